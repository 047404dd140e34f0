import { describe, expect, it } from 'vitest';
import { FROM_THE_START } from './stage/stage.ts';
import { cardInPlay } from './swapped.ts';
import { type AttributeRow, attributeRows, leadOf } from './table/attribute-rows.ts';
import { rowLabel } from './table/attribute-table-row.tsx';
import { FLEA, MACHINE, testBattle, testRound, WIZARD, wonBattle, YOU } from './test-match.ts';

const match = testBattle({ phase: 'pick' });
const told = (theirs: number) => ({
  stage: FROM_THE_START,
  rounds: [testRound({ values: [84, theirs] })],
});

describe('the card a player seems to play', () => {
  it('is the announced one as long as the rounds agree with it', () => {
    expect(cardInPlay(match, 1, told(80))).toBe(WIZARD);
  });

  it('is nobody’s guess once a round has shown a swap: no row promises a value', () => {
    const shown = told(82);
    const far = cardInPlay(match, 1, shown);
    expect(far).toBeUndefined();
    const rows = attributeRows(cardInPlay(match, 0, shown), far, shown.rounds, 0);
    const [best, played] = [rows[0], rows.at(-1)] as [AttributeRow, AttributeRow];
    expect(leadOf(best)).toBeNull();
    expect(rowLabel(best)).toBe(`${best.label}: yours 84, theirs unknown`);
    expect(rowLabel(played)).toContain('84 against 82');
  });

  it('is known again when everything is turned over', () => {
    const over = wonBattle(YOU);
    expect(cardInPlay(over, 1, { ...told(82), rounds: over.rounds })).toBe(MACHINE);
    expect(cardInPlay(over, 0, { ...told(82), rounds: over.rounds })).toBe(FLEA);
  });
});
