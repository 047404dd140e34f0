import { type MatchState, otherSeat, type Seat } from '@goats/rules';
import { describe, expect, test } from 'vitest';
import { testProof } from '../test-proof.ts';
import { cardsToTry, stateBefore, tryAgain } from './retry.ts';

const loserOf = (proof: ReturnType<typeof testProof>) => otherSeat(proof.rounds[0]!.winner as Seat);

/** Plays the seat's open choices with whatever comes first. */
function toTheEnd(proof: ReturnType<typeof testProof>, seat: Seat, from: MatchState): MatchState {
  let state = from;
  while (state.phase === 'pick') {
    const open = proof.deciders!.map(({ attribute }) => attribute);
    const played = state.rounds.map(({ attribute }) => attribute);
    const attribute = open.find((each) => !played.includes(each) && each !== struck(state))!;
    state = tryAgain(proof, seat, state, { attribute, strike: null });
  }
  return state;
}

const struck = (state: MatchState) => ('strike' in state ? state.strike?.attribute : undefined);

describe('trying a pick again', () => {
  test('goes on from where the pick was made, with both real cards, to an end', () => {
    for (let number = 0; number < 12; number += 1) {
      const proof = testProof(number);
      const seat = loserOf(proof);
      const from = stateBefore(proof, 2)!;
      const attribute = proof.deciders![0]!.attribute;
      const over = tryAgain(proof, seat, from, { attribute, strike: null });
      if (over.phase !== 'finished') throw new Error(over.phase);
      expect(over.rounds[0]).toEqual(proof.rounds[0]);
      expect(over.rounds[1]?.values).toEqual(
        proof.players.map(({ cards }) => cards?.[0]?.attributes[attribute]),
      );
    }
  });

  test('gives the same answer to the same pick, however often it is tried', () => {
    const proof = testProof(4);
    const seat = loserOf(proof);
    const from = stateBefore(proof, 2);
    const attempt = { attribute: proof.deciders![1]!.attribute, strike: null };
    expect(tryAgain(proof, seat, from, attempt)).toEqual(tryAgain(proof, seat, from, attempt));
  });

  test('deals the same draw to another card', () => {
    for (let number = 0; number < 12; number += 1) {
      const proof = testProof(number);
      for (const seat of [0, 1] as const) {
        const cards = cardsToTry(proof, seat);
        expect(cards).toHaveLength(4);
        for (const { id } of cards) {
          const over = toTheEnd(proof, seat, tryAgain(proof, seat, null, { cardId: id }));
          if (over.phase !== 'finished') throw new Error(over.phase);
          expect(over.rounds[0]?.attribute).toBe(proof.rounds[0]?.attribute);
          expect(over.openings[seat]?.cards[0]?.id).toBe(id);
          expect(over.openings[otherSeat(seat)]?.cards).toEqual(
            proof.players[otherSeat(seat)].cards,
          );
        }
      }
    }
  });

  test('refuses what the match would have refused, in a sentence', () => {
    const proof = testProof(5);
    const from = stateBefore(proof, 2);
    const { attribute } = proof.rounds[0]!;
    expect(() => tryAgain(proof, loserOf(proof), from, { attribute, strike: null })).toThrow(
      /refused/,
    );
    expect(() => tryAgain(proof, 0, null, { cardId: 99 })).toThrow('not in the hand');
    expect(stateBefore(proof, 9)).toBeNull();
  });
});
