import type { chainWallet } from '@goats/contract';
import { cardOfToken, toHoof } from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Address, Hex } from 'viem';
import type { z } from 'zod';
import { readAccount, readHoof } from '../../../chain/contract-reads.ts';
import { AppError } from '../../../errors.ts';
import type { Game } from '../../../game.ts';
import { route } from '../../../http/route.ts';
import { takeFromLimit } from '../../../kernel/rate-limits/rate-limits.ts';
import { requireWallet } from '../../../people/auth/sessions.ts';
import { LOCK_MS } from '../roots/root-store.ts';
import { cardsOutside, type DepositRow, depositsOf } from './deposit-store.ts';

type ChainWallet = z.input<typeof chainWallet>;

/**
 * Anybody may ask about anybody: a node that answers for money is not asked for the same twice, nor
 * by one address for every wallet there is.
 */
const ASKED = { max: 1_000, ttl: 1_000 };

/** What somebody has brought in, and what they hold outside. */
export function depositRoutes(app: FastifyInstance, game: Game): void {
  const asked = new LRUCache<string, Promise<ChainWallet>>(ASKED);

  route(app, 'GET /api/chain/deposits', async ({ request }) => {
    const wallet = await requireWallet(game, request);
    return { deposits: (await depositsOf(game.db, wallet)).map(toDeposit) };
  });

  route(app, 'GET /api/chain/wallets/:address', async ({ params, request }) => {
    const known = asked.get(params.address);
    if (known) return known;
    await takeFromLimit(game, request, 'chain-rpc');
    const answer = readWallet(game, params.address);
    asked.set(params.address, answer);
    answer.catch(() => asked.delete(params.address));
    return answer;
  });
}

function toDeposit({ amount, token, credited, tx_hash, time }: DepositRow) {
  return {
    ...(token === null
      ? { hoof: toHoof(Number(amount)) }
      : { cardId: cardOfToken(Number(token)) ?? 0 }),
    state: credited ? ('final' as const) : ('seen' as const),
    transactionHash: tx_hash,
    at: time.toISOString(),
  };
}

async function readWallet({ chain, chainOff, db }: Game, address: string): Promise<ChainWallet> {
  if (!chain) throw new AppError('CHAIN_OFF', chainOff);
  const { rpc, contracts } = chain;
  const account = address as Address;
  const [hoof, ether, { askedAt }, cards] = await Promise.all([
    readHoof(rpc, contracts.hoof, account),
    rpc.request<Hex>('eth_getBalance', [account, 'latest']),
    readAccount(rpc, contracts.stadium, account),
    cardsOutside(db, address),
  ]);
  return {
    ...{ address, hoof: toHoof(hoof), ether: String(BigInt(ether)), cards },
    askedAt: askedAt === null ? null : new Date(askedAt).toISOString(),
    exitFrom: askedAt === null ? null : new Date(askedAt + LOCK_MS).toISOString(),
  };
}
