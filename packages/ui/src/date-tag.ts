import { LANGUAGE_TAGS, LOCALE } from '@goats/words';

/** For dates by `Intl`: English ones have the day before the month here. */
export const DATE_TAG: string = LOCALE === 'en' ? 'en-GB' : LANGUAGE_TAGS[LOCALE];
