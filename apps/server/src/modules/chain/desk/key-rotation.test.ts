import { hoofVoucherHash, redeemHoof } from '@goats/chain';
import { stadiumAbi } from '@goats/contracts';
import { sha256Hex } from '@goats/rules';
import { encodeFunctionData } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Chain, ChainKey } from '../../../chain/chain.ts';
import { keyOf } from '../../../chain/keys.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type ChainWallet, startTestChain, type TestChain } from '../../../testing/test-chain.ts';
import { rootNow } from '../roots/post-root.ts';
import { createChainLoop } from '../run-chain.ts';
import { readChainDesk } from './chain-desk.ts';

const KEY_DELAY_SECONDS = 2 * 86_400;
const ROLES = { poster: 0, voucher: 1 } as const;

/** docs/chain.md, 'Changing a key', step by step. */
describe('a change of keys', () => {
  let test: TestChain;
  let before: TestApp;
  let after: TestApp;
  let billy: ChainWallet;
  const fresh = {
    poster: keyOf(sha256Hex('new poster')),
    voucher: keyOf(sha256Hex('new voucher')),
  };
  beforeAll(async () => {
    test = await startTestChain({ terms: { keyDelay: KEY_DELAY_SECONDS } });
    billy = await test.wallet('billy');
    before = await createTestApp({ chain: test.chain });
    test.follow(before.clock);
    const renewed: Chain = { ...test.chain, keys: fresh };
    after = await createTestApp({ chain: renewed });
    await test.fund(fresh.poster.address);
  });
  afterAll(async () => {
    await before.close();
    await after.close();
    await test.stop();
  });

  const asGuardian = (functionName: 'appoint' | 'dismiss', args: readonly unknown[]) =>
    test.chain.sendAs(test.keys.guardian, {
      to: test.chain.contracts.stadium,
      data: encodeFunctionData({ abi: stadiumAbi, functionName, args } as never),
    });
  const install = (role: number) =>
    billy.send({
      to: test.chain.contracts.stadium,
      data: encodeFunctionData({ abi: stadiumAbi, functionName: 'install', args: [role] }),
    });
  let number = 0;
  /** As the server signs it. */
  async function voucher(key: ChainKey) {
    number += 1;
    const words = { account: billy.address, amount: 500, number, exits: 0, deadline: 2 ** 40 - 1 };
    const { chainId, contracts } = test.chain;
    const place = { chainId, stadium: contracts.stadium };
    const signature = await key.signHash(hoofVoucherHash(place, words));
    return { to: contracts.stadium, data: redeemHoof(words, signature) };
  }
  async function postRoot(server: TestApp): Promise<number> {
    const loop = createChainLoop(server.app.game, () => {});
    await loop.round();
    server.clock.advance(60_000);
    let over = false;
    const reading = (async () => {
      while (!over) await loop.round();
    })();
    try {
      return (await rootNow(server.app.game)).index;
    } finally {
      over = true;
      await reading;
      loop.stop();
    }
  }
  async function keyAlerts(server: TestApp): Promise<string[]> {
    const desk = await readChainDesk(server.app.game);
    return 'off' in desk ? [desk.why] : desk.alerts.filter((alert) => /knows another/.test(alert));
  }

  it('is announced, waits, and leaves the old keys their work until then', async () => {
    for (const role of ['poster', 'voucher'] as const) {
      await asGuardian('appoint', [ROLES[role], fresh[role].address]);
      await expect(install(ROLES[role])).rejects.toThrow();
    }
    expect(await postRoot(before)).toBe(2);
    expect(await keyAlerts(before)).toEqual([]);
    expect((await billy.send(await voucher(test.keys.voucher))).status).toBe('0x1');
  });

  it('refuses what the old keys sign from the moment of installing, and says so at the desk', async () => {
    const signedBefore = await voucher(test.keys.voucher);
    before.clock.advance(KEY_DELAY_SECONDS * 1000);
    // Gas is estimated by the time of the newest block.
    await test.mine();
    for (const role of Object.values(ROLES)) expect((await install(role)).status).toBe('0x1');
    await expect(billy.send(signedBefore)).rejects.toThrow();
    await expect(postRoot(before)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await keyAlerts(before)).toHaveLength(2);
  });

  it('goes on with the new ones', async () => {
    after.clock.advance(before.clock.now() - after.clock.now());
    expect(await postRoot(after)).toBe(3);
    expect(await keyAlerts(after)).toEqual([]);
    expect((await billy.send(await voucher(fresh.voucher))).status).toBe('0x1');
  });

  it('ends a stolen key at once, with nobody in its place', async () => {
    const stolen = await voucher(fresh.voucher);
    await asGuardian('dismiss', [ROLES.voucher]);
    await expect(billy.send(stolen)).rejects.toThrow();
    expect(await keyAlerts(after)).toEqual([expect.stringContaining('voucher key')]);
  });
});
