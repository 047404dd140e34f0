import { clubPrize, cupPrizes, roundName, tieCoin } from '../economy/cups.ts';
import { type Hundredths, toHoof } from '../economy/hoof.ts';
import { improved, restsUntil } from '../economy/limits.ts';
import type { Economy } from '../economy/presets.ts';
import { pointsOf } from '../engine/round.ts';
import { mapPair, SEATS, type Seat } from '../engine/seats.ts';
import { settlementOf } from '../engine/settlement.ts';
import type { FinishedState } from '../engine/state.ts';
import { type CupFacts, type CupTie, cupReference } from './cup-facts.ts';
import { beginTie, pairingsReady, roundsIn } from './cup-ties.ts';
import { type CupPlace, type Effect, TREASURY } from './effects.ts';
import { cupNotices } from './enter-cup.ts';
import type { MatchFacts } from './facts.ts';
import { type Asking, ask } from './questions.ts';

/**
 * What the end of a tie moves in its cup: who is out, the next tie as soon as both of its players are
 * known, and at the end the prizes. All of it in the transaction that ends the match, so that no
 * instance has to come back for it.
 */
export function* settleTie(
  match: MatchFacts,
  state: FinishedState,
  economy: Economy,
): Asking<Effect[]> {
  const { cup } = yield* ask({ cup: { ask: 'cup', id: match.originId! } });
  const played = cup?.ties.find(({ matchId }) => matchId === match.id);
  if (!cup || !played) throw new Error(`Match ${match.id} belongs to no tie.`);
  const { round, index } = played;
  const winner: Seat = state.result.winner ?? tieCoin(cup.secret, round, index);
  const ended: CupTie = {
    ...played,
    winner: state.players[winner].address,
    score: pointsOf(state.rounds),
    brought: mapPair(state.openings, (opening) => opening?.cards[0]?.id ?? null),
  };
  const ties = cup.ties.map((tie) => (tie === played ? ended : tie));
  const [next] = pairingsReady(cup.kind, ties);
  const over = ties.every((tie) => tie.winner !== null) && !next;
  const { ids } = yield* ask({ ids: next ? [{ ask: 'new-id', of: 'match' } as const] : [] });
  const rounds = roundsIn(cup);
  const at = state.finishedAt;
  const begun = next ? beginTie(cup, cup.entries, next, rounds, ids[0]!, at) : null;
  const end = over ? cupEnd({ ...cup, ties }, rounds) : null;
  // Whoever lost is out; of two clubs both have played their part, and at the end everybody has.
  const home = ended.players.flatMap((wallet) =>
    wallet !== null && (over || cup.kind === 'clubs' || wallet !== ended.winner) ? [wallet] : [],
  );
  const placed = [
    ...home
      .filter((wallet) => !end?.places.some((place) => place.wallet === wallet))
      .map((wallet): CupPlace => ({ wallet, state: 'out', place: null, prize: 0 })),
    ...(end?.places ?? []),
  ];
  return [
    {
      ...{ type: 'cup-moved', id: cup.id, version: cup.version, reason: null, pool: cup.pool },
      ...{ becomes: over ? 'finished' : 'running', filled: [], ended },
      placed,
      began: begun ? [begun.tie] : [],
    },
    ...home.flatMap((wallet) => cardsHome({ ...cup, ties }, wallet, wallet === ended.winner, at)),
    ...(end ? [...growth(match, state), ...payments(cup, end, economy)] : []),
    ...(begun?.effects ?? []),
    ...farewells(cup, placed, ended, rounds),
    ...cupNotices(cup.id),
  ];
}

export interface CupEnd {
  /** Everybody who is honoured, with what they get. */
  readonly places: readonly CupPlace[];
  /** Out of the entry fees, and out of the treasury. */
  readonly fees: ReadonlyMap<string, Hundredths>;
  readonly bonuses: ReadonlyMap<string, Hundredths>;
  readonly feesLeft: Hundredths;
}

/** Who is honoured when all ties are over, and what each of them gets. */
export function cupEnd(cup: CupFacts, rounds: number): CupEnd {
  const entered = cup.entries.filter(({ state }) => state !== 'not-drawn');
  const fees = entered.reduce((sum, { fee }) => sum + fee, 0);
  const winners = cup.kind === 'clubs' ? clubWinners(cup) : cupWinners(cup, rounds);
  const partOf = (pool: Hundredths) => {
    const parts =
      cup.kind === 'clubs'
        ? winners.map(() => clubPrize(pool, winners.length))
        : cupPrizes(pool, rounds);
    return new Map(
      winners.flatMap(({ wallet }, i) => {
        const entry = entered.find((each) => each.wallet === wallet);
        // House players play for the honour of it: what they win stays in the treasury.
        return !entry || entry.house || !parts[i] ? [] : [[entry.wallet, parts[i]] as const];
      }),
    );
  };
  const [paid, bonuses] = [partOf(fees), partOf(cup.pool)];
  const sum = [...paid.values()].reduce((total, amount) => total + amount, 0);
  const places = winners.flatMap(({ wallet, place }): CupPlace[] => {
    if (wallet === null) return [];
    const prize = (paid.get(wallet) ?? 0) + (bonuses.get(wallet) ?? 0);
    return [{ wallet, place, prize, state: place === 1 ? 'won' : 'out' }];
  });
  return { places, fees: paid, bonuses, feesLeft: fees - sum };
}

type Winner = { readonly wallet: string | null; readonly place: 1 | 2 | 3 };

/** First, second, and the beaten semi-finalists. */
function cupWinners({ ties }: CupFacts, rounds: number): Winner[] {
  const loserOf = ({ players, winner }: CupTie) => players.find((each) => each !== winner) ?? null;
  const final = ties.find(({ round }) => round === rounds)!;
  const semis = ties.filter(({ round }) => round === rounds - 1);
  return [
    { wallet: final.winner, place: 1 },
    { wallet: loserOf(final), place: 2 },
    ...semis.map((tie) => ({ wallet: loserOf(tie), place: 3 }) as const),
  ];
}

/** A walk-over counts like a clean sweep. */
const WALK_OVER = 2;

/** What a club has won: the rounds of all its ties. `clubPoints(ties) // [11, 9]` */
export function clubPoints(ties: readonly CupTie[]): readonly [number, number] {
  const of = (club: 0 | 1) =>
    ties.reduce((sum, { players, score, matchId }) => {
      if (matchId === null) return sum + (players[club] === null ? 0 : WALK_OVER);
      return sum + (score?.[club] ?? 0);
    }, 0);
  return [of(0), of(1)];
}

/** Most points, then most ties, then the coin. */
export function winningClub({ ties, secret }: Pick<CupFacts, 'ties' | 'secret'>): 0 | 1 {
  const points = clubPoints(ties);
  const won = (club: 0 | 1) => ties.filter((tie) => tie.winner === tie.players[club]).length;
  const lead = points[0] - points[1] || won(0) - won(1);
  if (lead === 0) return tieCoin(secret, 0, 0);
  return lead > 0 ? 0 : 1;
}

function clubWinners(cup: CupFacts): Winner[] {
  const club = winningClub(cup);
  return cup.ties.flatMap(({ players }) => {
    const wallet = players[club];
    return wallet === null ? [] : [{ wallet, place: 1 as const }];
  });
}

/**
 * The cards of whoever plays no more: those that really played have had one game, however many ties
 * it was, and rest unless they won the cup; the others are free.
 */
function cardsHome(cup: CupFacts, wallet: string, won: boolean, at: number): Effect[] {
  const entry = cup.entries.find((each) => each.wallet === wallet);
  if (!entry || entry.house) return [];
  const { hand } = entry;
  const reference = cupReference(cup);
  const played = new Set(
    cup.ties.flatMap(({ players, brought }) =>
      SEATS.filter((seat) => players[seat] === wallet).map((seat) => brought?.[seat] ?? null),
    ),
  );
  const rest = won ? null : restsUntil(at);
  const idle = hand.filter(({ id }) => !played.has(id));
  const events = hand.flatMap(({ id: cardId, bond }): Effect[] => {
    if (!played.has(cardId)) return [];
    if (bond === 'lent') {
      return [{ type: 'loan-played', wallet, cardId, reference, restsUntil: rest }];
    }
    const event = { type: 'card-event', cardId, reference } as const;
    return [
      rest === null ? { ...event, kind: 'won' } : { ...event, kind: 'lost', restsUntil: rest },
    ];
  });
  if (idle.length === 0) return events;
  return [...events, { type: 'release', reference, cards: idle.map(({ id }) => ({ id, wallet })) }];
}

/** The cup's winner gets the +1, out of the final. */
function growth(match: MatchFacts, state: FinishedState): Effect[] {
  const { improved: grown } = settlementOf(state);
  const { winner } = state.result;
  if (grown === null || winner === null || state.players[winner].house) return [];
  const { cardId, attribute } = grown;
  const card = state.openings[winner]!.cards.find(({ id }) => id === cardId)!;
  const value = improved(card.attributes[attribute]);
  return [
    {
      ...{ type: 'card-event', cardId, kind: 'levelled', reference: `match:${match.id}` },
      ...{ attribute, value, grown: card.grown ?? 0 },
    },
    { type: 'notice', topic: `card:${cardId}` },
  ];
}

function payments(cup: CupFacts, end: CupEnd, { lossStaysLocked }: Economy): Effect[] {
  const reference = cupReference(cup);
  const arrives = lossStaysLocked ? 'locked' : 'free';
  const post = { type: 'post', reference } as const;
  const left: Effect[] =
    end.feesLeft > 0
      ? [{ ...post, reason: 'fee', from: reference, to: TREASURY, amount: end.feesLeft }]
      : [];
  return [
    ...[...end.fees].map(
      ([to, amount]): Effect => ({ ...post, reason: 'prize', from: reference, to, amount }),
    ),
    ...left,
    ...[...end.bonuses].map(
      ([to, amount]): Effect => ({ ...post, reason: 'bonus', from: TREASURY, to, amount, arrives }),
    ),
  ];
}

function farewells(
  cup: CupFacts,
  placed: readonly CupPlace[],
  { round }: CupTie,
  rounds: number,
): Effect[] {
  const people = placed.filter(
    ({ wallet }) => !cup.entries.find((entry) => entry.wallet === wallet)?.house,
  );
  return people.map(({ wallet, place, prize }) => ({
    ...({ type: 'message', wallet, topic: 'cup', href: `/cups/${cup.id}` } as const),
    text: farewell(cup, place, prize, roundName(round, rounds).toLowerCase()),
  }));
}

function farewell(
  { kind, rarity }: CupFacts,
  place: CupPlace['place'],
  prize: number,
  name: string,
) {
  const paid = prize > 0 ? ` ${toHoof(prize)} HOOF are yours.` : '';
  if (kind === 'clubs') {
    return place === 1
      ? `Your club has won.${paid}`
      : 'Your club match is over: thank you for playing.';
  }
  if (place === 1) return `The ${rarity} cup is yours.${paid}`;
  if (place === 2) return `Second in the ${rarity} cup.${paid}`;
  if (place === 3) return `You were among the last four of the ${rarity} cup.${paid}`;
  return `Out of the ${rarity} cup in the ${name}. Heads up: the next one is never far.`;
}
