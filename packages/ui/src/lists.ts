import { DATE_TAG } from './date-tag.ts';

const ALL = new Intl.ListFormat(DATE_TAG, { type: 'conjunction' });
const ANY = new Intl.ListFormat(DATE_TAG, { type: 'disjunction' });

/** `listed(['Ada', 'Bob', 'Cat']) // 'Ada, Bob and Cat'` */
export function listed(names: readonly string[]): string {
  return ALL.format(names);
}

/** `eitherOf(['Pace', 'Vision', 'Flair']) // 'Pace or Vision or Flair'` */
export function eitherOf([first = '', ...others]: readonly string[]): string {
  return others.reduce((before, name) => ANY.format([before, name]), first);
}
