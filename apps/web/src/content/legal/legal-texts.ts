import type { Locale } from '@goats/words';
import { type LegalText, readLegalText } from './legal-text.tsx';

/** Read only while pages are drawn ahead, so that no visitor carries five languages. */
const FILES = import.meta.glob<string>('./**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** In the order in which the pages name each other. */
export const LEGAL_NAMES = ['terms', 'privacy', 'cookies'] as const;

/** As it was written: `legalMarkdown('es', 'terms')`. What a language lacks it has in English. */
export function legalMarkdown(locale: Locale, name: (typeof LEGAL_NAMES)[number]): string {
  const markdown = FILES[`./${locale}/${name}.md`] ?? FILES[`./${name}.md`];
  if (!markdown) throw new Error(`There is no page of law called ${name}`);
  return markdown;
}

/** The pages of law in a language: `legalTexts('es')` */
export function legalTexts(locale: Locale): readonly LegalText[] {
  return LEGAL_NAMES.map((name) => readLegalText(legalMarkdown(locale, name)));
}
