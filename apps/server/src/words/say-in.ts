import { type Locale, phrase, type Say } from '@goats/words';
import { type Catalogue, catalogueOf } from './catalogues.ts';

/** How each language is spoken: `speak('es')('Have a look')`. */
export type Speak = (locale: Locale) => Say;

/**
 * A language for what is worded here and not on a page: pushes and mails. What nobody has translated
 * is said in English, which is better than not at all.
 */
export const sayIn: Speak = (locale) => sayFrom(locale, locale === 'en' ? {} : catalogueOf(locale));

/** `sayFrom('es', { 'Have a look': 'Echa un vistazo' })` */
export function sayFrom(locale: Locale, catalogue: Catalogue): Say {
  return (message, values) => {
    const translated = Object.hasOwn(catalogue, message) ? catalogue[message] : undefined;
    if (!translated) return phrase('en', message, values);
    try {
      return phrase(locale, translated, values);
    } catch {
      // One translation that is no message must not keep a letter from being sent.
      return phrase('en', message, values);
    }
  };
}
