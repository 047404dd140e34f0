import { clubTier, toHoof } from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import { route } from '../../http/route.ts';
import { walletOf } from '../auth/sessions.ts';
import { toOwnedCard } from '../cards/card-view.ts';
import { cardsOfWallet, countCards, countKeptCards } from '../cards/holding-store.ts';
import { balanceOf } from '../ledger/balance.ts';
import { movementsOf } from '../ledger/movements.ts';
import { hasClaimedStarter } from '../packs/starter-store.ts';

/** Every wallet there can be has a page: one that was never seen holds nothing. */
export function walletRoutes(app: FastifyInstance, deps: Deps): void {
  const { clock, db } = deps;

  route(app, 'GET /api/wallets/:address', async ({ params }) => walletSummary(db, params.address));

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

async function walletSummary(db: Queryable, address: string) {
  const [balance, cardCount, keptCards, starterClaimed] = await Promise.all([
    balanceOf(db, address),
    countCards(db, address),
    countKeptCards(db, address),
    hasClaimedStarter(db, address),
  ]);
  return {
    address,
    hoofBalance: toHoof(balance),
    cardCount,
    keptCards,
    clubTier: clubTier(cardCount),
    starterClaimed,
  };
}
