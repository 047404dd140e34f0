import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type CardExit,
  calls,
  type HoofExit,
  type LeafList,
  parseLeafList,
  postRoot,
  treesOf,
  writeLeafList,
} from '@goats/chain';
import { stadiumAbi } from '@goats/contracts';
import { tokenOf } from '@goats/rules';
import { type Abi, type Address, encodeEventTopics, encodeFunctionData, type Hex } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createChainLoop } from '../../slices/chain/run-chain.ts';
import { deposit, payOut, succeed } from '../../testing/chain-actions.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type ChainWallet, startTestChain, type TestChain } from '../../testing/test-chain.ts';
import { seat, type TestPlayer } from '../../testing/test-players.ts';
import { writeEffects } from '../../testing/write-effects.ts';
import { readLatestTime } from '../contract-reads.ts';
import { RpcRefusal } from '../rpc.ts';
import { fetchLeaves } from './leaf-folder.ts';
import { proofFromFolder } from './proof-from-folder.ts';
import { serveFolder } from './serve-folder.ts';
import { watchStadium } from './watch-stadium.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let test: TestChain;
let server: TestApp;
let site: string;
let folder: string;
let number = 0;
let ada: TestPlayer;
let adasKeys: ChainWallet;
let back: () => Promise<void>;
let round: () => Promise<number>;

beforeAll(async () => {
  test = await startTestChain();
  adasKeys = await test.wallet('ada');
});
afterAll(() => test?.stop());
beforeEach(async () => {
  back = await test.snapshot();
  number += 1;
  folder = join(tmpdir(), `goats-watcher-${process.pid}-${number}`);
  server = await createTestApp({ chain: test.chain });
  test.follow(server.clock);
  ada = await seat(server, 'ada', ['Common', 'Rare'], 500);
  await seat(server, 'billy', [], 300);
  const loop = createChainLoop(server.app.game, (error) => {
    throw error;
  });
  round = () => loop.round();
  site = await server.app.listen({ port: 0, host: '127.0.0.1' });
  await postOne();
});
afterEach(async () => {
  await server.close();
  await back();
  await rm(folder, { recursive: true, force: true });
});

async function postOne(): Promise<void> {
  server.clock.advance(11 * MINUTE_MS);
  await round();
  await round();
}
const place = () => ({
  ...{ rpc: test.rpc, stadium: test.chain.contracts.stadium, since: 0, folder },
});
const look = (change: { mirrors?: string[]; accounts?: string[] } = {}) =>
  watchStadium({ ...place(), mirrors: [site], accounts: [], ...change });

it('keeps what a root says under its hash, which anybody may fetch and keep for ever', async () => {
  const { roots, alarms } = await look();
  expect(alarms).toEqual([]);
  const counts = roots.find(({ state }) => state === 'counts')!;
  expect(await readdir(folder)).toEqual([`${counts.data.slice(2)}.txt`, 'roots.json']);
  const answer = await server.app.inject(`/api/chain/leaves/${counts.data}`);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  const nobodys = `0x${'ab'.repeat(32)}`;
  expect((await server.app.inject(`/api/chain/leaves/${nobodys}`)).statusCode).toBe(404);
  expect((await server.app.inject('/api/chain/leaves/0x12')).statusCode).toBe(400);
});

it('everybody leaves with the watcher’s copy when we are gone for good', async () => {
  // Something that the last root does not know, too.
  await payOut(test, adasKeys, { number: 9_000_001, amount: 5_000 });
  await round();
  await postOne();
  await look();
  await deposit(test, adasKeys, 2_000);
  await server.app.close();
  const { contracts } = test.chain;
  test.setTime(server.clock.now() + 8 * DAY_MS);
  await test.mine();
  await succeed(adasKeys, calls.freeze(contracts));
  const proof = await proofFromFolder(place(), ada.address);
  expect(proof.deposits).toEqual([{ number: 0, amount: '2000' }]);
  await succeed(adasKeys, calls.exit(contracts, proof.hoof as HoofExit));
  for (const card of proof.cards) {
    await succeed(adasKeys, calls.exitCard(contracts, card as CardExit));
  }
  await succeed(adasKeys, calls.depositBack(contracts, 0));
  expect(proof.cards.map(({ tokenId }) => tokenId).sort()).toEqual(ada.cards.map(tokenOf).sort());
  const held = await test.rpc.request<Hex>('eth_call', [
    { to: contracts.hoof, data: `0x70a08231${ada.address.slice(2).padStart(64, '0')}` },
    'latest',
  ]);
  // 500 began inside, 50 were paid from them, 20 brought back and returned.
  expect(Number(held)).toBe(50_000);
});

it('finds a list of leaves with its root on the chain, when it is short enough to go along', async () => {
  const lists = async (leavesBytes: number) => {
    const other = await createTestApp({ chain: { ...test.chain, leavesBytes } });
    try {
      test.follow(other.clock);
      await seat(other, 'ada', ['Common'], 500);
      const loop = createChainLoop(other.app.game, (error) => {
        throw error;
      });
      await loop.round();
      other.clock.advance(11 * MINUTE_MS);
      await loop.round();
      await loop.round();
      // Nobody keeps a mirror, and nobody ever will.
      return await look({ mirrors: [] });
    } finally {
      await other.close();
    }
  };
  const { alarms, roots } = await lists(120_000);
  expect(alarms).toEqual([]);
  const counts = roots.find(({ state }) => state === 'counts')!;
  expect(await readdir(folder)).toContain(`${counts.data.slice(2)}.txt`);
  const proof = await proofFromFolder(place(), ada.address);
  expect(proof.hoof?.leaf).toMatchObject({ balance: '50000' });
  await back();
  back = await test.snapshot();
  await rm(folder, { recursive: true });
  expect((await lists(40)).alarms).toEqual([expect.stringMatching(/nobody has the leaves/)]);
});

/** Whoever has the key posts a root of their own: its leaves are a file like any other. */
async function postList(chain: TestChain, list: LeafList, named?: Hex) {
  const written = writeLeafList(list);
  const data = named ?? (`0x${createHash('sha256').update(written).digest('hex')}` as Hex);
  const trees = treesOf(list);
  const until = Math.floor((await readLatestTime(chain.rpc)) / 1000) + 600;
  const root = {
    ...{ accounts: trees.accounts.root, cards: trees.cards.root, sum: trees.accounts.sum },
    ...{ deposits: list.deposits, cardDeposits: list.cardDeposits, data, until },
  };
  const { stadium } = chain.chain.contracts;
  await chain.sendAs(chain.keys.poster, { to: stadium as Address, data: postRoot(root) });
  /** Held back until then. */
  const publish = () => writeFile(join(folder, `${data.slice(2)}.txt`), written);
  return { publish };
}

async function postFalse(change: (list: LeafList) => Partial<LeafList>, named?: Hex) {
  // Ours is the second.
  const ours = (await look()).roots.find(({ epoch }) => epoch === 2)!;
  const honest = parseLeafList((await server.app.inject(`/api/chain/leaves/${ours.data}`)).body);
  return postList(test, { ...honest, ...change(honest) }, named);
}

it('calls out a root that drops an account, and one whose leaves nobody has', async () => {
  const { publish } = await postFalse((list) => ({
    accounts: list.accounts.filter(({ account }) => account !== ada.address),
    cards: list.cards.filter(({ owner }) => owner !== ada.address),
  }));
  for (let times = 0; times < 2; times += 1) {
    expect((await look()).alarms).toEqual([
      expect.stringMatching(/nobody has the leaves of root \d+/),
    ]);
  }
  await publish();
  const { alarms } = await look({ accounts: [ada.address] });
  expect(alarms.join()).toMatch(new RegExp(`drops ${ada.address}, who had 500.00 HOOF`));
  expect(alarms.join()).toMatch(new RegExp(`takes card ${tokenOf(ada.cards[0]!)} from`));
  expect((await look()).alarms).toEqual([]);
});

it('calls out a root that drops nobody and takes nearly all, whoever is watched', async () => {
  const { publish } = await postFalse((list) => ({
    accounts: list.accounts.map((leaf) => ({ ...leaf, balance: 1 })),
  }));
  await publish();
  expect((await look()).alarms).toEqual([
    expect.stringMatching(/takes 799.98 HOOF from 2 accounts: more than a tenth of all in root 2/),
  ]);
});

it('calls out a root that names no leaves at all, or leaves of another Stadium', async () => {
  await postFalse(() => ({}), `0x${'0'.repeat(64)}`);
  expect((await look()).alarms).toEqual([expect.stringMatching(/nobody has the leaves of root 3/)]);
  const { publish } = await postFalse(() => ({ stadium: `0x${'de'.repeat(20)}` }));
  await publish();
  expect((await look()).alarms).toContain(
    'Root 4: the leaves of root 4 are those of another Stadium.',
  );
});

it('calls out the first of two steps: what makes all of it larger, so that a theft is no tenth', async () => {
  const thief = { account: `0x${'99'.repeat(20)}` as Address, balance: 500_000, withdrawn: 0 };
  const { publish } = await postFalse(({ accounts }) => ({ accounts: [...accounts, thief] }));
  await publish();
  expect((await look()).alarms).toEqual([
    expect.stringMatching(/has 5000.00 HOOF more in it, deposits and gifts or out of nothing/),
  ]);
});

it('calls out what roots that wait take in steps, beside the one that counts', async () => {
  const slow = await startTestChain({ terms: { rootDelay: 3_600 } });
  try {
    const { stadium } = slow.chain.contracts;
    const { chainId } = slow.chain;
    const post = async (balance: number) => {
      const accounts = [1, 2, 3].map((n) => ({
        ...{ account: `0x${String(n).padStart(40, '0')}` as Address, balance, withdrawn: 0 },
      }));
      const list = {
        chainId,
        stadium,
        deposits: 0,
        cardDeposits: 0,
        block: 1,
        accounts,
        cards: [],
      };
      await (await postList(slow, list)).publish();
    };
    await mkdir(folder);
    const seen = () =>
      watchStadium({ rpc: slow.rpc, stadium, since: 0, folder, mirrors: [], accounts: [] });
    await post(10_000);
    slow.setTime((await readLatestTime(slow.rpc)) + 2 * 60 * MINUTE_MS);
    await slow.mine();
    // A root whose time has come counts with the next one.
    for (const balance of [9_200, 8_500]) await post(balance);
    const { roots, alarms } = await seen();
    expect(roots.map(({ state }) => state)).toEqual(['counted', 'counts', 'waits', 'waits']);
    expect(alarms).toEqual([
      'Root 4 takes 45.00 HOOF from 3 accounts: more than a tenth of all in root 2.',
    ]);
  } finally {
    await slow.stop();
  }
});

it('calls out cards that are left to nobody and lie in the Stadium, also where some never were', async () => {
  const owner = ada.address as Address;
  const tokens = [...Array.from({ length: 10 }, (_, i) => tokenOf(i + 1)), 1_030_001, 1_030_002];
  const inStadium = await postFalse(() => ({
    cards: tokens.map((token) => ({ token, owner })),
  }));
  await inStadium.publish();
  await look();
  const { publish } = await postFalse(() => ({ cards: [] }));
  await publish();
  expect((await look()).alarms).toContain(
    'Root 4 leaves 12 cards to nobody, and of 12 that were asked about 12 lie in the Stadium.',
  );
});

it('looks again when a node does not say what was paid, and calls out the rest meanwhile', async () => {
  const { publish } = await postFalse((list) => ({
    accounts: list.accounts.map(({ account, balance }) => ({
      ...{ account, balance: 0, withdrawn: balance },
    })),
  }));
  await publish();
  let isAway = true;
  const rpc: typeof test.rpc = {
    request<T>(method: string, params: readonly unknown[]): Promise<T> {
      if (isAway && method === 'eth_call') return Promise.reject(new RpcRefusal('busy', -32_005));
      return test.rpc.request<T>(method, params);
    },
  };
  const watched = { ...place(), rpc, mirrors: [site], accounts: [] };
  for (let times = 0; times < 2; times += 1) {
    const { roots, alarms } = await watchStadium(watched);
    expect(roots).toHaveLength(3);
    expect(alarms).toEqual(['Root 3: not all of it could be held against the contract: busy']);
  }
  isAway = false;
  expect((await watchStadium(watched)).alarms).toHaveLength(2);
});

it('calls out a root that says of everybody that they were paid it all', async () => {
  const { publish } = await postFalse((list) => ({
    accounts: list.accounts.map(({ account, balance }) => ({
      ...{ account, balance: 0, withdrawn: balance },
    })),
  }));
  await publish();
  const { alarms } = await look();
  expect(alarms).toHaveLength(2);
  expect(alarms[0]).toMatch(/was paid 500.00 HOOF in all, and the contract knows of 0.00 HOOF/);
});

it('calls out keys that change, a pause and a freeze, once each, and not those of the founding', async () => {
  expect((await look()).alarms).toEqual([]);
  const { stadium } = test.chain.contracts;
  const asGuardian = (functionName: 'appoint' | 'dismiss' | 'setPaused', args: unknown[]) => {
    const data = encodeFunctionData({ abi: stadiumAbi as Abi, functionName, args });
    return test.sendAs(test.keys.guardian, { to: stadium, data });
  };
  await asGuardian('appoint', [0, adasKeys.address]);
  await asGuardian('dismiss', [1]);
  await asGuardian('setPaused', [true]);
  server.clock.advance(8 * DAY_MS);
  await test.mine();
  await succeed(adasKeys, calls.freeze(test.chain.contracts));
  expect((await look()).alarms).toEqual([
    expect.stringMatching(`${adasKeys.address} is named as the key for roots, from 2026-`),
    expect.stringMatching(/the key for vouchers is 0x0{40} now/),
    expect.stringMatching(/vouchers and deposits are stopped/),
    expect.stringMatching(/frozen, for ever/),
  ]);
  expect((await look()).alarms).toEqual([]);
});

it('takes no list from anybody whose hash is another, and calls out what changes of one’s own', async () => {
  const liar = createServer((_, response) => response.end('legendary-goats-leaves 1\n'));
  liar.listen(0, '127.0.0.1');
  await once(liar, 'listening');
  const lies = `http://127.0.0.1:${(liar.address() as AddressInfo).port}`;
  try {
    const { alarms } = await look({ mirrors: [lies] });
    expect(alarms).toEqual([expect.stringMatching(/nobody has the leaves/)]);
    expect((await look({ mirrors: [lies, site] })).alarms).toEqual([]);
    const paid = {
      reason: 'mint',
      reference: 'card:1',
      from: ada.address,
      to: 'treasury',
    } as const;
    await writeEffects(server.db, [{ type: 'post', ...paid, amount: 2_500 }], server.clock.now());
    await postOne();
    const { alarms: changed } = await look({ accounts: [ada.address] });
    expect(changed).toEqual([
      expect.stringMatching(/says 475.00 HOOF for 0x.*, who had 500.00 HOOF/),
    ]);
  } finally {
    liar.close();
  }
});

it('needs a node for three blocks at once, and hears nothing of what strangers make it say', async () => {
  const { contracts } = test.chain;
  for (let times = 0; times < 3; times += 1) {
    await succeed(adasKeys, calls.ask(contracts));
    await succeed(adasKeys, calls.stay(contracts));
  }
  const heard: Hex[] = [];
  const narrow: typeof test.rpc = {
    async request<T>(method: string, params: readonly unknown[]): Promise<T> {
      if (method !== 'eth_getLogs') return test.rpc.request<T>(method, params);
      const [{ fromBlock, toBlock }] = params as [{ fromBlock: Hex; toBlock: Hex }];
      if (Number(toBlock) - Number(fromBlock) >= 3)
        throw new RpcRefusal('too many blocks', -32_005);
      const logs = await test.rpc.request<{ topics: [Hex] }[]>(method, params);
      heard.push(...logs.map(({ topics }) => topics[0]));
      return logs as T;
    },
  };
  const seen = await watchStadium({ ...place(), rpc: narrow, mirrors: [site], accounts: [] });
  expect(seen.roots).toEqual((await look()).roots);
  expect(seen.roots.map(({ state }) => state)).toEqual(['counted', 'counts']);
  const [asked] = encodeEventTopics({ abi: stadiumAbi, eventName: 'Asked' });
  expect(heard).not.toContain(asked);
  const proof = await proofFromFolder({ ...place(), rpc: narrow }, ada.address);
  expect(proof.hoof?.leaf).toMatchObject({ balance: '50000' });
  // One that is away is asked no thousand times.
  let asks = 0;
  const away: typeof test.rpc = {
    request<T>(method: string, params: readonly unknown[]): Promise<T> {
      if (method !== 'eth_getLogs') return test.rpc.request<T>(method, params);
      asks += 1;
      return Promise.reject(new RpcRefusal('out of credits', -32_005));
    },
  };
  await rm(folder, { recursive: true });
  await expect(watchStadium({ ...place(), rpc: away, mirrors: [], accounts: [] })).rejects.toThrow(
    'out of credits',
  );
  expect(asks).toBeLessThan(12);
});

it('is a mirror for others when we are gone, of lists and of nothing else in the folder', async () => {
  await look();
  await server.app.close();
  const mirror = serveFolder(folder).listen(0, '127.0.0.1');
  await once(mirror, 'listening');
  const others = `${folder}-others`;
  try {
    const url = `http://127.0.0.1:${(mirror.address() as AddressInfo).port}`;
    const seen = await watchStadium({ ...place(), folder: others, mirrors: [url], accounts: [] });
    expect(seen.alarms).toEqual([]);
    expect((await readdir(others)).length).toBe((await readdir(folder)).length);
    for (const path of ['/roots.json', '/api/chain/leaves/0x../roots.json', '/%2e%2e/x']) {
      expect((await fetch(url + path)).status).toBe(404);
    }
  } finally {
    mirror.close();
    await rm(others, { recursive: true, force: true });
  }
});

it('hangs up on a mirror that sends without end', async () => {
  let sent = 0;
  const endless = createServer((_, response) => {
    const more = () => {
      do sent += 16_384;
      while (response.write('a'.repeat(16_384)));
      response.once('drain', more);
    };
    more();
  });
  endless.listen(0, '127.0.0.1');
  await once(endless, 'listening');
  const hungUp = new Promise((resolve) => {
    endless.once('connection', (socket) => socket.once('close', resolve));
  });
  try {
    const mirror = `http://127.0.0.1:${(endless.address() as AddressInfo).port}`;
    expect(
      await fetchLeaves(mirror, `0x${'ab'.repeat(32)}`, { mostBytes: 100_000 }),
    ).toBeUndefined();
    await hungUp;
    // What lies in the buffers of two sockets, and not what a minute brings.
    expect(sent).toBeLessThan(50_000_000);
  } finally {
    endless.close();
  }
});
