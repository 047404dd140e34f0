import { clubTier, nextDay, toHoof, utcDay } from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import { route } from '../../http/route.ts';
import { walletOf } from '../auth/sessions.ts';
import { toOwnedCard } from '../cards/card-view.ts';
import { cardsOfWallet, countCards, countKeptCards, mintsOfDay } from '../cards/holding-store.ts';
import { showFreeze } from '../freezes/freeze-gate.ts';
import { freezeOf } from '../freezes/freeze-store.ts';
import { balanceOf } from '../ledger/balance.ts';
import { movementsOf } from '../ledger/movements.ts';
import { hasClaimedStarter } from '../packs/starter-store.ts';

/** Every wallet there can be has a page: one that was never seen holds nothing. */
export function walletRoutes(app: FastifyInstance, deps: Deps): void {
  const { clock, db } = deps;

  route(app, 'GET /api/wallets/:address', async ({ params, request }) => {
    const { address } = params;
    const summary = await walletSummary(deps, address);
    // Nobody else's business.
    const own = (await walletOf(deps, request)) === address;
    const freeze = own ? await freezeOf(db, address) : undefined;
    return freeze ? { ...summary, frozen: showFreeze(freeze) } : summary;
  });

  route(app, 'GET /api/wallets/:address/cards', async ({ params, query, request }) => {
    const now = clock.now();
    const viewer = await walletOf(deps, request);
    const rows = await cardsOfWallet(
      db,
      params.address,
      viewer,
      {
        rarity: query.rarity,
        free: query.free,
        limit: query.limit,
        afterId: decodeCursor('wallet', query.cursor)?.id ?? 0,
      },
      now,
    );
    const page = rows.slice(0, query.limit);
    const last = page.at(-1);
    return {
      cards: page.map((row) => toOwnedCard(row, now)),
      nextCursor:
        last && rows.length > page.length ? encodeCursor('wallet', { key: 0, id: last.id }) : null,
    };
  });

  route(app, 'GET /api/wallets/:address/movements', async ({ params, query }) =>
    movementsOf(db, params.address, { limit: query.limit, before: query.cursor }),
  );
}

async function walletSummary({ db, clock, config }: Deps, address: string) {
  const now = clock.now();
  const [balance, cardCount, keptCards, starterClaimed, minted] = await Promise.all([
    balanceOf(db, address),
    countCards(db, address),
    countKeptCards(db, address),
    hasClaimedStarter(db, address),
    mintsOfDay(db, address, utcDay(now)),
  ]);
  const { perDay, legendaryPerDay } = config.economy.mints;
  return {
    address,
    hoofBalance: toHoof(balance),
    cardCount,
    keptCards,
    clubTier: clubTier(cardCount),
    starterClaimed,
    mintsLeft: {
      all: Math.max(0, perDay - minted.all),
      legendary: Math.max(0, Math.min(perDay - minted.all, legendaryPerDay - minted.legendary)),
      perDay,
      legendaryPerDay,
      nextAt: new Date(nextDay(now)).toISOString(),
    },
  };
}
