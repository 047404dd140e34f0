import {
  type FinishedState,
  otherSeat,
  restsUntil,
  SEATS,
  type Settlement,
  settlementOf,
} from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { notifyChanged } from '../../hot/notify-changed.ts';
import { rateMatch } from '../battles/rate-match.ts';
import { levelUp } from '../cards/card-events.ts';
import { releaseCards } from '../cards/engagements.ts';
import { payOut, refund } from '../ledger/vaults.ts';
import { type StoredMatch, vaultOf } from './match-store.ts';

/**
 * Everything the end of a match moves, inside the transaction that ends it: cards, HOOF, rest, +1,
 * statistics, rating. Cards before accounts before battlers, as everywhere, so that no two
 * settlements wait for each other.
 */
export async function settleMatch(
  tx: Queryable,
  match: StoredMatch,
  state: FinishedState,
): Promise<void> {
  if (match.kind === 'practice') return;
  const at = state.finishedAt;
  const vault = vaultOf(match);
  const settlement = settlementOf(state);
  const { winner, reason } = state.result;
  await releaseCards(tx, vault);
  if (winner === null) {
    await refund(tx, vault, at);
    return;
  }
  await recordGames(tx, match, state, settlement);
  const changed = await levelWinner(tx, match, settlement, at);
  if (settlement.cardToWinner !== null) changed.push(`card:${settlement.cardToWinner}`);
  if (changed.length > 0) await notifyChanged(tx, changed);
  const players = [state.players[0].address, state.players[1].address] as const;
  const payout = settlement.payouts[winner];
  const bonus = settlement.treasuryBonus;
  await payOut(tx, vault, { winner: players[winner], bonus }, at);
  await rateMatch(tx, { matchId: match.id, players, winner, reason, payout }, at);
}

/** One game for every card that played; the loser's rest, and one of them may change hands. */
async function recordGames(
  tx: Queryable,
  match: StoredMatch,
  state: FinishedState,
  { playedCards, cardToWinner }: Settlement,
): Promise<void> {
  const winner = state.result.winner!;
  const loser = otherSeat(winner);
  const lost = [...playedCards[loser]];
  // A squad's captain may have sat on the bench: it is lost, but it need not rest.
  const benched = cardToWinner !== null && !lost.includes(cardToWinner);
  const rows = [
    ...SEATS.flatMap((seat) => playedCards[seat].map((id) => ({ id, won: seat === winner }))),
    ...(benched ? [{ id: cardToWinner, won: false }] : []),
  ];
  const rests = new Date(restsUntil(state.finishedAt));
  const moves = (id: number) => id === cardToWinner;
  await tx.prepared('record-games', RECORD_GAMES, [
    rows.map((row) => row.id),
    rows.map((row) => (row.won ? 'won' : 'lost')),
    rows.map((row) => (moves(row.id) ? state.players[loser].address : null)),
    rows.map((row) => (moves(row.id) ? state.players[winner].address : null)),
    rows.map((row) => {
      if (row.won) return null;
      return benched && row.id === cardToWinner ? new Date(state.finishedAt) : rests;
    }),
    `match:${match.id}`,
    new Date(state.finishedAt),
  ]);
}

const RECORD_GAMES = `
  insert into card_events (card_id, kind, from_wallet, to_wallet, rests_until, reference, at)
  select id, kind::card_event_kind, source, target, rests, $6, $7
    from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::timestamptz[])
         e (id, kind, source, target, rests)
   order by id`;

/** Answers the topics of what changed. */
async function levelWinner(
  tx: Queryable,
  match: StoredMatch,
  { improved }: Settlement,
  at: number,
): Promise<string[]> {
  if (improved === null) return [];
  const { cardId, attribute } = improved;
  const value = await levelUp(tx, cardId, attribute, `match:${match.id}`, at);
  return value === null ? [] : [`card:${cardId}`];
}
