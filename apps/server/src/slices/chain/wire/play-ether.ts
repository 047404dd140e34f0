import type { FastifyInstance } from 'fastify';
import type { Address, Hex } from 'viem';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { takeFromLimit, takeFromWindow, tooMany } from '../../../kernel/rate-limits/rate-limits.ts';
import { requireWallet } from '../../../people/auth/sessions.ts';
import { embeddedChain, sendCounted } from './rpc-proxy.ts';

/** Below this a wallet gets more; see the faucet of the embedded chain. */
const ENOUGH_WEI = 2n * 10n ** 17n;

/** Play ether pays for transactions on the embedded chain, and is good for nothing else. */
export function playEtherRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'POST /api/chain/ether', async ({ request }) => {
    const chain = embeddedChain(deps);
    const wallet = (await requireWallet(deps, request)) as Address;
    const balance = async () =>
      BigInt(await chain.rpc.request<Hex>('eth_getBalance', [wallet, 'latest']));
    const before = await balance();
    if (before >= ENOUGH_WEI) return { ether: String(before) };
    await takeFromLimit(deps, request, 'play-ether');
    const { left, endsAt } = await takeFromWindow(
      deps,
      'wallet-play-ether',
      { name: wallet, times: 1 },
      1,
    );
    if (left < 1) {
      throw tooMany(endsAt - deps.clock.now(), 'limit-of-play-ether');
    }
    await sendCounted(deps, { ours: true }, async (options) => {
      await chain.faucet?.(wallet, options);
      return { answer: undefined, weight: 1 };
    });
    return { ether: String(await balance()) };
  });
}
