import {
  type FinishedState,
  type MatchEvent,
  otherSeat,
  type Pair,
  restsUntil,
  SEATS,
  settlementOf,
  winnerTakes,
} from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { type Rating, type Result, ratingsFor } from '../battles/rate-match.ts';
import { attributeColumn } from '../catalogue/card-row.ts';
import { TREASURY } from '../ledger/ledger.ts';
import { ledgerRefusal } from '../ledger/ledger-refusals.ts';
import { type MatchRating, type StoredMatch, vaultOf, withoutSeed } from './match-store.ts';

/** A match that is over. */
export interface Ending {
  readonly match: StoredMatch;
  readonly state: FinishedState;
  readonly events: readonly MatchEvent[];
}

/** The same with what it says about its players; null when nobody won. */
interface RatedEnding extends Ending {
  readonly rating: Rating | null;
}

/** How a settled match was rated; null when nobody won. */
export interface Settled {
  readonly rating: MatchRating | null;
}

/**
 * Rates and ends staked matches. Null for a match in which somebody acted or one of whose players
 * had another result in between; then nothing of it was written and it has to be read again. No
 * player twice.
 *
 * `await settleMatches(db, [{ match, state, events }])`
 */
export async function settleMatches(
  tx: Queryable,
  endings: readonly Ending[],
): Promise<(Settled | null)[]> {
  const won = endings.flatMap(({ state }) => resultOf(state) ?? []);
  const ratings = (await ratingsFor(tx, won)).values();
  const rated = endings.map((ending): RatedEnding => {
    const rating = resultOf(ending.state) && ratings.next().value;
    return { ...ending, rating: rating ?? null };
  });
  const settled = await finishMatches(tx, rated);
  return rated.map(({ rating }, i) =>
    settled[i] ? { rating: rating && writtenDown(rating) } : null,
  );
}

/** What has to be rated when a match is over; null when nobody won. */
function resultOf(state: FinishedState): Result | null {
  const { winner, reason } = state.result;
  return winner === null
    ? null
    : { players: playersOf(state), winner, reason, at: state.finishedAt };
}

/**
 * Moves everything that the ends of matches move, in one call that is one transaction: HOOF, cards,
 * rest, +1, statistics, rating. False for a match of which nothing was written.
 */
async function finishMatches(tx: Queryable, endings: readonly RatedEnding[]): Promise<boolean[]> {
  const games = endings.flatMap(gamesOf);
  const grown = endings.flatMap(({ match, state }) => {
    const { improved } = settlementOf(state);
    return improved ? [{ match: match.id, ...improved }] : [];
  });
  const payments = endings.flatMap(paymentsOf);
  const people = endings.flatMap(peopleOf);
  const args: unknown[] = [
    endings.map(({ match }) => match.id),
    endings.map(({ match }) => match.version),
    `[${endings.map(endRow).join(',')}]`,
    games.map((game) => game.match),
    games.map((game) => game.cardId),
    games.map((game) => game.kind),
    games.map((game) => game.giver),
    games.map((game) => game.taker),
    games.map((game) => game.rests),
    grown.map((card) => card.match),
    grown.map((card) => card.cardId),
    grown.map((card) => card.attribute),
    grown.map((card) => attributeColumn(card.attribute)),
    payments.map((payment) => payment.match),
    payments.map((payment) => payment.vault),
    payments.map((payment) => payment.reason),
    payments.map((payment) => payment.from),
    payments.map((payment) => payment.to),
    payments.map((payment) => payment.amount),
    payments.map((payment) => payment.at),
    people.map((person) => person.match),
    people.map((person) => person.address),
    people.map((person) => person.games),
    people.map((person) => person.won),
    people.map((person) => person.paid),
    people.map((person) => person.standing.rating),
    people.map((person) => person.standing.deviation),
    people.map((person) => person.standing.volatility),
    JSON.stringify(endings.flatMap(ratedRow)),
  ];
  const places = args.map((_, i) => `$${i + 1}`).join(', ');
  try {
    const [answer] = await tx.prepared<{ done: number[] }>(
      'finish-matches',
      `select finish_matches(${places}) as done`,
      args,
    );
    const done = new Set(answer?.done);
    return endings.map(({ match }) => done.has(match.id));
  } catch (error) {
    throw ledgerRefusal(error) ?? error;
  }
}

function playersOf(state: FinishedState): Pair<string> {
  return [state.players[0].address, state.players[1].address];
}

function endRow({ match, state, events }: Ending): string {
  const row = JSON.stringify({
    id: match.id,
    version: match.version,
    count: events.length,
    winner: state.result.winner,
    reason: state.result.reason,
    at: new Date(state.finishedAt),
    events,
  });
  return `${row.slice(0, -1)},"state":${withoutSeed(state)}}`;
}

function ratedRow({ match, rating }: RatedEnding) {
  return rating === null ? [] : [{ id: match.id, ...writtenDown(rating) }];
}

/** As it is kept with the match. */
function writtenDown({ counted, reason, before, after }: Rating) {
  const points = ([a, b]: Rating['before']): [number, number] => [a.rating, b.rating];
  return { counted, reason, before: points(before), after: points(after) };
}

interface Game {
  readonly match: number;
  readonly cardId: number;
  readonly kind: 'won' | 'lost';
  readonly giver: string | null;
  readonly taker: string | null;
  readonly rests: Date | null;
}

/** One game for every card that played; the loser's rest, and one of them may change hands. */
function gamesOf({ match: { id: match }, state }: Ending): Game[] {
  const { playedCards, cardToWinner } = settlementOf(state);
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
      return {
        match,
        cardId,
        kind: won ? 'won' : 'lost',
        ...hands(cardId),
        rests: won ? null : rests,
      };
    }),
  );
  if (cardToWinner === null || playedCards[loser].includes(cardToWinner)) return games;
  // A squad's captain sat on the bench: it is lost, but it need not rest.
  const now = new Date(state.finishedAt);
  return [
    ...games,
    { match, cardId: cardToWinner, kind: 'lost', ...hands(cardToWinner), rests: now },
  ];
}

/** Everything to the winner, or each stake to whom it came from. */
function paymentsOf({ match, state }: Ending) {
  const { terms, result } = state;
  if (terms.kind === 'practice') return [];
  const vault = vaultOf(match);
  const players = playersOf(state);
  const { stake } = terms;
  const base = { match: match.id, vault, at: new Date(state.finishedAt) };
  if (result.winner === null) {
    return players.map((to) => ({ ...base, reason: 'refund', from: vault, to, amount: stake }));
  }
  const to = players[result.winner];
  const { treasuryBonus } = settlementOf(state);
  return [
    { ...base, reason: 'payout', from: vault, to, amount: winnerTakes(stake) },
    ...(treasuryBonus > 0
      ? [{ ...base, reason: 'bonus', from: TREASURY, to, amount: treasuryBonus }]
      : []),
  ];
}

/** Whose standing changes, and to what. */
function peopleOf({ match, state, rating }: RatedEnding) {
  if (rating === null) return [];
  const { payouts } = settlementOf(state);
  return SEATS.map((seat) => ({
    match: match.id,
    address: state.players[seat].address,
    games: rating.games[seat],
    won: seat === state.result.winner ? 1 : 0,
    paid: payouts[seat],
    standing: rating.after[seat],
  }));
}
