import { describe, expect, it } from 'vitest';
import type { OwnedCard } from '../wallet/wallet-queries.ts';
import { chosenFor } from './playable.ts';

const NOW = Date.parse('2026-06-15T12:00:00Z');
const card = (id: number, goatScore: number, over: Partial<OwnedCard> = {}) =>
  ({
    ...{ id, goatScore, free: true, restsUntil: null, gamesToday: 0, bond: null },
    ...over,
  }) as OwnedCard;
const resting = { free: false, restsUntil: new Date(NOW + 3_600_000).toISOString() };

describe('the card that goes in', () => {
  it('is the strongest, until somebody picks another one', () => {
    const cards = [card(1, 60), card(2, 80)];
    expect(chosenFor(cards, null, true, NOW)?.id).toBe(2);
    expect(chosenFor(cards, 1, true, NOW)?.id).toBe(1);
  });

  it('may rest in a friendly, and not where something is staked', () => {
    const cards = [card(1, 60), card(2, 80, resting)];
    expect(chosenFor(cards, 2, true, NOW)?.id).toBe(2);
    expect(chosenFor(cards, 2, false, NOW)?.id).toBe(1);
    expect(chosenFor([card(2, 80, resting)], null, false, NOW)).toBeUndefined();
  });

  it('is nothing that plays elsewhere while another one is at home, and nothing outside', () => {
    const cards = [card(1, 60), card(2, 80, { free: false }), card(3, 90, { place: 'chain' })];
    expect(chosenFor(cards, null, true, NOW)?.id).toBe(1);
    expect(chosenFor(cards, 3, true, NOW)?.id).toBe(1);
  });
});
