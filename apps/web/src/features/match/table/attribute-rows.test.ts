import { ATTRIBUTES } from '@goats/rules';
import { describe, expect, it } from 'vitest';
import type { MatchCard, MatchRound } from '../match-types.ts';
import { attributeRows } from './attribute-rows.ts';

const card = (value: number, special: Partial<MatchCard['attributes']> = {}): MatchCard => ({
  id: 1,
  name: 'The Flea #1',
  goatName: 'The Flea',
  momentTitle: 'Slalom',
  imageUrl: '/x.webp',
  rarity: 'Rare',
  goatScore: value,
  attributes: {
    ...(Object.fromEntries(ATTRIBUTES.map((name) => [name, value])) as MatchCard['attributes']),
    ...special,
  },
});

const round = (attribute: MatchRound['attribute'], values: [number, number]): MatchRound => ({
  round: 1,
  attribute,
  pickedBy: null,
  byClock: false,
  values,
  winner: null,
});

describe('the rows of a match', () => {
  it('puts the attribute a player leads by most on top, where the thumb is', () => {
    const rows = attributeRows(card(70, { vision: 85, pace: 60 }), card(75), [], 0);
    expect(rows[0]).toMatchObject({ attribute: 'vision', near: 85, far: 75, certain: false });
    expect(rows.at(-1)?.attribute).toBe('pace');
  });

  it('sinks a used attribute and shows what was really played, not what was announced', () => {
    const rows = attributeRows(card(70), card(75), [round('vision', [70, 91])], 0);
    expect(rows.at(-1)).toMatchObject({ attribute: 'vision', far: 91, certain: true, round: 1 });
  });

  it('mirrors the values for whoever sits second', () => {
    const rows = attributeRows(card(70), card(75), [round('vision', [91, 70])], 1);
    expect(rows.at(-1)).toMatchObject({ near: 70, far: 91 });
  });

  it('guesses nothing about a card that is not known', () => {
    expect(attributeRows(undefined, undefined, [], 0).every((row) => row.far === null)).toBe(true);
  });
});
