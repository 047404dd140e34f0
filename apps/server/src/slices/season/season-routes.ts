import {
  nextSeasonRank,
  SEASON_MATCHES,
  SEASON_RANKS,
  seasonEnd,
  seasonOf,
  seasonRankOf,
  seasonStart,
  worthOf,
} from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '../../cache/response-cache.ts';
import { sendHot } from '../../cache/send-cached.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { walletOf } from '../../people/auth/sessions.ts';
import { nameMap } from '../../people/players/name-store.ts';
import { houseOf, rankOf } from '../match/index.ts';
import { pastSeasons, type SeasonRow, seasonPlace, seasonTable } from './season-store.ts';

const SHOWN = 10;
/** Of a season that is over. */
const BEST = 3;

export function seasonRoutes(app: FastifyInstance, deps: Deps, hot: ResponseCache): void {
  const { db, clock } = deps;
  const head = (season: number) => ({
    season,
    startsAt: new Date(seasonStart(season)).toISOString(),
    endsAt: new Date(seasonEnd(season)).toISOString(),
  });
  const standing = (row: SeasonRow) => ({
    rating: Math.round(row.rating),
    deviation: Math.round(row.deviation),
    worth: worthOf(row),
    rank: seasonRankOf(row),
    games: row.games,
  });
  const named = async (wallets: readonly string[]) => {
    const names = await nameMap(db, wallets);
    return (address: string) => {
      const house = houseOf(address);
      return {
        ...{ address, name: house?.name ?? names.get(address) ?? null },
        house: house !== undefined,
      };
    };
  };

  async function now(season: number) {
    const rows = await seasonTable(db, season, SHOWN);
    const who = await named(rows.map(({ address }) => address));
    return {
      ...head(season),
      matches: SEASON_MATCHES,
      ranks: SEASON_RANKS.map((rank) => ({ ...rank })),
      top: rows.map((row, place) => ({
        ...{ place: place + 1, ...who(row.address), ...standing(row) },
      })),
    };
  }

  async function own(season: number, wallet: string) {
    const row = await seasonPlace(db, season, wallet);
    if (row === null) return null;
    const { rank: place, rankAbout: placeAbout } = rankOf(row);
    const shown = standing(row);
    return {
      ...{ place, placeAbout, ...shown },
      next: nextSeasonRank(shown.worth),
      matchesLeft: Math.max(0, SEASON_MATCHES - row.games),
    };
  }

  route(app, 'GET /api/season', async (call) => {
    const season = seasonOf(clock.now());
    const wallet = await walletOf(deps, call.request);
    if (wallet !== null) {
      call.reply.header('cache-control', 'no-store');
      const [shown, you] = await Promise.all([now(season), own(season, wallet)]);
      return { ...shown, you };
    }
    const kept = hot.get(`season/${season}`, [], async (trueUntil) => {
      trueUntil(seasonEnd(season));
      return now(season);
    });
    return sendHot(call, kept, { strangersOnly: true });
  });

  route(app, 'GET /api/seasons', async ({ query, reply }) => {
    reply.header('cache-control', 'no-cache');
    const before = query.before ?? seasonOf(clock.now());
    const rows = await pastSeasons(db, { before, limit: query.limit, best: BEST });
    const who = await named(rows.flatMap(({ best }) => best.map(({ wallet }) => wallet)));
    return rows.map(({ season, badges, best }) => ({
      ...{ ...head(season), badges },
      best: best.map(({ wallet, rank, worth, rating, games }) => ({
        ...{ ...who(wallet), rank, worth, rating, games },
      })),
    }));
  });
}
