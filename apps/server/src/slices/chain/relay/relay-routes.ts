import { toHundredths } from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import type { Hex } from 'viem';
import type { Game } from '../../../game.ts';
import { route } from '../../../http/route.ts';
import { takeFromLimit } from '../../../kernel/rate-limits/rate-limits.ts';
import { requireWallet } from '../../../people/auth/sessions.ts';
import { relay } from './relay.ts';

/** Leaving and coming in without ether: the wallet signs, and the house sends. */
export function relayRoutes(app: FastifyInstance, game: Game): void {
  route(app, 'POST /api/chain/relays', async ({ body, request }) => {
    const wallet = await requireWallet(game, request);
    const { deadline } = body;
    const signature = body.signature as Hex;
    await takeFromLimit(game, request, 'chain-rpc');
    const transactionHash = await relay(
      game,
      wallet,
      body.kind === 'ask'
        ? { kind: 'ask', deadline, signature }
        : {
            ...{ kind: 'deposit', deadline, signature, amount: toHundredths(body.hoof)! },
            permit: body.permit as Hex | undefined,
          },
      () => takeFromLimit(game, request, 'relay'),
    );
    return { transactionHash };
  });
}
