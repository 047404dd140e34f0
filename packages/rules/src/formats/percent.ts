import { LOCALE, type Locale } from '@goats/words';

/** In whole per cents, which is all that a chance is known to: `percent(0.114) // '11 %'` */
export function percent(share: number, locale: Locale = LOCALE): string {
  // Portuguese writes the sign without a space.
  return `${Math.round(share * 100)}${locale === 'pt' ? '' : ' '}%`;
}
