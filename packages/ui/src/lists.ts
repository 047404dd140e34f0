import { DATE_TAG } from './date-tag.ts';
import { onFirstUse } from './on-first-use.ts';

const all = onFirstUse(() => new Intl.ListFormat(DATE_TAG, { type: 'conjunction' }));
const any = onFirstUse(() => new Intl.ListFormat(DATE_TAG, { type: 'disjunction' }));

/** `listed(['Ada', 'Bob', 'Cat']) // 'Ada, Bob and Cat'` */
export function listed(names: readonly string[]): string {
  return all().format(names);
}

/** `eitherOf(['Pace', 'Vision', 'Flair']) // 'Pace or Vision or Flair'` */
export function eitherOf([first = '', ...others]: readonly string[]): string {
  return others.reduce((before, name) => any().format([before, name]), first);
}
