import type { MatchFacts } from '@goats/rules';

/** About what a state without any cards takes, and one card with its ten numbers. */
const STATE_BYTES = 4_000;
const CARD_BYTES = 700;

/** Roughly what a match takes in memory, without writing it out: what varies is its cards. */
export function bytesOf({ hands, state }: MatchFacts): number {
  const announced = state.players[0].announced.length + state.players[1].announced.length;
  const inHand = hands === null ? 0 : hands[0].length + hands[1].length;
  return STATE_BYTES + CARD_BYTES * (announced + inHand);
}
