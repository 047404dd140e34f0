import { stadiumAbi } from '@goats/contracts';
import { sha256Hex } from '@goats/rules';
import { encodeFunctionData } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyOf } from '../../../chain/keys.ts';
import { createTestApp, secondInstance, type TestApp } from '../../../testing/test-app.ts';
import { type ChainWallet, startTestChain, type TestChain } from '../../../testing/test-chain.ts';
import { seat, type TestPlayer } from '../../../testing/test-players.ts';
import { testWallet } from '../../../testing/test-wallet.ts';
import { rootNow } from '../roots/post-root.ts';
import { createChainLoop } from '../run-chain.ts';
import { readChainDesk } from './chain-desk.ts';

const KEY_DELAY_SECONDS = 2 * 86_400;
const ROLES = { poster: 0, voucher: 1 } as const;

/** docs/chain.md, 'Changing a key', step by step, in one world with two instances. */
describe('a change of keys', () => {
  let test: TestChain;
  /** Still has the old keys, and was not restarted yet. */
  let before: TestApp;
  /** Was restarted with the new ones. */
  let after: TestApp;
  let billy: ChainWallet;
  let player: TestPlayer;
  const fresh = {
    poster: keyOf(sha256Hex('new poster')),
    voucher: keyOf(sha256Hex('new voucher')),
  };
  beforeAll(async () => {
    test = await startTestChain({ terms: { keyDelay: KEY_DELAY_SECONDS } });
    billy = await test.wallet('billy');
    before = await createTestApp({ chain: test.chain });
    test.follow(before.clock);
    player = await seat(before, 'billy', ['Common']);
    await test.fund(fresh.poster.address);
  });
  afterAll(async () => {
    await after?.close();
    await before.close();
    await test.stop();
  });

  const asGuardian = (functionName: 'appoint' | 'dismiss', args: readonly unknown[]) =>
    test.sendAs(test.keys.guardian, {
      to: test.chain.contracts.stadium,
      data: encodeFunctionData({ abi: stadiumAbi, functionName, args } as never),
    });
  const install = (role: number) =>
    billy.send({
      to: test.chain.contracts.stadium,
      data: encodeFunctionData({ abi: stadiumAbi, functionName: 'install', args: [role] }),
    });
  const read = async (server: TestApp) => {
    const loop = createChainLoop(server.app.game, () => {});
    await loop.round();
    loop.stop();
  };
  async function postRoot(server: TestApp): Promise<number> {
    const loop = createChainLoop(server.app.game, () => {});
    // The schedule's own roots first: one that is made at this very instant would be too soon for ours.
    for (let round = 0; round < 3; round += 1) {
      server.clock.advance(60_000);
      await loop.round();
    }
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
  /** What the desk tells of deeds with keys, from the contract's own words. */
  async function doneWithKeys(server: TestApp) {
    const desk = await readChainDesk(server.app.game);
    if ('off' in desk) throw new Error(desk.why);
    return {
      named: desk.keys.named.map(({ role }) => role),
      vacant: desk.keys.vacant,
      said: desk.alerts.filter((alert) => /is named|Nobody holds/.test(alert)),
    };
  }
  const withdraw = async () =>
    (await player.call('POST', '/api/chain/withdrawals', { hoof: 5 })).body;

  it('is announced, waits, and leaves the old keys their work until then', async () => {
    await read(before);
    for (const role of ['poster', 'voucher'] as const) {
      await asGuardian('appoint', [ROLES[role], fresh[role].address]);
      await expect(install(ROLES[role])).rejects.toThrow();
    }
    expect(await postRoot(before)).toBeGreaterThanOrEqual(2);
    expect(await keyAlerts(before)).toEqual([]);
    expect(await doneWithKeys(before)).toEqual({
      named: ['poster’s key', 'voucher key'],
      vacant: [],
      said: [
        expect.stringContaining('the poster’s key'),
        expect.stringContaining('the voucher key'),
      ],
    });
    const { voucher } = await withdraw();
    expect((await billy.send(voucher.transaction)).status).toBe('0x1');
    await read(before);
  });

  it('refuses what the old keys sign from the moment of installing, and every screen says so', async () => {
    before.clock.advance(KEY_DELAY_SECONDS * 1000);
    // Gas is estimated by the time of the newest block.
    await test.mine();
    await testWallet(before, 'billy').signIn();
    const open = await withdraw();
    for (const role of Object.values(ROLES)) expect((await install(role)).status).toBe('0x1');
    await expect(billy.send(open.voucher.transaction)).rejects.toThrow();
    before.clock.advance(60_000);
    await expect(rootNow(before.app.game)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await keyAlerts(before)).toHaveLength(2);
    const refused = await player.call('POST', '/api/chain/withdrawals', { hoof: 5 });
    expect([refused.status, refused.body.code]).toEqual([503, 'CHAIN_OFF']);

    // The same withdrawal, signed anew by whoever has the new key.
    after = await secondInstance(before, {}, { ...test.chain, keys: fresh });
    const again = testWallet(after, 'billy');
    await again.signIn();
    const { voucher } = (
      await again.send({ method: 'GET', url: `/api/chain/withdrawals/${open.id}` })
    ).json();
    expect((await billy.send(voucher.transaction)).status).toBe('0x1');
  });

  it('goes on with the new ones, and not a hundredth is missing', async () => {
    expect(await postRoot(after)).toBeGreaterThanOrEqual(3);
    expect(await keyAlerts(after)).toEqual([]);
    const desk = await readChainDesk(after.app.game);
    expect(desk).toMatchObject({ ledger: { outside: 10, difference: 0 } });
    expect(await doneWithKeys(after)).toEqual({ named: [], vacant: [], said: [] });
  });

  it('ends a stolen key at once, with nobody in its place', async () => {
    await asGuardian('dismiss', [ROLES.voucher]);
    expect(await keyAlerts(after)).toEqual([expect.stringContaining('voucher key')]);
    await read(after);
    expect(await keyAlerts(after)).toEqual([]);
    expect(await doneWithKeys(after)).toEqual({
      ...{ named: [], vacant: ['voucher key'] },
      said: [expect.stringContaining('Nobody holds the voucher key')],
    });
  });

  it('names somebody in its place, takes that back, and a dismissal ends it too', async () => {
    await asGuardian('appoint', [ROLES.voucher, fresh.voucher.address]);
    await read(after);
    expect((await doneWithKeys(after)).named).toEqual(['voucher key']);
    await asGuardian('appoint', [ROLES.voucher, `0x${'0'.repeat(40)}`]);
    await read(after);
    expect((await doneWithKeys(after)).named).toEqual([]);
    await asGuardian('appoint', [ROLES.voucher, fresh.voucher.address]);
    await asGuardian('dismiss', [ROLES.voucher]);
    await read(after);
    expect(await doneWithKeys(after)).toMatchObject({ named: [], vacant: ['voucher key'] });
  });
});
