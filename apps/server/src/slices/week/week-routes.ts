import {
  ranked,
  sharedPrize,
  toHoof,
  weekEnd,
  weekName,
  weekNamed,
  weekOf,
  weekPrizes,
  weekStart,
} from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '../../cache/response-cache.ts';
import { sendHot } from '../../cache/send-cached.ts';
import type { Deps } from '../../deps.ts';
import { invalidInput, refuse } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { walletOf } from '../../people/auth/sessions.ts';
import { nameMap } from '../../people/players/name-store.ts';
import { rankOf } from '../match/index.ts';
import {
  levelWith,
  pastWeeks,
  placeOf,
  prizeTransfer,
  type StandingRow,
  standings,
} from './week-store.ts';

const SHOWN = 100;

export function weekRoutes(app: FastifyInstance, deps: Deps, hot: ResponseCache): void {
  const { db, clock, config } = deps;
  const prizes = weekPrizes(config.economy.weekBudget);
  const { weekPerWallet } = config.economy;
  const head = (
    week: number,
    paid: readonly number[] = prizes,
    perWallet: number | null = weekPerWallet,
  ) => ({
    week: weekName(week),
    startsAt: new Date(weekStart(week)).toISOString(),
    endsAt: new Date(weekEnd(week)).toISOString(),
    prizes: paid.map(toHoof),
    perWallet,
  });

  async function table(week: number) {
    const rows = await standings(db, week, SHOWN);
    const last = rows.at(-1);
    const [names, lastLevel] = await Promise.all([
      nameMap(
        db,
        rows.map(({ wallet }) => wallet),
      ),
      // Of those who are level with the last that is shown there may be more.
      last && rows.length === SHOWN ? levelWith(db, week, last.points) : 0,
    ]);
    const level = ({ points }: StandingRow) =>
      Math.max(
        rows.filter((row) => row.points === points).length,
        points === last?.points ? lastLevel : 0,
      );
    return {
      ...head(week),
      entries: ranked(rows).map((row) => {
        const { wallet, rank, points, wins, losses } = row;
        return {
          ...{ rank, address: wallet, name: names.get(wallet) ?? null, points, wins, losses },
          prize: toHoof(sharedPrize(prizes, rank, level(row))),
        };
      }),
    };
  }

  async function ownPlace(week: number, wallet: string) {
    const row = await placeOf(db, week, wallet);
    if (row === null) return null;
    const { points, wins, losses, above, level, next } = row;
    const names = await nameMap(db, [wallet]);
    return {
      ...{ ...rankOf(row), address: wallet, name: names.get(wallet) ?? null },
      ...{ points, wins, losses, toNext: next === null ? null : next - points },
      prize: toHoof(sharedPrize(prizes, above + 1, level)),
    };
  }

  route(app, 'GET /api/week', async (call) => {
    const week = weekOf(clock.now());
    const wallet = await walletOf(deps, call.request);
    if (wallet !== null) {
      call.reply.header('cache-control', 'no-store');
      const [shown, you] = await Promise.all([table(week), ownPlace(week, wallet)]);
      return { ...shown, you };
    }
    const kept = hot.get(`week/${week}`, ['week'], async (trueUntil) => {
      trueUntil(weekEnd(week));
      return table(week);
    });
    return sendHot(call, kept, { strangersOnly: true });
  });

  route(app, 'GET /api/weeks', async ({ query }) => {
    const { limit } = query;
    const before = query.before === undefined ? weekOf(clock.now()) : weekNamed(query.before);
    if (before === null) throw invalidInput('before', 'must be a week such as 2026-W47');
    const rows = await pastWeeks(db, { before, limit, nameOf: weekName });
    const names = await nameMap(
      db,
      rows.flatMap((row) => row.prizes.map(({ wallet }) => wallet)),
    );
    return rows.map((row) => ({
      ...(row.budget === null
        ? head(row.week)
        : head(row.week, weekPrizes(row.budget), row.per_wallet)),
      players: row.players,
      paidAt: row.paid_at?.toISOString() ?? null,
      entries: row.prizes.map(
        ({ wallet, rank, points, wins, losses, amount, circle, transferId }) => ({
          ...{ rank, address: wallet, name: names.get(wallet) ?? null, points, wins, losses },
          ...{ prize: toHoof(amount), circle, transferId },
        }),
      ),
    }));
  });

  route(app, 'GET /api/ledger/:id', async ({ params }) => {
    const row = await prizeTransfer(db, params.id);
    if (!row) throw refuse('prize-unknown');
    const { id, reason, reference, source, target, amount, at } = row;
    return {
      ...{ id, at: at.toISOString(), reason, reference, from: source, to: target },
      amount: toHoof(amount),
    };
  });
}
