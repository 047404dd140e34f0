import type { Say } from '@goats/words';
import { fixedGrouped } from './numbers.ts';

/** A sentence as it is kept, in English, and the message that says the same; groups are its values. */
export type KeptSentence = readonly [english: RegExp, message: string];

const NUMBER = /^\d{1,3}(?:,?\d{3})*(?:\.(\d+))?$/;

/**
 * Says a sentence again that was written down in English long before anybody asked for another
 * language. One that is not known, of an operator or of a newer server, comes back as it is.
 */
export function sayAgain(sentence: string, sentences: readonly KeptSentence[], say: Say): string {
  for (const [english, message] of sentences) {
    const found = english.exec(sentence);
    if (found) return say(message, inLanguage(found.groups ?? {}));
  }
  return sentence;
}

function inLanguage(groups: Readonly<Record<string, string | undefined>>) {
  const values = Object.entries(groups).map(([name, text]) => {
    const number = text === undefined ? null : NUMBER.exec(text);
    if (number === null) return [name, text] as const;
    return [
      name,
      fixedGrouped(Number(number[0].replaceAll(',', '')), number[1]?.length ?? 0),
    ] as const;
  });
  return Object.fromEntries(values);
}
