import { whyNotQuest } from '@goats/rules';
import { phrase } from '@goats/words';
import { expect, test } from 'vitest';
import { holdWords } from './quest-hold.ts';

test.each(['no-history', 'given-out'] as const)(
  'a page in another language knows the sentence again that says why: %s',
  (because) => {
    const { sentence } = whyNotQuest(because, 0);
    const said: string[] = [];
    const again = holdWords(sentence, (message, values) => {
      said.push(message);
      return phrase('en', message, values);
    });
    expect(said).toHaveLength(1);
    expect(again).toBe(sentence);
  },
);
