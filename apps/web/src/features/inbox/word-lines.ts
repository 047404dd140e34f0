import { LOCALE, t } from '@goats/words';

/** As much of a line of the inbox as its words need. */
interface Line {
  readonly text: string;
  readonly kind?: string | undefined;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

/**
 * Lines in the language of the page. An English one has them from the server; elsewhere a line without
 * facts, or of a kind that this release does not know, stays as it came.
 */
export async function wordLines<L extends Line>(lines: readonly L[]): Promise<L[]> {
  if (LOCALE === 'en' || lines.length === 0) return [...lines];
  // Words that do not arrive must not hide the lines: their English is better than nothing.
  const words = await import('./notice-words.ts').catch(() => undefined);
  if (!words) return [...lines];
  const { noticeWords } = words;
  return lines.map((line) => {
    const { kind, values } = line;
    const text = kind && values ? noticeWords(t, { kind, values }) : undefined;
    return text === undefined ? line : { ...line, text };
  });
}
