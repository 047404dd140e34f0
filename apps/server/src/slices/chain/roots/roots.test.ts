import { createHash } from 'node:crypto';
import {
  type CardExit,
  calls,
  cardVoucherHash,
  type ExitProof,
  type HoofExit,
  parseLeafList,
  problemOfExitProof,
  redeemCard,
  treesOf,
} from '@goats/chain';
import { tokenOf } from '@goats/rules';
import { type Hex, numberToHex } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Chain } from '../../../chain/chain.ts';
import { createRoots } from '../../../chain/leaves/roots.ts';
import { openDatabase } from '../../../db/database.ts';
import type { Game } from '../../../game.ts';
import { deposit, payOut, succeed } from '../../../testing/chain-actions.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type ChainWallet, startTestChain, type TestChain } from '../../../testing/test-chain.ts';
import { giveCard, giveHoof, post } from '../../../testing/write-effects.ts';
import { createChainLoop } from '../run-chain.ts';
import { cardProof } from './card-proof.ts';
import { rootNow } from './post-root.ts';
import { rootDifference } from './root-difference.ts';
import { runRoots } from './run-roots.ts';

const HOUR_S = 3_600;
const MINUTE_MS = 60_000;
const CARD = 17;

let test: TestChain;
let billy: ChainWallet;
let nanny: ChainWallet;
let back: () => Promise<void>;
let server: TestApp;
beforeAll(async () => {
  test = await startTestChain();
  billy = await test.wallet('billy');
  nanny = await test.wallet('nanny');
});
afterAll(() => test?.stop());
beforeEach(async () => {
  back = await test.snapshot();
});
afterEach(async () => {
  await server.close();
  await back();
});

const low = ({ address }: { readonly address: string }) => address.toLowerCase();
const get = async (url: string) => (await server.app.inject({ url })).json();
const roots = async () => (await get('/api/chain/roots')).roots;
const proofOf = (wallet: ChainWallet): Promise<ExitProof> =>
  get(`/api/chain/exits/${wallet.address}`);

/** A server on the chain, its clock the chain's, which has read everything so far. */
async function open(chain: Chain = test.chain): Promise<Game> {
  server = await createTestApp({ chain });
  test.follow(server.clock);
  await read();
  return server.app.game;
}

/** A round of the loop that reads the chain and posts roots; what it complains about fails the test. */
async function read(game: Game = server.app.game): Promise<void> {
  const loop = createChainLoop(game, (error) => {
    throw error;
  });
  await loop.round();
}

/** Moves on until roots are looked at again, and reads what came of it. */
async function later(ms: number): Promise<void> {
  server.clock.advance(ms);
  await read();
  await read();
}

async function send(wallet: ChainWallet, call: { to: `0x${string}`; data: Hex }): Promise<string> {
  return (await wallet.send(call).catch(() => ({ status: '0x0' }))).status;
}

describe('a root', () => {
  it('promises free HOOF and own cards, what waits in stakes included, and nothing of the house', async () => {
    const game = await open();
    const at = server.clock.now();
    const { db } = server;
    await giveHoof(db, low(billy), 100, at);
    await giveHoof(db, low(nanny), 7, at);
    await giveCard(db, low(nanny), CARD, at);
    const vault = { reason: 'offer', reference: 'offer:1', from: low(billy) } as const;
    await post(db, { ...vault, to: 'offer:1', amount: 4_000 }, at);
    const mascot = `0x${'99'.repeat(20)}`;
    await db.query('insert into players (address, display_name, house) values ($1, $2, true)', [
      mascot,
      'Mascot',
    ]);
    await giveHoof(db, mascot, 50, at);
    await giveCard(db, mascot, 18, at);
    // Given with a string attached: it plays, and stays.
    await post(
      db,
      {
        ...{ reason: 'starter', reference: 'starter:1', from: 'treasury', to: low(nanny) },
        ...{ amount: 900, arrives: 'locked' },
      },
      at,
    );
    await later(10 * MINUTE_MS);
    const [root] = await roots();
    expect(root).toMatchObject({ index: 2, state: 'active', sum: 107, accountCount: 2 });
    const text = (await server.app.inject({ url: root.leavesUrl })).body;
    expect(`0x${createHash('sha256').update(text).digest('hex')}`).toBe(root.data);
    const list = parseLeafList(text);
    expect(list.cards).toEqual([{ token: tokenOf(CARD), owner: low(nanny) }]);
    expect(Object.fromEntries(list.accounts.map((a) => [a.account, a.balance]))).toEqual({
      [low(billy)]: 10_000,
      [low(nanny)]: 700,
    });
    expect(treesOf(list).accounts.root).toBe(root.accounts);
    expect(await get('/api/chain')).toMatchObject({
      root: { index: 2, sum: 107 },
      pending: null,
      reserves: { claims: 107 },
      contracts: test.chain.contracts,
    });
    expect(await cardProof(game, CARD, low(nanny))).toHaveLength(15);
    expect(await cardProof(game, CARD, low(billy))).toBeNull();
  });

  it('is posted again only when something changed, or when silence would grow long', async () => {
    await open();
    await giveHoof(server.db, low(billy), 5, server.clock.now());
    await later(10 * MINUTE_MS);
    for (let i = 0; i < 3; i += 1) await later(11 * MINUTE_MS);
    expect(await roots()).toHaveLength(1);
    await later(45 * HOUR_S * 1000);
    expect(
      (await roots()).map(({ index, state }: { index: number; state: string }) => [index, state]),
    ).toEqual([
      [3, 'active'],
      [2, 'replaced'],
    ]);
  });

  it('comes in time for whoever asked to leave, even when nothing else has changed', async () => {
    await open();
    await giveHoof(server.db, low(billy), 5, server.clock.now());
    await later(10 * MINUTE_MS);
    await succeed(billy, calls.ask(test.chain.contracts));
    await read();
    await later(61 * MINUTE_MS);
    const proof = await proofOf(billy);
    expect(proof.root.index).toBe(3);
    await succeed(billy, calls.forceExit(test.chain.contracts, proof.hoof as HoofExit));
    await read();
    expect((await get(`/api/wallets/${low(billy)}`)).hoofBalance).toBe(0);
  });

  it('is made once by two instances that are asked at the same moment, and not again for a while', async () => {
    const game = await open();
    await giveHoof(server.db, low(billy), 5, server.clock.now());
    server.clock.advance(MINUTE_MS);
    const db = openDatabase(server.url, { poolSize: 3 });
    const second = { ...game, db, roots: createRoots(db) };
    const asked = [rootNow(game), rootNow(second), rootNow(second)];
    let over = false;
    const settled = Promise.allSettled(asked).finally(() => {
      over = true;
    });
    while (!over) await read();
    const answers = await settled;
    const done = answers.filter(({ status }) => status === 'fulfilled');
    expect(done.length).toBeGreaterThan(0);
    for (const answer of done) expect(answer).toMatchObject({ value: { index: 2 } });
    await expect(rootNow(game)).rejects.toMatchObject({
      code: 'ROOT_NEEDED',
      details: { nextAt: new Date(server.clock.now() + 20_000).toISOString() },
    });
    await read();
    expect(await roots()).toHaveLength(1);
    await second.roots.close();
    await db.close();
  });

  it('that the chain could not be told of is posted later, the same one', async () => {
    const game = await open();
    await giveHoof(server.db, low(billy), 5, server.clock.now());
    server.clock.advance(10 * MINUTE_MS);
    const away = { ...test.chain, send: () => Promise.reject(new Error('no line')) };
    await expect(runRoots({ ...game, chain: away })).rejects.toThrow('no line');
    expect(await roots()).toEqual([]);
    await giveHoof(server.db, low(nanny), 5, server.clock.now());
    await later(MINUTE_MS);
    expect(await roots()).toMatchObject([{ index: 2, sum: 5 }]);
  });

  it('that the chain could not be told of for long is made anew: whoever asked and lost meanwhile leaves with the loss', async () => {
    const game = await open();
    await giveHoof(server.db, low(billy), 5, server.clock.now());
    server.clock.advance(10 * MINUTE_MS);
    const away = { ...test.chain, send: () => Promise.reject(new Error('no line')) };
    await expect(runRoots({ ...game, chain: away })).rejects.toThrow('no line');
    const lost = { reason: 'exit', reference: 'chain:1-1', from: low(billy), to: 'chain' } as const;
    await post(server.db, { ...lost, amount: 300 }, server.clock.now());
    await succeed(billy, calls.ask(test.chain.contracts));
    await later(90 * MINUTE_MS);
    await later(MINUTE_MS);
    expect(await roots()).toMatchObject([{ index: 2, sum: 2 }]);
  });

  it('that would promise more than is there is not posted', async () => {
    const game = await open();
    await giveHoof(server.db, low(billy), 5, server.clock.now());
    server.clock.advance(10 * MINUTE_MS);
    const one = numberToHex(1, { size: 32 });
    const poor: Chain = {
      ...test.chain,
      rpc: {
        request: async <T>(method: string, params: readonly unknown[]) =>
          method === 'eth_call' ? (one as T) : test.rpc.request<T>(method, params),
      },
    };
    await expect(runRoots({ ...game, chain: poor })).rejects.toThrow('more than the Stadium holds');
    await read();
    expect(await roots()).toEqual([]);
  });
});

describe('leaves', () => {
  it('are sent as they are kept, not again to whoever has them, and of old roots the hash remains', async () => {
    await open();
    await giveHoof(server.db, low(billy), 5, server.clock.now());
    await later(10 * MINUTE_MS);
    const url = '/api/chain/roots/2/leaves';
    const [{ data }] = await roots();
    const squeezed = await server.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(squeezed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${data}"`,
    });
    const again = await server.app.inject({ url, headers: { 'if-none-match': `"${data}"` } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await server.db.query(`update chain_roots set leaves = '', state = 'replaced' where epoch = 2`);
    const gone = await server.app.inject({ url });
    expect(gone.statusCode).toBe(404);
    expect(gone.json().error).toContain('no longer kept here');
    expect((await server.app.inject({ url: '/api/chain/roots/9/leaves' })).statusCode).toBe(404);
  });
});

describe('leaving', () => {
  it('takes what the answer holds: HOOF and cards by their proofs, after a freeze', async () => {
    await open();
    const at = server.clock.now();
    await giveHoof(server.db, low(billy), 100, at);
    await giveHoof(server.db, low(nanny), 3, at);
    await giveCard(server.db, low(billy), CARD, at);
    await later(10 * MINUTE_MS);
    const proof = await proofOf(billy);
    expect(problemOfExitProof(proof)).toBeUndefined();
    const { contracts } = test.chain;
    const hoofOut = calls.exit(contracts, proof.hoof as HoofExit);
    const cardOut = calls.exitCard(contracts, proof.cards[0] as CardExit);
    expect(await send(billy, hoofOut)).toBe('0x0');
    server.clock.advance(8 * 24 * HOUR_S * 1000);
    await test.mine();
    await succeed(nanny, calls.freeze(contracts));
    await succeed(nanny, hoofOut);
    await succeed(billy, cardOut);
    expect(await send(billy, hoofOut)).toBe('0x0');
    const { hoof } = proof;
    const richer = { ...hoof!, leaf: { ...hoof!.leaf, balance: '99999' } };
    expect(await send(billy, calls.exit(contracts, richer))).toBe('0x0');
    for (let i = 0; i < 3; i += 1) await read();
    expect((await get(`/api/wallets/${low(billy)}`)).hoofBalance).toBe(0);
  });

  it('by a voucher takes a card with the proof of the root that counts', async () => {
    const game = await open();
    await giveCard(server.db, low(billy), CARD, server.clock.now());
    await later(10 * MINUTE_MS);
    const proof = await cardProof(game, CARD, billy.address);
    const voucher = {
      ...{ account: billy.address, token: tokenOf(CARD), number: 1 },
      deadline: Math.floor(server.clock.now() / 1000) + HOUR_S,
    };
    const place = { chainId: test.chain.chainId, stadium: test.chain.contracts.stadium };
    const signature = await test.keys.voucher.signHash(cardVoucherHash(place, voucher));
    const { stadium } = test.chain.contracts;
    await succeed(billy, { to: stadium, data: redeemCard(voucher, signature, proof as Hex[]) });
  });

  it('names deposits that no root knows yet, and has one sentence for whoever has nothing', async () => {
    await open();
    await payOut(test, billy, { number: 1, amount: 5_000 });
    await deposit(test, billy, 2_000);
    await read();
    const proof = await proofOf(billy);
    expect(proof).toMatchObject({ hoof: null, cards: [] });
    expect(proof.deposits).toEqual([{ number: 0, amount: '2000' }]);
    const nothing = await server.app.inject({ url: `/api/chain/exits/${nanny.address}` });
    expect([nothing.statusCode, nothing.json().error]).toEqual([
      404,
      'Root 1 holds nothing for this wallet.',
    ]);
  });

  it('is not possible where the chain is off, and the page says why', async () => {
    server = await createTestApp();
    expect(await get('/api/chain')).toEqual({ off: true, why: 'Off in tests.', reason: 'fault' });
    const answer = await server.app.inject({ url: `/api/chain/exits/${billy.address}` });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'CHAIN_OFF']);
  });
});

describe('a root that waits for its veto', () => {
  it('shows the operator what it changes, is followed by others, and counts when its time has come', async () => {
    const slow = await startTestChain({ terms: { rootDelay: 6 * HOUR_S } });
    try {
      server = await createTestApp({ chain: slow.chain });
      slow.follow(server.clock);
      await read();
      await giveHoof(server.db, low(billy), 100, server.clock.now());
      await later(10 * MINUTE_MS);
      expect(await roots()).toMatchObject([{ index: 2, state: 'posted' }]);
      expect((await get('/api/chain')).pending).toMatchObject({ index: 2, sum: 100 });
      expect(await rootDifference(server.app.game)).toMatchObject({
        pending: { epoch: 2, sum: 10_000 },
        active: { epoch: 1, sum: 0 },
        accounts: [0, 1],
        largest: [{ account: low(billy), before: 0, after: 10_000 }],
      });
      await giveHoof(server.db, low(nanny), 9, server.clock.now());
      await later(HOUR_S * 1000);
      // The next one waits beside it, and the page names the one that counts first.
      expect(await roots()).toMatchObject([
        { index: 3, state: 'posted' },
        { index: 2, state: 'posted' },
      ]);
      expect((await get('/api/chain')).pending).toMatchObject({ index: 2, sum: 100 });
      expect(await rootDifference(server.app.game)).toMatchObject({
        pending: { epoch: 3, sum: 10_900 },
        active: { epoch: 1 },
      });
      server.clock.advance(5 * HOUR_S * 1000);
      await slow.mine();
      await later(MINUTE_MS);
      expect((await get('/api/chain')).root).toMatchObject({ index: 2, sum: 100 });
      expect((await get('/api/chain')).pending).toMatchObject({ index: 3, sum: 109 });
      server.clock.advance(HOUR_S * 1000);
      await slow.mine();
      await later(MINUTE_MS);
      expect(await get('/api/chain')).toMatchObject({
        root: { index: 3, sum: 109 },
        pending: null,
      });
    } finally {
      await slow.stop();
    }
  });

  it('serves all who asked within an eighth of the delay: a crowd that asks fills no queue', async () => {
    const slow = await startTestChain({ terms: { rootDelay: 6 * HOUR_S } });
    try {
      server = await createTestApp({ chain: slow.chain });
      slow.follow(server.clock);
      await read();
      await giveHoof(server.db, low(billy), 5, server.clock.now());
      await later(10 * MINUTE_MS);
      for (const name of ['billy', 'nanny', 'third']) {
        await succeed(await slow.wallet(name), calls.ask(slow.chain.contracts));
        await later(MINUTE_MS);
      }
      await later(58 * MINUTE_MS);
      for (let minute = 0; minute < 5; minute += 1) await later(MINUTE_MS);
      expect(await roots()).toMatchObject([{ index: 3 }, { index: 2 }]);
      await later(45 * MINUTE_MS);
      for (let minute = 0; minute < 5; minute += 1) await later(MINUTE_MS);
      expect(await roots()).toMatchObject([{ index: 4 }, { index: 3 }, { index: 2 }]);
    } finally {
      await slow.stop();
    }
  });

  it('waits with seven others at most: the ninth is made when the oldest counts', async () => {
    const slow = await startTestChain({ terms: { rootDelay: 6 * HOUR_S } });
    try {
      server = await createTestApp({ chain: slow.chain });
      slow.follow(server.clock);
      await read();
      for (let hoof = 1; hoof <= 10; hoof += 1) {
        const someone = `0x${hoof.toString(16).padStart(40, 'a')}`;
        await giveHoof(server.db, someone, hoof, server.clock.now());
        await later(11 * MINUTE_MS);
      }
      expect(await roots()).toHaveLength(8);
      await expect(rootNow(server.app.game)).rejects.toMatchObject({ code: 'ROOT_NEEDED' });
      server.clock.advance(6 * HOUR_S * 1000);
      await slow.mine();
      for (let round = 0; round < 3; round += 1) await later(MINUTE_MS);
      const now = await get('/api/chain');
      expect(now.root).toMatchObject({ index: 9, sum: 36 });
      expect(now.pending).toMatchObject({ index: 10, sum: 55 });
    } finally {
      await slow.stop();
    }
  });
});
