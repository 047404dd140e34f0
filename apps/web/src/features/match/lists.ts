import { LANGUAGE_TAGS, LOCALE } from '@goats/words';

// Plain 'en' would put a comma before the last 'and'.
const TAG = LOCALE === 'en' ? 'en-GB' : LANGUAGE_TAGS[LOCALE];
const ALL = new Intl.ListFormat(TAG, { type: 'conjunction' });
const ANY = new Intl.ListFormat(TAG, { type: 'disjunction' });

/** `listed(['Ada', 'Bob', 'Cat']) // 'Ada, Bob and Cat'` */
export function listed(names: readonly string[]): string {
  return ALL.format(names);
}

/** `eitherOf(['Pace', 'Vision', 'Flair']) // 'Pace or Vision or Flair'` */
export function eitherOf([first = '', ...others]: readonly string[]): string {
  return others.reduce((before, name) => ANY.format([before, name]), first);
}
