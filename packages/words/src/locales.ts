/** The languages of the site; each is also the first part of its addresses, but for English. */
export const LOCALES = ['en', 'es', 'pt', 'fr', 'de'] as const;

export type Locale = (typeof LOCALES)[number];

/** For `Intl` and `<html lang>`: the Portuguese here is that of Brazil. */
export const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = {
  ...{ en: 'en', es: 'es', pt: 'pt-BR', fr: 'fr', de: 'de' },
};

/** As a language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  ...{ en: 'English', es: 'Español', pt: 'Português', fr: 'Français', de: 'Deutsch' },
};

/** `toLocale('es') // 'es'`, `toLocale('tlh') // undefined` */
export function toLocale(text: string | null | undefined): Locale | undefined {
  return LOCALES.find((locale) => locale === text);
}

/** The first language of a list that the site has: `preferredLocale(['it', 'pt-PT', 'en']) // 'pt'` */
export function preferredLocale(tags: readonly string[]): Locale | undefined {
  for (const tag of tags) {
    const locale = toLocale(tag.slice(0, 2).toLowerCase());
    if (locale) return locale;
  }
  return undefined;
}

/** `mapLocales((locale) => locale.length) // { en: 2, es: 2, … }` */
export function mapLocales<T>(of: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Record<Locale, T>;
}

export interface LocalPath {
  readonly locale: Locale;
  /** As the route table has it. */
  readonly path: string;
}

/**
 * `splitPath('/es/cups') // { locale: 'es', path: '/cups' }`. A path never begins with two slashes: as
 * an address it would lead to another site.
 */
export function splitPath(pathname: string): LocalPath {
  const [first = '', ...rest] = pathname.replace(/^\/+/, '').split('/');
  const locale = toLocale(first);
  if (!locale || locale === 'en') return { locale: 'en', path: oneSlash(pathname) };
  return { locale, path: oneSlash(rest.join('/')) };
}

function oneSlash(path: string): string {
  return path.replace(/^\/*/, '/');
}

/** A picture that has words in it: `localPicture('es', '/api/images/cups/12.png') // '/api/images/cups/12.png?lang=es'` */
export function localPicture(locale: Locale, address: string): string {
  if (locale === 'en') return address;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${locale}`;
}

/** `localPath('es', '/cups') // '/es/cups'`, `localPath('en', '/cups') // '/cups'` */
export function localPath(locale: Locale, path: string): string {
  if (locale === 'en') return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
