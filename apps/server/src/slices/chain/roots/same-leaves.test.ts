import { numberToHex } from 'viem';
import { expect, it } from 'vitest';
import type { Chain } from '../../../chain/chain.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { startTestChain } from '../../../testing/test-chain.ts';
import { seat } from '../../../testing/test-players.ts';
import { createChainLoop } from '../run-chain.ts';
import { rootNow } from './post-root.ts';

it('makes no second root of the same leaves while no block becomes final, and the next one after', async () => {
  const test = await startTestChain({ finality: 'finalized' });
  let final = test.chain.since;
  const rpc: Chain['rpc'] = {
    request: (method, params) =>
      test.rpc.request(
        method,
        params.map((one) => (one === 'finalized' ? numberToHex(final) : one)),
      ),
  };
  const server = await createTestApp({ chain: { ...test.chain, rpc } });
  test.follow(server.clock);
  const faults: unknown[] = [];
  const loop = createChainLoop(server.app.game, (error) => faults.push(error));
  await loop.round();
  await seat(server, 'ada', [], 1_000);
  const post = async () => {
    server.clock.advance(60_000);
    let over = false;
    const reading = (async () => {
      while (!over) await loop.round();
    })();
    try {
      return await rootNow(server.app.game);
    } finally {
      over = true;
      await reading;
    }
  };
  try {
    expect(await post()).toEqual({ index: 2 });
    await expect(post()).rejects.toMatchObject({ code: 'ROOT_NEEDED' });
    final += 1;
    await loop.round();
    expect(await post()).toEqual({ index: 3 });
    expect(faults).toEqual([]);
  } finally {
    loop.stop();
    await server.close();
    await test.stop();
  }
});
