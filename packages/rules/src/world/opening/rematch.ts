import { isExpired, REMATCH_WITHIN_MS } from '../../economy/deadlines.ts';
import { stakeOf } from '../../economy/payouts.ts';
import { type Stake, stakeHundredths } from '../../economy/stakes.ts';
import type { MatchMode } from '../../engine/commitment.ts';
import { otherSeat } from '../../engine/seats.ts';
import { seatOf } from '../../engine/state.ts';
import { type Asking, ask } from '../kernel/ask.ts';
import { refuse } from '../kernel/verdict.ts';
import type { OpeningFacts, OpeningKind } from './facts.ts';

interface Wish {
  readonly kind: OpeningKind;
  readonly wallet: string;
  readonly mode: MatchMode;
  readonly stake: Stake | 0;
  /** The match to be played again. */
  readonly rematchOf?: number | undefined;
  readonly at: number;
}

type Rematch = { readonly ok: true; readonly rematchOf?: number; readonly to?: string };

/**
 * Whom a rematch is for. Nobody names the opponent: it is the other player of a match that has just
 * ended. The same game for the same stake, or for one after a friendly; once at a time, and not again
 * to somebody who has said no.
 */
export function* askRematch(wish: Wish): Asking<Rematch | ReturnType<typeof refuse>> {
  const { kind, wallet, mode, rematchOf, at } = wish;
  if (rematchOf === undefined) return { ok: true };
  const { match, last } = yield* ask({
    match: { ask: 'match', id: rematchOf },
    last: { ask: 'last-rematch', of: rematchOf },
  });
  if (match === null) return refuse('NOT_FOUND', 'There is no such match.');
  const { state } = match;
  const seat = seatOf(state, wallet);
  if (seat === null) {
    return refuse('NOT_A_PLAYER', 'A rematch is for the two who played the match.');
  }
  if (match.kind === 'practice' || match.kind === 'cup') {
    return noRematch('Only a match between two players has a rematch.');
  }
  if (state.phase !== 'finished') {
    return refuse('MATCH_NOT_FINISHED', 'First this match, then the next one.');
  }
  if (isExpired(state.finishedAt + REMATCH_WITHIN_MS, at)) {
    return noRematch('That match is too long ago for a rematch. The lobby is open.');
  }
  const same = match.kind === kind && stakeOf(state.terms) === stakeHundredths(wish.stake);
  // After a friendly the two may agree on a stake.
  const raised = match.kind === 'friendly' && kind === 'challenge';
  if (state.mode !== mode || !(same || raised)) {
    return noRematch('A rematch is the same game for the same stake.');
  }
  if (last?.status === 'open') return alreadyProposed(last, wallet);
  if (last?.status === 'declined' && last.player === wallet) {
    return noRematch('Your opponent has said no to this rematch.');
  }
  return { ok: true, rematchOf, to: state.players[otherSeat(seat)].address };
}

function noRematch(sentence: string) {
  return refuse('NO_REMATCH', sentence);
}

function alreadyProposed({ kind, id, player }: OpeningFacts, wallet: string) {
  const sentence =
    player === wallet
      ? 'You have proposed this rematch already.'
      : 'Your opponent was faster: a rematch is waiting for you.';
  return refuse('REMATCH_PROPOSED', sentence, { kind, id });
}
