import { LOCALES, type Locale, preferredLocale, toLocale } from '@goats/words';

/** Every message of this page in every language, by its mark; the build writes them beside the script. */
type Catalogues = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

declare global {
  /** What the build puts in the place of each message, and of the language of the page. */
  var leaveWord: (mark: string) => string;
  var leaveLocale: Locale;
}

/*
 * This page is saved as one file and read years later, by whoever: so it holds all languages, unlike
 * the pages of the site. A script of its own that runs before the page's: modules say their sentences
 * as soon as they are there.
 */
const text = document.getElementById('words')?.textContent;
const catalogues: Partial<Catalogues> = text ? JSON.parse(text) : {};
const asked = toLocale(new URLSearchParams(location.search).get('lang'));
const locale = asked ?? preferredLocale(navigator.languages) ?? LOCALES[0];
globalThis.leaveLocale = locale;
globalThis.leaveWord = (mark) => catalogues[locale]?.[mark] ?? mark;
