import { ATTRIBUTES } from '@goats/rules';
import { describe, expect, it } from 'vitest';
import type { MatchCard, MatchRound } from '../match-types.ts';
import { type AttributeRow, attributeRows, leadOf } from './attribute-rows.ts';
import { rowLabel } from './attribute-table-row.tsx';

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

  it('puts the deciders that are left on top in the last round, and everything else out', () => {
    const deciders = {
      faceDown: false,
      cards: [
        { attribute: 'pace', state: 'open' },
        { attribute: 'vision', state: 'struck' },
        { attribute: 'dribbling', state: 'open' },
      ],
    } as const;
    const table = { deciders, crowd: () => ({ near: 0, far: 0 }), lastRound: true };
    const rows = attributeRows(card(70, { charisma: 99 }), card(75), [], 0, table);
    expect(rows.filter((row) => !row.out).map((row) => row.attribute)).toEqual([
      'dribbling',
      'pace',
    ]);
    expect(rows.slice(2).every((row) => row.out)).toBe(true);
    expect(rowLabel(rows.find((row) => row.attribute === 'vision') as AttributeRow)).toBe(
      'Vision, decider, crossed out: yours 70, 75 announced',
    );
    expect(rowLabel(rows[0] as AttributeRow)).toBe(
      'Dribbling, decider, open: yours 70, 75 announced',
    );
  });

  it('counts the crowd into the lead and says it with the value', () => {
    const crowd = (round: number) => ({ near: round === 1 ? 8.5 : 14.5, far: 0 });
    const table = { deciders: null, crowd, lastRound: false };
    const [row] = attributeRows(card(70), card(75), [], 0, table) as [AttributeRow];
    expect(leadOf(row)).toBe(3.5);
    expect(rowLabel(row)).toContain('yours 70 +8½, 75 announced');
    const after = attributeRows(card(70), card(75), [round(row.attribute, [70, 75])], 0, table);
    expect(after.map((each) => each.crowd.near)).toEqual([...Array(9).fill(14.5), 8.5]);
  });

  it('tells somebody who watches whose value it is: nothing here is theirs', () => {
    const [row] = attributeRows(card(70), card(75), [], 0) as [AttributeRow];
    const heard = rowLabel(row, ['Gaffer Billy', 'Nanny']);
    expect(heard).toBe(`${row.label}: Gaffer Billy 70, Nanny 75 announced`);
  });
});
