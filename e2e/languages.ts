import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale, parseMessage } from '@goats/words';
import type { Page } from '@playwright/test';

const WORDS = join(import.meta.dirname, '../words');

export type Other = Exclude<Locale, 'en'>;

export const OTHERS = LOCALES.filter((locale): locale is Other => locale !== 'en');

/** `catalogueOf('es').get('Cups') // 'Copas'` */
export function catalogueOf(locale: Other): ReadonlyMap<string, string> {
  const files = readdirSync(join(WORDS, locale)).filter((name) => name.endsWith('.json'));
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

/** Sentences of ours that a page shows in English although its language has them. */
export async function englishLeft(page: Page, locale: Other): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const spoken = [...document.querySelectorAll('[aria-label], [title], img[alt], [placeholder]')];
    const named = spoken.flatMap((element) =>
      ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    const english = [...document.querySelectorAll<HTMLElement>('[lang="en"]')];
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not shown
    let text = document.body.innerText;
    // biome-ignore lint/performance/useDomNodeTextContent: see above
    for (const { innerText } of english) text = text.replace(innerText, '');
    return `${text}\n${named.join('\n')}`.replaceAll(/[ \t]+/g, ' ').toLowerCase();
  });
  return [...catalogueOf(locale)]
    .map(([message, translation]) => [message.split('@@', 1)[0]!, translation] as const)
    .filter(([message, translation]) => {
      const isPlain = !/[{<]/.test(message) && message.includes(' ');
      if (!isPlain || message.length < LEAST_LETTERS || message === translation) return false;
      return shown.includes(message.toLowerCase());
    })
    .map(([message]) => message);
}
