import { toHoof } from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import type { Game } from '../../game.ts';
import { decodeCursor, pageOf } from '../../http/cursor.ts';
import { route } from '../../http/route.ts';
import { type FreezeRow, freezeOf, listFreezes } from '../../people/freezes/freeze-store.ts';
import { freezeWallet, thawWallet } from '../../people/freezes/freeze-wallet.ts';
import { balanceOf } from '../../slices/hoof/index.ts';
import { houseOf } from '../../slices/match/index.ts';
import { actingOperator } from '../audit-log/acting-operator.ts';
import { dryRunReturn, returnCards } from './return-cards.ts';
import { countUnderWay, heldByTier, mintsByDay } from './wallet-desk-store.ts';

const DAY_MS = 86_400_000;
/** How far back the desk looks at first. */
const MINTS_SHOWN_MS = 14 * DAY_MS;

/** The operator's view of one wallet, and what can be done about it. */
export function walletDeskRoutes(app: FastifyInstance, game: Game): void {
  const { db } = game;

  route(app, 'GET /api/admin/wallets/frozen', async ({ query, reply }) => {
    reply.header('cache-control', 'no-store');
    const before = decodeCursor('frozen', query.cursor)?.id;
    const rows = await listFreezes(db, { before, limit: query.limit + 1 });
    const { page, nextCursor } = pageOf(rows, { order: 'frozen', limit: query.limit });
    return {
      wallets: page.map((row) => ({ address: row.wallet, ...toFreeze(row) })),
      nextCursor,
    };
  });

  route(app, 'GET /api/admin/wallets/:address', async ({ params, reply }) => {
    reply.header('cache-control', 'no-store');
    return walletAtDesk(game, params.address);
  });

  route(app, 'POST /api/admin/wallets/:address/freeze', async ({ params, body, request }) => {
    const operator = await actingOperator(game, request);
    const wallet = params.address;
    const { freeze, cancelled } = await freezeWallet(game, operator, { wallet, ...body });
    return { frozen: toFreeze(freeze), cancelled };
  });

  route(app, 'DELETE /api/admin/wallets/:address/freeze', async ({ params, body, request }) => {
    const operator = await actingOperator(game, request);
    await thawWallet(game, operator, { wallet: params.address, ...body });
    return undefined;
  });

  route(app, 'GET /api/admin/wallets/:address/returns', async ({ params, query, reply }) => {
    reply.header('cache-control', 'no-store');
    return dryRunReturn(game, params.address, new Date(query.since));
  });

  route(app, 'POST /api/admin/wallets/:address/returns', async ({ params, body, request }) => {
    const { since, reason, cards: expected } = body;
    return returnCards(game, request, {
      ...{ wallet: params.address, since: new Date(since), reason, expected },
    });
  });
}

const toFreeze = ({ reason, since }: FreezeRow) => ({ reason, since: since.toISOString() });

async function walletAtDesk({ db, clock }: Game, address: string) {
  const [balance, freeze, tiers, underWay, mints] = await Promise.all([
    balanceOf(db, address),
    freezeOf(db, address),
    heldByTier(db, address),
    countUnderWay(db, address),
    mintsByDay(db, address, new Date(clock.now() - MINTS_SHOWN_MS)),
  ]);
  return {
    address,
    house: houseOf(address)?.name ?? null,
    frozen: freeze ? toFreeze(freeze) : null,
    hoofBalance: toHoof(balance),
    tiers,
    ...underWay,
    mints: mints.map(({ hoof, ...row }) => ({ ...row, hoof: toHoof(hoof) })),
  };
}
