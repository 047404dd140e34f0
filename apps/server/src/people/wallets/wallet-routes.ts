import {
  ALLOWANCE,
  clubTier,
  countedHistory,
  HISTORY,
  hasHistory,
  nextDay,
  toHoof,
  utcDay,
} from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import type { Game } from '../../game.ts';
import { decodeCursor, pageOf } from '../../http/cursor.ts';
import { route } from '../../http/route.ts';
import {
  cardsOfWallet,
  countCards,
  countKeptCards,
  countLentCards,
  mintsOfDay,
  toOwnedCard,
} from '../../slices/card/index.ts';
import { giveAllowance, hasClaimedStarter, recordOf } from '../../slices/gift/index.ts';
import { balanceAndLocked, movementsOf } from '../../slices/hoof/index.ts';
import { bonusSides } from '../../slices/opening/index.ts';
import { walletOf } from '../auth/sessions.ts';
import { showFreeze } from '../freezes/freeze-gate.ts';
import { freezeOf } from '../freezes/freeze-store.ts';

/** Every wallet there can be has a page: one that was never seen holds nothing. */
export function walletRoutes(app: FastifyInstance, game: Game): void {
  const { clock, db } = game;

  route(app, 'GET /api/wallets/:address', async ({ params, request }) => {
    const { address } = params;
    const summary = await walletSummary(game, address);
    // Nobody else's business.
    if ((await walletOf(game, request)) !== address) return summary;
    const freeze = await freezeOf(db, address);
    if (freeze) return { ...summary, frozen: showFreeze(freeze) };
    const broke = summary.starterClaimed && summary.hoofBalance < ALLOWANCE;
    const given = broke && (await giveAllowance(game, address, request.ip));
    return given ? walletSummary(game, address) : summary;
  });

  route(app, 'GET /api/wallets/:address/cards', async ({ params, query, request }) => {
    const now = clock.now();
    const viewer = await walletOf(game, request);
    const rows = await cardsOfWallet(
      db,
      params.address,
      viewer,
      {
        rarity: query.rarity,
        free: query.free,
        listed: query.listed,
        limit: query.limit,
        afterId: decodeCursor('wallet', query.cursor)?.id ?? 0,
      },
      now,
    );
    const { page, nextCursor } = pageOf(rows, { order: 'wallet', limit: query.limit });
    return { cards: page.map((row) => toOwnedCard(row, now)), nextCursor };
  });

  route(app, 'GET /api/wallets/:address/movements', async ({ params, query }) =>
    movementsOf(db, params.address, { limit: query.limit, before: query.cursor }),
  );
}

async function walletSummary(game: Game, address: string) {
  const { db, clock, config } = game;
  const now = clock.now();
  const [
    { balance, locked },
    cardCount,
    lentCount,
    keptCards,
    starterClaimed,
    minted,
    record,
    [side],
  ] = await Promise.all([
    balanceAndLocked(db, address),
    countCards(db, address),
    countLentCards(db, address),
    countKeptCards(db, address),
    hasClaimedStarter(db, address),
    mintsOfDay(db, address, utcDay(now)),
    recordOf(db, address),
    bonusSides(game, [{ address, house: false }]),
  ]);
  const { mints, historyAsked, historyDays, ownCards } = config.economy;
  const { perDay, legendaryPerDay } = mints;
  const { place, ...history } = record;
  return {
    address,
    hoofBalance: toHoof(balance),
    locked: toHoof(locked),
    tradable: toHoof(balance - locked),
    cardCount,
    lentCount,
    keptCards,
    clubTier: clubTier(cardCount, lentCount),
    starterClaimed,
    history: {
      has: !historyAsked || hasHistory(history),
      ...countedHistory(history),
      matchesNeeded: HISTORY.matches,
      walletsNeeded: HISTORY.wallets,
      days: history.days,
      daysNeeded: historyDays,
    },
    bonusLeft: side!.history ? toHoof(side!.purseLeft) : 0,
    ownCards: place === null ? null : { place, cards: ownCards.perWallet, perDay: ownCards.perDay },
    mintsLeft: {
      all: Math.max(0, perDay - minted.all),
      legendary: Math.max(0, Math.min(perDay - minted.all, legendaryPerDay - minted.legendary)),
      perDay,
      legendaryPerDay,
      nextAt: new Date(nextDay(now)).toISOString(),
    },
  };
}
