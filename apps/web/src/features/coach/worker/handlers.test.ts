import { duelPosition, matchOfProof, matchView, otherSeat, rewind, type Seat } from '@goats/rules';
import { describe, expect, test } from 'vitest';
import { handsOf } from '../notes/notes.ts';
import { testProof } from '../test-proof.ts';
import { handlers } from './handlers.ts';

const names = { 10: 'The Flea #10', 20: 'The Phoenix #20' };

describe('the gaffer', () => {
  test('writes notes for both seats: what was brought, and every pick, with what it cost', () => {
    for (let number = 0; number < 12; number += 1) {
      const proof = testProof(number);
      const answer = handlers.notes({ proof, names });
      if (!answer.ok) throw new Error(answer.reason);
      for (const seat of [0, 1] as const) {
        const picks = proof.rounds.filter(({ pickedBy }) => pickedBy === seat);
        const { notes, swing } = answer.seats[seat]!;
        expect(notes.map(({ step, round }) => [step, round])).toEqual([
          ['bring', 1],
          ...picks.map(({ round }) => [round === 2 ? 'pick' : 'decide', round]),
        ]);
        expect(swing.at(-1)?.chance).toBe(proof.result.winner === seat ? 1 : 0);
        for (const { choices, chosen, cost } of notes) {
          expect(choices).toContain(chosen);
          expect(cost).toBeCloseTo(choices[0]!.odds - chosen.odds);
          for (const { why } of choices) expect(why).toMatch(/^[A-Z].*\.$/);
        }
      }
    }
  });

  test('survives the way to the page and back', () => {
    const answer = handlers.notes({ proof: testProof(1), names });
    expect(structuredClone(answer)).toEqual(answer);
  });

  test('says nothing about a proof that does not add up, but what is wrong with it', () => {
    const proof = testProof(2);
    expect(handlers.notes({ proof: { ...proof, score: [9, 0] }, names })).toMatchObject({
      ok: false,
      field: 'score[0]',
    });
    expect(handlers.notes({ proof: null, names }).ok).toBe(false);
  });

  test('advises the same in the middle of a match as afterwards', () => {
    const proof = testProof(3);
    const seat = otherSeat(proof.rounds[0]!.winner as Seat);
    const then = rewind(matchOfProof(proof), 2)!;
    const view = matchView(then, then.players[seat].address);
    const advice = handlers.advice({ position: duelPosition(view, handsOf(proof)), names });
    const answer = handlers.notes({ proof, names });
    const after = answer.ok ? answer.seats[seat]?.notes.find(({ step }) => step === 'pick') : null;
    expect(advice).toHaveLength(21);
    expect(after?.choices).toEqual(advice);
  });
});
