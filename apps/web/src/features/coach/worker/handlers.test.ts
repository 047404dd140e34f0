import { duelPosition, matchOfProof, matchView, otherSeat, rewind, type Seat } from '@goats/rules';
import { describe, expect, test } from 'vitest';
import { handsOf } from '../notes/notes.ts';
import { testProof, testSquadProof } from '../test-proof.ts';
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
        const written = answer.seats[seat];
        if (written?.mode !== 'duel') throw new Error('a duel has the notes of a duel');
        const { notes, swing } = written;
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

  test('finds every pick and strike of both seats of a squad, and says how finely it counted', () => {
    let strikes = 0;
    for (let number = 0; number < 3; number += 1) {
      const proof = testSquadProof(number);
      const answer = handlers.notes({ proof, names });
      if (!answer.ok) throw new Error(answer.reason);
      const decider = proof.rounds[4]?.pickedBy;
      for (const seat of [0, 1] as const) {
        const written = answer.seats[seat];
        if (written?.mode !== 'squad') throw new Error('a squad has the notes of a squad');
        const picks = proof.rounds.filter(({ pickedBy }) => pickedBy === seat);
        const struck = proof.strike !== undefined && decider === otherSeat(seat);
        if (struck) strikes += 1;
        expect(written.notes.map(({ step, round }) => [step, round])).toEqual([
          ...picks.map(({ round }) => ['pick', round]),
          ...(struck ? [['strike', 5]] : []),
        ]);
        expect(written.imagined).toBe(150);
        for (const { best, chosen, cost } of written.notes) {
          const gap = best.odds - chosen.odds;
          expect(cost).toBe(gap < written.telling ? 0 : gap);
        }
      }
    }
    expect(strikes).toBeGreaterThan(0);
  });

  test('says nothing about a squad whose proof does not add up', () => {
    const proof = testSquadProof(0);
    const answer = handlers.notes({ proof: { ...proof, score: [9, 0] }, names });
    expect(answer).toMatchObject({ ok: false, field: 'score[0]' });
  });

  test('survives the way to the page and back: the bars still know the best and the chosen', () => {
    for (const proof of [testProof(1), testSquadProof(1)]) {
      const answer = handlers.notes({ proof, names });
      const arrived = structuredClone(answer);
      expect(arrived).toEqual(answer);
      if (!arrived.ok) throw new Error(arrived.reason);
      for (const written of arrived.seats) {
        for (const { choices, chosen } of written?.notes ?? []) {
          expect(choices.some((choice) => choice === chosen)).toBe(true);
        }
      }
    }
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
    const written = answer.ok ? answer.seats[seat] : null;
    const after =
      written?.mode === 'duel' ? written.notes.find(({ step }) => step === 'pick') : null;
    expect(advice).toHaveLength(21);
    expect(after?.choices).toEqual(advice);
  });
});
