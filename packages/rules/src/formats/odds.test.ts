import { describe, expect, it } from 'vitest';
import { crowdFor } from '../engine/crowd.ts';
import { halves, oddsWords, signedHalves } from './odds.ts';

describe('halves', () => {
  it('writes a handicap as it is said, with a sign where it is a lead', () => {
    expect([13.5, 0.5, 10, 0, -3.5].map(halves)).toEqual(['13½', '½', '10', '0', '−3½']);
    expect([4.5, 0, -2].map(signedHalves)).toEqual(['+4½', '±0', '−2']);
  });
});

describe('odds in words', () => {
  it('says every chance the crowd gives as a bettor would', () => {
    const said = (
      [
        ['Common', 'Rare'],
        ['Common', 'Epic'],
        ['Common', 'Legendary'],
        ['Rare', 'Common'],
      ] as const
    ).map(([challenger, opponent]) => oddsWords(crowdFor(challenger, opponent)?.odds ?? 0));
    expect(said).toEqual(['about 1 in 3', 'about 1 in 4', 'about 1 in 6', 'about even']);
  });

  it('never says 1 in 2 for what is not even, nor 1 in infinity', () => {
    expect([0.42, 0.58, 0.66, 0.9, 0, 1].map(oddsWords)).toEqual([
      'about 2 in 5',
      'about 3 in 5',
      'about 2 in 3',
      'about 9 in 10',
      'none',
      'certain',
    ]);
  });
});
