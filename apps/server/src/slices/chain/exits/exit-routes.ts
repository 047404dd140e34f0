import type { ExitProof } from '@goats/chain';
import type { exitProof } from '@goats/contract';
import type { FastifyInstance } from 'fastify';
import type { Address } from 'viem';
import type { z } from 'zod';
import { AppError, refuse } from '../../../errors.ts';
import type { Game } from '../../../game.ts';
import { route } from '../../../http/route.ts';
import { hasLeaves, withLeaves } from '../roots/card-proof.ts';
import { activeRoot, type PostedRoot } from '../roots/root-store.ts';
import { freshCardsOf, freshDepositsOf } from './exit-store.ts';

type ExitAnswer = z.input<typeof exitProof>;

/** Everything that leaving without us needs, for anybody who asks: it is all published anyway. */
export function exitRoutes(app: FastifyInstance, game: Game): void {
  route(app, 'GET /api/chain/exits/:address', async ({ params, reply }) => {
    reply.header('cache-control', 'no-cache');
    return exitProofOf(game, params.address);
  });
}

/** `await exitProofOf(game, '0x…')`: against the root that counts now. */
export async function exitProofOf(
  game: Pick<Game, 'db' | 'chain' | 'chainOff' | 'roots'>,
  address: string,
): Promise<ExitAnswer> {
  const { db, chain, chainOff } = game;
  if (!chain) throw new AppError('CHAIN_OFF', chainOff);
  const root = await activeRoot(db);
  if (!root) {
    throw refuse('chain-first-read');
  }
  const [known, deposits, fresh] = await Promise.all([
    knownBy(game, root, address),
    freshDepositsOf(db, address, root),
    freshCardsOf(db, address, root),
  ]);
  const owner = address as Address;
  const cards = [
    ...known.cards.filter(({ tokenId }) => !fresh.all.has(tokenId)),
    ...fresh.own.map((tokenId) => ({ tokenId, leaf: { tokenId, owner }, proof: [] })),
  ];
  if (!known.hoof && cards.length === 0 && deposits.length === 0) {
    throw refuse('root-holds-nothing', { epoch: root.epoch });
  }
  const { chainId, contracts } = chain;
  const proof: ExitProof = {
    ...{ address: owner, chainId, contracts, root: toExitRoot(root), hoof: known.hoof },
    ...{ cards, deposits },
  };
  return proof as ExitAnswer;
}

async function knownBy(
  game: Pick<Game, 'db' | 'roots'>,
  root: PostedRoot,
  address: string,
): Promise<Pick<ExitProof, 'hoof' | 'cards'>> {
  if (!hasLeaves(root)) return { hoof: null, cards: [] };
  const known = await withLeaves(game, root, (list) => game.roots.desk.exit(list, address));
  if (known) return known;
  throw refuse('leaves-elsewhere', { epoch: root.epoch });
}

function toExitRoot(root: PostedRoot): ExitProof['root'] {
  return {
    ...{ index: root.epoch, hash: root.accounts, cards: root.cards, sum: String(root.sum) },
    ...{ deposits: root.deposits, cardDeposits: root.card_deposits, data: root.data },
    at: root.at.toISOString(),
  };
}
