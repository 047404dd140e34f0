import { LOCALES, type Locale } from './locales.ts';

/** Put in by the build of the pages, which makes one release of the scripts for each language. */
declare const __LOCALE__: string | undefined;

const built = typeof __LOCALE__ === 'string' ? __LOCALE__ : 'en';

/** The language of this page. A page never changes it: another language is another address. */
export const LOCALE: Locale = LOCALES.find((locale) => locale === built) ?? 'en';
