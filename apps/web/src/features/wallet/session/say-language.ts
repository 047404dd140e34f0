import { api } from '@goats/ui/api/client.ts';
import { LOCALE } from '@goats/words';

/**
 * Whoever signs in on a page in another language is spoken to in it where no page says one. Nobody
 * chose it, so it takes the place of nothing; and without a word of it the server speaks English.
 */
export function sayLanguage(): void {
  if (LOCALE === 'en') return;
  api('PUT /api/me/language', { body: { language: LOCALE, chosen: false } }).catch(() => undefined);
}
