import { localMemory } from '@goats/ui/browser/safe-storage.ts';
import { LOCALE, type Locale, localPath, splitPath, toLocale } from '@goats/words';

const KEY = 'language';

/** The language that somebody chose on this device; undefined while nobody did. */
export function keptLanguage(): Locale | undefined {
  return toLocale(localMemory.getItem(KEY));
}

export function keepLanguage(locale: Locale): void {
  localMemory.setItem(KEY, locale);
}

/** The page that is shown, in another language: `addressIn('es') // '/es/cups?kind=open#draw'` */
export function addressIn(locale: Locale, { pathname, search, hash } = location): string {
  return localPath(locale, splitPath(pathname).path) + search + hash;
}

/**
 * Whoever chose a language gets it, whatever the address says: a link from a friend is in the
 * friend's. Answers whether the page is being left for it.
 */
export function goToKeptLanguage(): boolean {
  const kept = keptLanguage();
  // Scripts that speak another language than their address would load it for ever.
  const here = splitPath(location.pathname).locale;
  if (!kept || kept === LOCALE || kept === here) return false;
  location.replace(addressIn(kept));
  return true;
}
