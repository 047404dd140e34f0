import type { battler, matchSummary } from '@goats/contract';
import { type MatchState, matchView, seasonRankOf, toHoof } from '@goats/rules';
import type { z } from 'zod';
import type { Queryable } from '../../../db/database.ts';
import { NEWEST } from '../../../http/cursor.ts';
import { type CardFaces, faceOnly } from '../../card/index.ts';
import type { MatchRating } from '../match-store.ts';
import { BATTLERS, placeIn, rankOf } from '../standings/rank-marks-store.ts';
import { cardsInView } from '../views/match-view.ts';
import { toRating } from '../views/show-match.ts';
import { houseOf } from '../world/house-players.ts';

export type SummaryAnswer = z.input<typeof matchSummary>;
export type BattlerAnswer = z.input<typeof battler>;

interface SummaryRow extends Record<string, unknown> {
  readonly id: number;
  /** Without the seed: a list never needs it. */
  readonly state: Omit<MatchState, 'serverSeed'>;
  readonly finished_at: Date | null;
  readonly counted: number | null;
  readonly reason: string | null;
  readonly before: [number, number] | null;
  readonly after: [number, number] | null;
  readonly ranks: MatchRating['ranks'];
}

export interface MatchFilter {
  readonly finished: boolean;
  readonly player: string | undefined;
  readonly before: number | undefined;
  readonly limit: number;
  /** Of the player who asks: friendlies too, which are in nobody else's list. */
  readonly own?: boolean;
}

const SUMMARIES = `
  select m.id, m.state, m.finished_at, r.counted, r.reason, r.before, r.after, r.ranks
    from matches m left join match_ratings r on r.match_id = m.id
   where m.kind <> 'practice' and m.id < $1`;

/**
 * Those that are played now, however many were played before. Taken first: sorted by number the few of
 * them would be looked for among all.
 */
const LIVE = `m.id in (
     select id from matches where finished_at is null and kind <> 'practice' offset 0)`;

/** Newest first. A player's are found from either seat and merged. */
export async function listMatches(
  db: Queryable,
  faces: CardFaces,
  filter: MatchFilter,
): Promise<SummaryAnswer[]> {
  const { finished, player, limit, own = false } = filter;
  const which = own ? 'true' : `m.kind <> 'friendly'`;
  const page = `${SUMMARIES} and ${which} and ${finished ? 'm.finished_at is not null' : LIVE}`;
  const before = filter.before ?? NEWEST;
  const rows =
    player === undefined
      ? await db.prepared<SummaryRow>(
          `list-matches ${finished}`,
          `${page} order by m.id desc limit $2`,
          [before, limit],
        )
      : await db.prepared<SummaryRow>(
          `list-matches-of-player ${finished} ${own}`,
          `(${page} and m.player_0 = $3 order by m.id desc limit $2)
           union all
           (${page} and m.player_1 = $3 order by m.id desc limit $2)
           order by id desc limit $2`,
          [before, limit, player],
        );
  return toSummaries(db, faces, rows);
}

/** These, in no order. */
export async function summariesOf(
  db: Queryable,
  faces: CardFaces,
  ids: readonly number[],
): Promise<SummaryAnswer[]> {
  const rows = await db.prepared<SummaryRow>(
    'summaries-of',
    `${SUMMARIES} and m.id = any ($2::int[])`,
    [NEWEST, ids],
  );
  return toSummaries(db, faces, rows);
}

async function toSummaries(
  db: Queryable,
  faces: CardFaces,
  rows: readonly SummaryRow[],
): Promise<SummaryAnswer[]> {
  const views = rows.map((row) => ({ row, view: publicView(row) }));
  await faces.load(
    db,
    views.flatMap(({ view }) => cardsInView(view)),
  );
  return views.map(({ row, view }) => toSummary(faces, row, view));
}

/** Lists show what a watcher sees. The seed is not read here, so an empty one stands in for it. */
function publicView(row: SummaryRow) {
  return matchView({ ...row.state, serverSeed: '' } as MatchState, null);
}

function toSummary(
  faces: CardFaces,
  row: SummaryRow,
  view: ReturnType<typeof matchView>,
): SummaryAnswer {
  const player = ({ address, house, announcedCard, card }: (typeof view.players)[0]) => ({
    address,
    name: houseOf(address)?.name ?? null,
    house,
    card: faceOnly(faces, announcedCard),
    brought: card && card.id !== announcedCard.id ? faceOnly(faces, card) : null,
  });
  const lost = view.players
    .flatMap(({ announcedCard, card }) => [announcedCard, card])
    .find((card) => card && card.id === view.result?.cardToWinner);
  const { counted, reason, before, after, ranks } = row;
  return {
    id: view.id,
    mode: view.mode,
    kind: view.kind,
    phase: view.phase,
    players: [player(view.players[0]), player(view.players[1])],
    score: [...view.score],
    turn: view.turn,
    deadline: view.deadline === null ? null : new Date(view.deadline).toISOString(),
    stake: view.stake,
    payouts: [...view.payouts],
    startedAt: new Date(view.startedAt).toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    winner: view.result?.winner ?? null,
    cardToWinner: lost ? faceOnly(faces, lost) : null,
    reason: view.result?.reason ?? null,
    rating:
      counted === null || reason === null || before === null || after === null
        ? null
        : toRating({ counted, reason, before, after, ranks }),
    url: `/battle?match=${view.id}`,
  };
}

interface BattlerRow extends Record<string, unknown> {
  readonly address: string;
  readonly wins: number;
  readonly losses: number;
  readonly hoof_won: number;
  readonly rating: number;
  readonly deviation: number;
  readonly last_match_at: Date;
}

/** By what a battler is worth at least: a lucky first win is not yet a champion. */
export async function topBattlers(db: Queryable, limit: number): Promise<BattlerAnswer[]> {
  const rows = await db.prepared<BattlerRow>(
    'top-battlers',
    `select address, wins, losses, hoof_won, rating, deviation, last_match_at
       from battlers where wins + losses > 0 order by (rating - 2 * deviation) desc, address limit $1`,
    [limit],
  );
  return rows.map((row, place) => {
    const house = houseOf(row.address);
    return {
      rank: place + 1,
      address: row.address,
      name: house?.name ?? null,
      house: house !== undefined,
      wins: row.wins,
      losses: row.losses,
      hoofWon: toHoof(row.hoof_won),
      rating: Math.round(row.rating),
      deviation: Math.round(row.deviation),
      seasonRank: seasonRankOf(row),
      lastBattleAt: row.last_match_at.toISOString(),
    };
  });
}

interface StatsRow extends BattlerRow {
  readonly season: number | null;
  readonly season_games: number;
  readonly above: number;
  readonly about: boolean;
}

/** What one battler has done, and its place: it asks about nobody else, however many there are. */
export async function battlerStats(db: Queryable, wallet: string) {
  const [row] = await db.prepared<StatsRow>(
    'battler-stats',
    `select b.*, place.above, place.about
       from battlers b ${placeIn(BATTLERS, '(b.rating - 2 * b.deviation)')}
      where b.address = $1 and b.wins + b.losses > 0`,
    [wallet],
  );
  return {
    totalWins: row?.wins ?? 0,
    totalLosses: row?.losses ?? 0,
    hoofWon: toHoof(row?.hoof_won ?? 0),
    rating: row ? Math.round(row.rating) : null,
    deviation: row ? Math.round(row.deviation) : null,
    seasonRank: row ? seasonRankOf(row) : null,
    season: row?.season ?? null,
    seasonGames: row?.season_games ?? 0,
    ...(row ? rankOf(row) : { rank: null, rankAbout: false }),
  };
}

/** Matches that were settled, counted for the rating or not. */
export async function settledMatches(db: Queryable, wallet: string): Promise<number> {
  const [row] = await db.prepared<{ settled: number }>(
    'settled-matches',
    'select settled from battlers where address = $1',
    [wallet],
  );
  return row?.settled ?? 0;
}
