import { calls } from '@goats/chain';
import { DAY_SHARES, VOUCHER_MS } from '@goats/rules';
import { type Address, type Hex, toFunctionSelector } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chain } from '../../../chain/chain.ts';
import { RpcRefusal } from '../../../chain/rpc.ts';
import { deposit, sendCard, sendHoof, succeed } from '../../../testing/chain-actions.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type ChainWallet, startTestChain, type TestChain } from '../../../testing/test-chain.ts';
import { expectCleanBooks } from '../../../testing/test-cups.ts';
import {
  type Answer,
  challengeBody,
  seat,
  type TestPlayer,
} from '../../../testing/test-players.ts';
import { post } from '../../../testing/write-effects.ts';
import { type ChainLoop, createChainLoop } from '../run-chain.ts';

const URL = '/api/chain/withdrawals';
/** In HOOF; small enough to be reached, by ten wallets with a share each. */
const DAY_LIMIT = 5_000;
const SHARE = DAY_LIMIT / DAY_SHARES;

describe('withdrawals', () => {
  let test: TestChain;
  let server: TestApp;
  let ada: TestPlayer;
  let wallet: ChainWallet;
  let billy: ChainWallet;
  let loop: ChainLoop;
  let back: () => Promise<void>;
  let faults: unknown[];
  beforeAll(async () => {
    test = await startTestChain({ terms: { dayLimit: BigInt(DAY_LIMIT * 100) } });
    wallet = await test.wallet('ada');
    billy = await test.wallet('billy');
  });
  afterAll(() => test.stop());
  beforeEach(async () => {
    back = await test.snapshot();
    server = await createTestApp({ chain: test.chain });
    test.follow(server.clock);
    ada = await seat(server, 'ada', ['Common', 'Rare'], 1_000);
    faults = [];
    loop = loopOn(test.chain);
    await read();
  });
  afterEach(async () => {
    try {
      expect(faults).toEqual([]);
      await expectCleanBooks(server);
    } finally {
      await server.close();
      await back();
    }
  });

  const loopOn = (chain: Chain) =>
    createChainLoop({ ...server.app.game, chain }, (error) => faults.push(error));
  const read = () => loop.round();
  const ask = (body: object, key?: string, who = ada): Promise<Answer> =>
    who.call('POST', URL, body, key);
  const send = ({ body }: Answer): Promise<Hex> => {
    const { to, data } = body.voucher.transaction;
    return succeed(wallet, { to: to as Address, data: data as Hex });
  };
  const again = async (id: number) => (await ada.call('GET', `${URL}/${id}`)).body;
  const cardOf = async (id: number) => (await server.app.inject(`/api/cards/${id}`)).json();
  const onChain = async () => (await server.app.inject(`/api/chain/wallets/${ada.address}`)).json();
  const inbox = async () =>
    (
      await server.db.query<{ text: string }>(
        `select text from messages where wallet = $1 and topic = 'chain' order by id`,
        [ada.address],
      )
    ).map(({ text }) => text);
  /** Nine others have taken their share of the day, and one is left. */
  const takeNineShares = async () => {
    for (let i = 0; i < DAY_SHARES - 1; i += 1) {
      const other = await seat(server, `other ${i}`, [], SHARE);
      const { body } = await ask({ hoof: SHARE }, undefined, other);
      await succeed(billy, body.voucher.transaction);
      // Paid, and still on its way here, it counts twice.
      await read();
    }
  };
  /**
   * Roots wait to be read: while one is made, somebody has to read the chain. Whoever is told that it
   * takes longer asks again, as a person does: a busy machine must not decide a test.
   */
  const askWhileReading = async (body: object): Promise<Answer> => {
    for (;;) {
      let over = false;
      const asked = ask(body).finally(() => {
        over = true;
      });
      while (!over) await read();
      const answer = await asked;
      if (answer.status !== 503) return answer;
      await read();
    }
  };

  it('takes HOOF out: signed, seen and final, and brings it back in', async () => {
    const signed = await ask({ hoof: 120.5 });
    expect(signed).toMatchObject({ status: 201, body: { hoof: 120.5, state: 'signed' } });
    expect(await ada.balance()).toBe(879.5);
    await send(signed);
    await expect(send(signed)).rejects.toThrow('reverted');
    await read();
    expect(await again(signed.body.id)).toMatchObject({ state: 'final', voucher: null });
    expect(await onChain()).toMatchObject({ hoof: 120.5, cards: [] });
    await deposit(test, wallet, 2_050);
    await sendHoof(test, wallet, { to: test.chain.contracts.stadium, amount: 5_000 });
    await read();
    expect(await ada.balance()).toBe(950);
    const { deposits } = (await ada.call('GET', '/api/chain/deposits')).body;
    expect(deposits).toMatchObject([
      { hoof: 50, state: 'final' },
      { hoof: 20.5, state: 'final' },
    ]);
    expect(await inbox()).toEqual([
      '120.50 HOOF are in your own wallet now, on the chain.',
      '20.50 HOOF have arrived in the Stadium: they are yours to play with.',
      '50 HOOF have arrived in the Stadium: they are yours to play with.',
    ]);
  });

  it('shows that a voucher was seen before that is final', async () => {
    const signed = await ask({ hoof: 10 });
    await send(signed);
    const far = { ...test.chain, embedded: false, finality: { confirmations: 3 } };
    await loopOn(far).round();
    expect(await again(signed.body.id)).toMatchObject({
      ...{ state: 'seen', voucher: null },
      transactionHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    });
    await read();
    expect((await again(signed.body.id)).state).toBe('final');
  });

  it('takes a card out that no root knew, follows it into other hands, and lets it come back', async () => {
    const [card = 0] = ada.cards;
    const signed = await askWhileReading({ cardId: card });
    expect(signed).toMatchObject({ status: 201, body: { cardId: card, state: 'signed' } });
    expect(await cardOf(card)).toMatchObject({ place: 'leaving', owner: ada.address });
    await send(signed);
    await read();
    expect(await cardOf(card)).toMatchObject({ place: 'chain', owner: ada.address });
    expect((await onChain()).cards).toEqual([card]);
    const played = await ada.call('POST', `/api/cards/${card}/listing`, { price: 5 });
    expect(played).toMatchObject({ status: 409, body: { code: 'CARD_ON_CHAIN' } });

    const token = signed.body.voucher.tokenId;
    await sendCard(test, wallet, { to: billy.address, token });
    await read();
    const owner = billy.address.toLowerCase();
    expect(await cardOf(card)).toMatchObject({ place: 'chain', owner });
    const { contracts } = test.chain;
    await succeed(billy, calls.depositCard(contracts, billy.address, token));
    await read();
    expect(await cardOf(card)).toMatchObject({ place: 'stadium', owner });
    const { events } = (await server.app.inject(`/api/cards/${card}/history`)).json();
    expect(events.map(({ kind }: { kind: string }) => kind).slice(0, 3)).toEqual([
      'deposited',
      'moved',
      'withdrawn',
    ]);
  });

  it('gives everything back when nobody redeems it in time', async () => {
    const hoof = await askWhileReading({ hoof: 50 });
    const card = await askWhileReading({ cardId: ada.cards[1]! });
    expect([hoof, card]).toMatchObject([{ status: 201 }, { status: 201 }]);
    server.clock.advance(VOUCHER_MS + 5_000);
    await test.mine();
    await read();
    for (const { body } of [hoof, card]) {
      expect(await again(body.id)).toMatchObject({ state: 'expired', voucher: null });
    }
    await expect(send(hoof)).rejects.toThrow('reverted');
    expect(await ada.balance()).toBe(1_000);
    expect(await cardOf(ada.cards[1]!)).toMatchObject({ place: 'stadium' });
  });

  it('promises no more in a day than the contract pays, over all wallets', async () => {
    const carol = await seat(server, 'carol', [], 1_000);
    await takeNineShares();
    expect((await ask({ hoof: 400 })).status).toBe(201);
    const refused = await ask({ hoof: 100.01 }, undefined, carol);
    expect(refused).toMatchObject({ status: 409, body: { code: 'DAY_LIMIT' } });
    expect(refused.body.details.nextAt).toBe('2026-06-02T00:00:00.000Z');
    const both = await Promise.all([
      ask({ hoof: 60 }, undefined, carol),
      ask({ hoof: 60 }, undefined, ada),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('signs a share of the day for one wallet, and keeps nobody from theirs who redeems nothing', async () => {
    const carol = await seat(server, 'carol', [], 1_000);
    expect((await ask({ hoof: 300 })).status).toBe(201);
    const more = await ask({ hoof: 200.01 });
    expect(more).toMatchObject({
      status: 409,
      body: { code: 'DAY_LIMIT', details: { left: 200 } },
    });
    expect((await ask({ hoof: 500 }, undefined, carol)).status).toBe(201);
    // What nobody redeemed is there again; what was paid is not, until midnight.
    server.clock.advance(VOUCHER_MS + 5_000);
    await test.mine();
    await read();
    await send(await ask({ hoof: 500 }));
    await read();
    expect((await ask({ hoof: 1 })).body).toMatchObject({ code: 'DAY_LIMIT' });
    server.clock.advance(13 * 3_600_000);
    await read();
    expect((await ask({ hoof: 1 })).status).toBe(201);
  });

  it('counts what somebody brought apart: the day of others is over, and theirs comes back', async () => {
    await send(await ask({ hoof: 50 }));
    await read();
    await deposit(test, wallet, 5_000);
    await read();
    const carol = await seat(server, 'carol', [], 1_000);
    await takeNineShares();
    await succeed(billy, (await ask({ hoof: 450 }, undefined, carol)).body.voucher.transaction);
    await read();
    expect((await ask({ hoof: 1 }, undefined, carol)).body).toMatchObject({ code: 'DAY_LIMIT' });
    await send(await ask({ hoof: 50 }));
    await read();
    expect(await onChain()).toMatchObject({ hoof: 50 });
  });

  it('pays from a Stadium of before, which knows the day of everybody and nobody’s own', async () => {
    const own = toFunctionSelector('leftTodayFor(address)');
    const { request } = test.rpc;
    const old = vi.spyOn(test.rpc, 'request').mockImplementation(async (method, params) => {
      const { data } = (params[0] ?? {}) as { data?: Hex };
      if (data?.startsWith(own)) throw new RpcRefusal('execution reverted', 3);
      return request(method, params);
    });
    await takeNineShares();
    const [tooMuch, signed] = [await ask({ hoof: 500.01 }), await ask({ hoof: 500 })];
    old.mockRestore();
    expect(tooMuch.body).toMatchObject({ code: 'DAY_LIMIT' });
    expect(signed.status).toBe(201);
    await send(signed);
    await read();
    expect(await onChain()).toMatchObject({ hoof: 500 });
  });

  it('pays again after midnight, even when nobody has made a block since', async () => {
    await send(await ask({ hoof: 400 }));
    await read();
    server.clock.advance(13 * 3_600_000);
    await read();
    await send(await ask({ hoof: 450 }));
    await read();
    expect(await onChain()).toMatchObject({ hoof: 850 });
  });

  it('repeats a voucher under its key instead of signing a second one', async () => {
    const first = await ask({ hoof: 30 }, 'one-press');
    expect(await ask({ hoof: 30 }, 'one-press')).toEqual(first);
    expect(await ada.balance()).toBe(970);
    const { withdrawals } = (await ada.call('GET', URL)).body;
    expect(withdrawals).toEqual([first.body]);
  });

  it('refuses whatever cannot leave with a sentence, and changes nothing', async () => {
    const [card = 0, engaged = 0] = ada.cards;
    await ada.call('POST', `/api/cards/${card}/listing`, { price: 5 });
    await ada.call('POST', '/api/challenges', challengeBody(ada, engaged, 'Common', 10));
    const refusals = [
      [{ hoof: 0 }, 400, 'INVALID_INPUT'],
      [{ hoof: 0.5 }, 400, 'INVALID_INPUT'],
      [{ hoof: 1.234 }, 400, 'INVALID_INPUT'],
      [{ hoof: -5 }, 400, 'INVALID_INPUT'],
      [{}, 400, 'INVALID_INPUT'],
      [{ hoof: 5, cardId: 1 }, 400, 'INVALID_INPUT'],
      [{ hoof: 990.01 }, 409, 'INSUFFICIENT_HOOF'],
      [{ cardId: 1 }, 403, 'CARD_NOT_YOURS'],
      [{ cardId: 999_999 }, 404, 'NOT_FOUND'],
      [{ cardId: engaged }, 409, 'CARD_BUSY'],
    ] as const;
    for (const [body, status, code] of refusals) {
      const refused = await askWhileReading(body);
      expect([body, refused]).toMatchObject([body, { status, body: { code } }]);
      expect(refused.body.error).toMatch(/^\S.*\S$/);
    }
    const listed = await askWhileReading({ cardId: card });
    expect(listed).toMatchObject({ status: 409, body: { code: 'CARD_LISTED' } });
    expect(await ada.balance()).toBe(990);
    expect((await ada.call('GET', URL)).body.withdrawals).toEqual([]);
    // Gifts stay, however few of them there are.
    const carol = await seat(server, 'carol', [], 10);
    const gift = { reason: 'allowance', reference: 'day:1', from: 'treasury' } as const;
    const arrives = { amount: 9_000, arrives: 'locked' } as const;
    await post(server.db, { ...gift, to: carol.address, ...arrives }, server.clock.now());
    const locked = await ask({ hoof: 10.01 }, undefined, carol);
    expect(locked).toMatchObject({ status: 409, body: { code: 'NOT_TRADABLE' } });
  });

  it('signs nothing for a wallet that is leaving, until it stays', async () => {
    await succeed(wallet, calls.ask(test.chain.contracts));
    await read();
    expect((await ask({ hoof: 5 })).body.code).toBe('WALLET_LEAVING');
    expect((await onChain()).askedAt).not.toBeNull();
    await succeed(wallet, calls.stay(test.chain.contracts));
    await read();
    expect((await ask({ hoof: 5 })).status).toBe(201);
  });

  it('answers 503 where there is no chain, and the game goes on', async () => {
    const off = await createTestApp();
    const carol = await seat(off, 'carol', ['Common'], 100);
    for (const answer of [
      await carol.call('POST', URL, { hoof: 5 }),
      await carol.call('GET', `/api/chain/wallets/${carol.address}`),
    ]) {
      expect(answer).toMatchObject({ status: 503, body: { code: 'CHAIN_OFF' } });
    }
    expect((await carol.call('GET', URL)).body).toEqual({ withdrawals: [] });
    await off.close();
  });
});
