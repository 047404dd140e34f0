import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale, parseMessage } from '@goats/words';
import type { Page } from '@playwright/test';

const WORDS = join(import.meta.dirname, '../words');

export type Other = Exclude<Locale, 'en'>;

export const OTHERS = LOCALES.filter((locale): locale is Other => locale !== 'en');

/** `catalogueOf('es').get('Cups') // 'Copas'` */
export function catalogueOf(locale: Other): ReadonlyMap<string, string> {
  // The stories' own titles are names too, and stand on cards in English.
  const files = readdirSync(join(WORDS, locale)).filter((name) =>
    /^(?!collection).*\.json$/.test(name),
  );
  const read = (name: string) =>
    Object.entries(JSON.parse(readFileSync(join(WORDS, locale, name), 'utf8')) as object);
  return new Map(files.flatMap(read));
}

/** What a message looks like on a page, whatever its values: `said('es', 'Play {name}') // /^Juega con .+$/` */
export function said(locale: Other, message: string): RegExp {
  const translation = catalogueOf(locale).get(message);
  if (translation === undefined) throw new Error(`${locale} does not say “${message}”`);
  const pattern = parseMessage(translation).map((part) =>
    typeof part === 'string' ? part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&') : '.+',
  );
  return new RegExp(`^${pattern.join('').replaceAll(/\s+/g, '\\s+')}$`);
}

/** Shorter ones are names, or the same word in both languages by chance. */
const LEAST_LETTERS = 12;
/** What the site and its cards are called, in every language. */
const NAMES = new Set(['legendary goats']);

/** Lines of a page that are sentences of ours in English although its language has them. */
export async function englishLeft(page: Page, locale: Other): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const english = [...document.querySelectorAll<HTMLElement>('[lang="en"]')];
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not shown
    let text = document.body.innerText;
    // biome-ignore lint/performance/useDomNodeTextContent: see above
    for (const { innerText } of english) text = text.replace(innerText, '');
    return text.split('\n').map((line) => line.trim().toLowerCase());
  });
  const lines = new Set(shown);
  return [...catalogueOf(locale)]
    .map(
      ([message, translation]) => [message.split('@@', 1)[0]!.toLowerCase(), translation] as const,
    )
    .filter(([message, translation]) => {
      const isPlain = !/[{<]/.test(message) && message.includes(' ');
      if (!isPlain || message.length < LEAST_LETTERS || NAMES.has(message)) return false;
      return message !== translation.toLowerCase() && lines.has(message);
    })
    .map(([message]) => message);
}
