import type { MatchCard, MatchFacts } from '@goats/rules';
import { describe, expect, it } from 'vitest';
import { bytesOf } from './match-size.ts';

const card = (id: number) => ({ id, name: 'A goat', rarity: 'Common' }) as unknown as MatchCard;
const match = (cards: number) =>
  ({
    state: { players: [{ announced: [card(1)] }, { announced: [card(2)] }] },
    hands: [Array.from({ length: cards }, (_, i) => card(i)), [card(2)]],
  }) as unknown as MatchFacts;

describe('what a remembered match weighs', () => {
  it('grows with its hands, so that a thousand large ones do not fill the memory', () => {
    expect(bytesOf(match(100)) - bytesOf(match(0))).toBe(70_000);
    expect(bytesOf({ ...match(0), hands: null })).toBeLessThan(bytesOf(match(0)));
  });
});
