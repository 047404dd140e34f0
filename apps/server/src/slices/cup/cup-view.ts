import { CLUBS, clubGoats } from '@goats/collection';
import type { announcedCup, cup as cupShape, cupTie } from '@goats/contract';
import {
  type CupEconomy,
  type CupFacts,
  clubPoints,
  type Fixture,
  type Hundredths,
  type MatchState,
  matchView,
  prizesByPlace,
  roundsIn,
  sha256Hex,
  toHoof,
  winningClub,
} from '@goats/rules';
import type { z } from 'zod';
import { houseOf } from '../match/index.ts';
import type { OwnEntryRow, ShownCup, TieMatch } from './cup-store.ts';
import type { ShownCupFacts } from './world/facts.ts';

export type CupAnswer = z.input<typeof cupShape>;
export type AnnouncedAnswer = z.input<typeof announcedCup>;
type TieAnswer = z.input<typeof cupTie>;

const iso = (at: number) => new Date(at).toISOString();

/** `cupName(cup) // 'Rare Cup No. 12'` */
export function cupName({ id, kind, rarity }: Pick<CupFacts, 'id' | 'kind' | 'rarity'>): string {
  return kind === 'clubs' ? `${rarity} Club Match No. ${id}` : `${rarity} Cup No. ${id}`;
}

interface Around {
  readonly cups: CupEconomy;
  /** What the week's budget has left for cups. */
  readonly left: Hundredths;
  readonly names: ReadonlyMap<string, string>;
}

/** A cup as everybody sees it: its seeds only when nobody can gain by knowing them. */
export function cupAnswer(shown: ShownCup, { cups, left, names }: Around): CupAnswer {
  const { cup, places } = shown;
  const { id, kind, size, status } = cup;
  const over = status === 'finished' || status === 'cancelled';
  return {
    ...{ id, kind, size, status, name: cupName(cup), tier: cup.rarity, fee: toHoof(cup.fee) },
    prizes: prizesByPlace(cup, cups, left).map(toHoof),
    ...{ opensAt: iso(cup.opensAt), startsAt: iso(cup.startsAt) },
    endedAt: shown.endedAt?.toISOString() ?? null,
    reason: shown.reason,
    entries: cup.entries.map((entry) => ({
      address: entry.wallet,
      name: names.get(entry.wallet) ?? houseOf(entry.wallet)?.name ?? null,
      ...{ house: entry.house, known: entry.known, club: entry.club, state: entry.state },
      cardIds: [...entry.cardIds],
      place: places.get(entry.wallet)?.place ?? null,
      prize: toHoof(places.get(entry.wallet)?.prize ?? 0),
    })),
    seedHash: sha256Hex(cup.seed),
    seed: status === 'open' ? null : cup.seed,
    secretHash: sha256Hex(cup.secret),
    secret: over ? cup.secret : null,
    clubs: clubsOf(cup),
    winner: winnerOf(cup),
  };
}

/**
 * A cup that the schedule has and nobody has opened yet. It has no number: whichever opens first takes
 * the next one.
 */
export function announcedAnswer(fixture: Fixture, cups: CupEconomy): AnnouncedAnswer {
  const { kind, rarity, size, opensAt, startsAt } = fixture;
  const clubs = kind === 'clubs' ? clubGoats() : null;
  return {
    ...{ id: null, kind, size, status: 'announced', tier: rarity, fee: cups.fee },
    name: kind === 'clubs' ? `${rarity} Club Match` : `${rarity} Cup`,
    // What the treasury adds depends on who comes.
    prizes: [],
    ...{ opensAt: iso(opensAt), startsAt: iso(startsAt), endedAt: null, reason: null, entries: [] },
    ...{ seedHash: null, seed: null, secretHash: null, secret: null, winner: null },
    clubs: clubsOf({ clubs }),
  };
}

function clubsOf({ clubs }: Pick<ShownCupFacts, 'clubs'>): CupAnswer['clubs'] {
  if (clubs === null) return null;
  return [
    { name: CLUBS[0].name, goats: [...clubs[0]] },
    { name: CLUBS[1].name, goats: [...clubs[1]] },
  ];
}

function winnerOf(cup: ShownCupFacts): string | null {
  if (cup.status !== 'finished') return null;
  if (cup.kind === 'clubs') return CLUBS[winningClub(cup)].name;
  return cup.ties.find(({ round }) => round === roundsIn(cup))?.winner ?? null;
}

/** The bracket, with the scores of what is being played. */
export function bracketAnswer(cup: ShownCupFacts, matches: ReadonlyMap<number, TieMatch>) {
  return {
    rounds: cup.ties.length === 0 ? 0 : roundsIn(cup),
    points: cup.kind === 'clubs' && cup.ties.length > 0 ? [...livePoints(cup, matches)] : null,
    ties: cup.ties.map((tie) => tieAnswer(tie, matches)),
  } as const;
}

function livePoints(cup: ShownCupFacts, matches: ReadonlyMap<number, TieMatch>): [number, number] {
  const ties = cup.ties.map((tie) => ({ ...tie, score: scoreOf(tie, matches) }));
  return [...clubPoints(ties)] as [number, number];
}

function scoreOf(
  { score, matchId }: CupFacts['ties'][number],
  matches: ReadonlyMap<number, TieMatch>,
) {
  return score ?? liveView(matchId, matches)?.score ?? ([0, 0] as const);
}

/** A live match as a watcher sees it; no seed is needed for that. */
function liveView(matchId: number | null, matches: ReadonlyMap<number, TieMatch>) {
  const state = matchId === null ? null : matches.get(matchId)?.state;
  return state ? matchView({ ...state, serverSeed: '' } as MatchState, null) : null;
}

function tieAnswer(
  tie: CupFacts['ties'][number],
  matches: ReadonlyMap<number, TieMatch>,
): TieAnswer {
  const { round, index, players, matchId, winner } = tie;
  const match = matchId === null ? undefined : matches.get(matchId);
  const view = liveView(matchId, matches);
  const [one, other] = scoreOf(tie, matches);
  return {
    ...{ round, index, players: [players[0], players[1]], winner },
    matchId: matchId === null ? null : String(matchId),
    phase: view?.phase ?? (match ? 'finished' : null),
    score: [one, other],
    deadline: view?.deadline ? iso(view.deadline) : null,
    serverSeed: match?.serverSeed ?? null,
  };
}

export function ownEntryAnswer(row: OwnEntryRow) {
  const { cup_id: cupId, status, state, place } = row;
  return {
    ...{ cupId, status, state, place, cardIds: [...row.card_ids] },
    ...{ fee: toHoof(row.fee), prize: toHoof(row.prize) },
    matchId: row.match_id === null ? null : String(row.match_id),
  };
}
