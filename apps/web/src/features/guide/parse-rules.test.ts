import { describe, expect, it } from 'vitest';
import rulesMarkdown from '../../../../../docs/rules.md?raw';
import { parseRules } from './parse-rules.ts';
import { GROUP_WORDS } from './rule-groups.ts';

const groups = parseRules(rulesMarkdown);
const numbers = groups.flatMap((group) => group.rules.map((rule) => rule.number));

describe('the numbered rules on the rules page', () => {
  it('shows every group of the list', () => {
    expect(groups.map((group) => group.title)).toEqual([
      'Duel',
      'Squad',
      'Randomness',
      'What may be seen',
      'Proofs',
      'House players',
      'Economy',
    ]);
  });

  it('has words for the heading of each of them', () => {
    expect(Object.keys(GROUP_WORDS)).toEqual(groups.map((group) => group.title));
  });

  it('leaves no number out and shows none twice', () => {
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const letter of 'DSRVPHE') {
      const all = numbers.filter((number) => number.startsWith(letter));
      const own = all.filter((number) => !/[a-z]$/.test(number));
      expect(own).toEqual(own.map((_, index) => `${letter}${index + 1}`));
      for (const later of all.filter((number) => /[a-z]$/.test(number))) {
        expect(all[all.indexOf(later) - 1]?.replace(/[a-z]$/, '')).toBe(later.slice(0, -1));
      }
      expect(own.length).toBeGreaterThan(2);
    }
  });

  it('keeps the text of the commitment as it is, to the byte', () => {
    const [first] = groups[0]?.rules ?? [];
    expect(first?.paragraphs[1]).toEqual({
      text: 'goat-duel-v1|<match id>|<address in lower case>|<card id>|<seed>|<salt>',
      code: true,
    });
  });

  it('prints figures without the names of the constants behind them', () => {
    const texts = groups.flatMap(({ rules }) =>
      rules.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)),
    );
    expect(texts).toContain('**A losing card rests** 12 hours.');
    expect(texts.filter((text) => text.includes('<!--'))).toEqual([]);
  });
});
