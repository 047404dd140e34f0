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
  if (match === null) return refuse('match-unknown');
  const { state } = match;
  const seat = seatOf(state, wallet);
  if (seat === null) {
    return refuse('rematch-not-a-player');
  }
  if (match.kind === 'practice' || match.kind === 'cup') {
    return refuse('rematch-of-players-only');
  }
  if (state.phase !== 'finished') {
    return refuse('rematch-too-early');
  }
  if (isExpired(state.finishedAt + REMATCH_WITHIN_MS, at)) {
    return refuse('rematch-too-late');
  }
  const same = match.kind === kind && stakeOf(state.terms) === stakeHundredths(wish.stake);
  // After a friendly the two may agree on a stake.
  const raised = match.kind === 'friendly' && kind === 'challenge';
  if (state.mode !== mode || !(same || raised)) {
    return refuse('rematch-same-game');
  }
  if (last?.status === 'open') return alreadyProposed(last, wallet);
  if (last?.status === 'declined' && last.player === wallet) {
    return refuse('rematch-declined');
  }
  return { ok: true, rematchOf, to: state.players[otherSeat(seat)].address };
}

function alreadyProposed({ kind, id, player }: OpeningFacts, wallet: string) {
  const reason = player === wallet ? 'rematch-proposed-by-you' : 'rematch-proposed-by-them';
  return refuse(reason, {}, { kind, id });
}
