import {
  type FinishedState,
  type MatchEvent,
  otherSeat,
  type Pair,
  restsUntil,
  SEATS,
  type Settlement,
  settlementOf,
  winnerTakes,
} from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { type Rating, ratingFor } from '../battles/rate-match.ts';
import { attributeColumn } from '../catalogue/card-row.ts';
import { TREASURY } from '../ledger/ledger.ts';
import { ledgerRefusal } from '../ledger/ledger-refusals.ts';
import { type StoredMatch, vaultOf, withoutSeed } from './match-store.ts';

/**
 * Ends a staked match and moves everything that its end moves, in one call that is one transaction:
 * HOOF, cards, rest, +1, statistics, rating. Answers false when somebody acted or another result
 * came in between; then nothing was written and the match has to be read again.
 */
export async function settleMatch(
  tx: Queryable,
  match: StoredMatch,
  state: FinishedState,
  events: readonly MatchEvent[],
): Promise<boolean> {
  const { winner, reason } = state.result;
  const settlement = settlementOf(state);
  const players: Pair<string> = [state.players[0].address, state.players[1].address];
  const rating =
    winner === null ? null : await ratingFor(tx, { players, winner, reason }, state.finishedAt);
  const { improved } = settlement;
  const games = gamesOf(state, settlement);
  const payments = paymentsOf(match, state, settlement, players);
  const args: unknown[] = [
    match.id,
    match.version,
    events.map((event) => JSON.stringify(event)),
    withoutSeed(state),
    winner,
    reason,
    new Date(state.finishedAt),
    vaultOf(match),
    games.map((game) => game.cardId),
    games.map((game) => game.kind),
    games.map((game) => game.giver),
    games.map((game) => game.taker),
    games.map((game) => game.rests),
    improved?.cardId ?? null,
    improved?.attribute ?? null,
    improved ? attributeColumn(improved.attribute) : null,
    payments.map((payment) => payment.reason),
    payments.map((payment) => payment.from),
    payments.map((payment) => payment.to),
    payments.map((payment) => payment.amount),
    ...ratingArguments(rating, players, state, settlement),
  ];
  const places = args.map((_, i) => `$${i + 1}`).join(', ');
  try {
    const [answer] = await tx.prepared<{ obstacle: string | null }>(
      'finish-match',
      `select finish_match(${places}) as obstacle`,
      args,
    );
    return answer?.obstacle === null;
  } catch (error) {
    throw ledgerRefusal(error) ?? error;
  }
}

interface Game {
  readonly cardId: number;
  readonly kind: 'won' | 'lost';
  readonly giver: string | null;
  readonly taker: string | null;
  readonly rests: Date | null;
}

/** One game for every card that played; the loser's rest, and one of them may change hands. */
function gamesOf(state: FinishedState, { playedCards, cardToWinner }: Settlement): Game[] {
  const { winner } = state.result;
  if (winner === null) return [];
  const loser = otherSeat(winner);
  const rests = new Date(restsUntil(state.finishedAt));
  const hands = (cardId: number) =>
    cardId === cardToWinner
      ? { giver: state.players[loser].address, taker: state.players[winner].address }
      : { giver: null, taker: null };
  const games = SEATS.flatMap((seat) =>
    playedCards[seat].map((cardId): Game => {
      const won = seat === winner;
      return { cardId, kind: won ? 'won' : 'lost', ...hands(cardId), rests: won ? null : rests };
    }),
  );
  if (cardToWinner === null || playedCards[loser].includes(cardToWinner)) return games;
  // A squad's captain sat on the bench: it is lost, but it need not rest.
  const now = new Date(state.finishedAt);
  return [...games, { cardId: cardToWinner, kind: 'lost', ...hands(cardToWinner), rests: now }];
}

/** Everything to the winner, or each stake to whom it came from. */
function paymentsOf(
  match: StoredMatch,
  state: FinishedState,
  { treasuryBonus }: Settlement,
  players: Pair<string>,
) {
  const { terms, result } = state;
  if (terms.kind === 'practice') return [];
  const vault = vaultOf(match);
  const { stake } = terms;
  if (result.winner === null) {
    return players.map((to) => ({ reason: 'refund', from: vault, to, amount: stake }));
  }
  const to = players[result.winner];
  return [
    { reason: 'payout', from: vault, to, amount: winnerTakes(stake) },
    ...(treasuryBonus > 0 ? [{ reason: 'bonus', from: TREASURY, to, amount: treasuryBonus }] : []),
  ];
}

function ratingArguments(
  rating: Rating | null,
  players: Pair<string>,
  state: FinishedState,
  { payouts }: Settlement,
): unknown[] {
  if (rating === null) return Array.from({ length: 10 }, () => null);
  const { games, before, after, counted, reason } = rating;
  return [
    players,
    games,
    SEATS.map((seat) => (seat === state.result.winner ? 1 : 0)),
    payouts,
    after.map((standing) => standing.rating),
    after.map((standing) => standing.deviation),
    after.map((standing) => standing.volatility),
    before.map((standing) => standing.rating),
    counted,
    reason,
  ];
}
