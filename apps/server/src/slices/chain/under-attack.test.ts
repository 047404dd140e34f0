import { createHash } from 'node:crypto';
import { type CardExit, calls, type ExitProof, type HoofExit, parseLeafList } from '@goats/chain';
import { CREATE2_DEPLOYER } from '@goats/contracts/founding';
import { type Command, MOST_GIVEN_BACK_MS, tokenOf, UNHURRIED } from '@goats/rules';
import { type Address, concat, getContractAddress, type Hex } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { beatAndGiveBack } from '../../clock/heartbeat/heartbeat.ts';
import { deposit, succeed } from '../../testing/chain-actions.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type ChainWallet, startTestChain, type TestChain } from '../../testing/test-chain.ts';
import { expectCleanBooks } from '../../testing/test-cups.ts';
import { battleBetween, duelBetween, seat, type TestPlayer } from '../../testing/test-players.ts';
import { writeEffects } from '../../testing/write-effects.ts';
import { keepDeadlines } from '../match/deadlines.ts';
import { createApplier } from './indexer/apply-logs.ts';
import { LOCK_MS } from './roots/root-store.ts';
import { type ChainLoop, createChainLoop } from './run-chain.ts';

const MINUTE_MS = 60_000;

let test: TestChain;
let server: TestApp;
let back: () => Promise<void>;
let loop: ChainLoop;
let ada: TestPlayer;
let billy: TestPlayer;
let adasKeys: ChainWallet;
let billysKeys: ChainWallet;
let faults: unknown[];
beforeAll(async () => {
  test = await startTestChain();
  adasKeys = await test.wallet('ada');
  billysKeys = await test.wallet('billy');
});
afterAll(() => test?.stop());
beforeEach(async () => {
  back = await test.snapshot();
  server = await createTestApp({ chain: test.chain });
  test.follow(server.clock);
  faults = [];
  loop = createChainLoop(server.app.game, (error) => faults.push(error));
  ada = await seat(server, 'ada', ['Common', 'Common'], 1_000);
  billy = await seat(server, 'billy', ['Common', 'Common'], 1_000);
  await loop.round();
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

const withdraw = (who: TestPlayer, body: object) =>
  who.call('POST', '/api/chain/withdrawals', body);
const proofOf = async ({ address }: TestPlayer): Promise<ExitProof> =>
  (await server.app.inject(`/api/chain/exits/${address}`)).json();
const cardOf = async (id: number) => (await server.app.inject(`/api/cards/${id}`)).json();
const newestRoot = async () => (await server.app.inject('/api/chain/roots')).json().roots[0];

async function takeOut(who: TestPlayer, keys: ChainWallet, hoof: number): Promise<void> {
  const { body } = await withdraw(who, { hoof });
  const { to, data } = body.voucher.transaction;
  await succeed(keys, { to: to as Address, data: data as Hex });
  await loop.round();
}

/**
 * A match is under way for longer than LOCK, and the root believes that she asked a moment ago: what is
 * undecided is in her leaf, as in a root of whoever did not hear her in time.
 */
async function askAndBeKeptWaiting(): Promise<ExitProof> {
  await duelBetween(ada, billy, { stake: 10 });
  await succeed(adasKeys, calls.ask(test.chain.contracts));
  await loop.round();
  server.clock.advance(61 * MINUTE_MS);
  // Somebody else's luck: without news there is no root.
  await seat(server, 'carol', [], 5);
  await server.db.query('update leaving_wallets set asked_at = $1', [new Date(server.clock.now())]);
  await loop.round();
  await loop.round();
  return proofOf(ada);
}

async function endTheMatch(): Promise<void> {
  for (let phase = 0; phase < 4; phase += 1) {
    server.clock.advance(5 * MINUTE_MS);
    await keepDeadlines(server.app.game);
  }
  await loop.round();
  await loop.round();
}

it('pays nobody twice who leaves with a stake, stays, and asks for a voucher before that is booked', async () => {
  const { contracts } = test.chain;
  const proof = await askAndBeKeptWaiting();
  await succeed(adasKeys, calls.forceExit(contracts, proof.hoof as HoofExit));
  await succeed(adasKeys, calls.stay(contracts));
  await loop.round();
  await loop.round();
  // Some of it is at stake: what it costs whom is not known yet, and nothing else begins.
  expect(await ada.balance()).toBe(990);
  expect((await withdraw(ada, { hoof: 500 })).body.code).toBe('WALLET_LEAVING');
  await endTheMatch();
  expect(await ada.balance()).toBeLessThanOrEqual(10);
  expect((await withdraw(ada, { hoof: 500 })).body.code).toBe('INSUFFICIENT_HOOF');
});

it('makes roots for everybody while a deposit of one wallet waits behind its exit', async () => {
  const { contracts } = test.chain;
  await takeOut(billy, billysKeys, 50);
  const proof = await askAndBeKeptWaiting();
  await succeed(adasKeys, calls.forceExit(contracts, proof.hoof as HoofExit));
  await deposit(test, adasKeys, 700);
  await deposit(test, billysKeys, 2_000);
  await loop.round();
  expect([await ada.balance(), await billy.balance()]).toEqual([990, 960]);
  const before = await newestRoot();
  server.clock.advance(11 * MINUTE_MS);
  await loop.round();
  await loop.round();
  const root = await newestRoot();
  expect(root.index).toBeGreaterThan(before.index);
  const { deposits, accounts } = parseLeafList((await server.app.inject(root.leavesUrl)).body);
  // What she has taken along is still in her leaf, and the contract knows that she was paid it.
  expect([deposits, accounts]).toEqual([
    2,
    expect.arrayContaining([{ account: ada.address, balance: 100_700, withdrawn: 0 }]),
  ]);
  await succeed(adasKeys, calls.forceExit(contracts, (await proofOf(ada)).hoof as HoofExit));
  await endTheMatch();
  expect(await ada.balance()).toBeLessThanOrEqual(10);
});

it('lets nobody play on with a card that has left in the middle of a game', async () => {
  const { contracts } = test.chain;
  const [card = 0] = ada.cards;
  const proof = await askAndBeKeptWaiting();
  const own = proof.cards.find(({ tokenId }) => tokenId === tokenOf(card));
  await succeed(adasKeys, calls.forceExitCard(contracts, own as CardExit));
  await succeed(adasKeys, calls.stay(contracts));
  await loop.round();
  expect((await withdraw(ada, { hoof: 5 })).body.code).toBe('WALLET_LEAVING');
  await endTheMatch();
  expect(await cardOf(card)).toMatchObject({ place: 'chain', owner: ada.address });
  expect((await withdraw(ada, { hoof: 5 })).status).toBe(201);
});

it('lets no staked card out of a battle that an outage keeps from ending, and calls the battle off', async () => {
  const { contracts } = test.chain;
  await beatAndGiveBack(server.app.game);
  const matchId = await battleBetween(ada, billy);
  const [staked = 0] = ada.cards;
  for (const who of [ada, billy]) {
    const commitment = createHash('sha256').update(who.address).digest('hex');
    const move = { type: 'commit', commitment };
    expect((await who.call('POST', `/api/matches/${matchId}/actions`, move)).status).toBe(200);
  }
  await succeed(adasKeys, calls.ask(contracts));
  await loop.round();
  // Nobody is there for longer than the contract waits; the chain's loop is up before the clock's.
  server.clock.advance(61 * MINUTE_MS);
  await loop.round();
  await loop.round();
  const during = await proofOf(ada);
  expect(during.cards.map(({ tokenId }) => tokenId)).not.toContain(tokenOf(staked));
  expect(during.hoof?.leaf.balance).toBe('99000');
  // Her neighbour's proof does not lead there either.
  const stolen = { ...(during.cards[0] as CardExit), tokenId: tokenOf(staked) };
  await expect(succeed(adasKeys, calls.forceExitCard(contracts, stolen))).rejects.toThrow();

  await beatAndGiveBack(server.app.game);
  const { body } = await billy.call('GET', `/api/matches/${matchId}`);
  expect(body.result).toMatchObject({ winner: null, reason: 'outage' });
  expect([await ada.balance(), await billy.balance()]).toEqual([1_000, 1_000]);
  expect(await cardOf(staked)).toMatchObject({ place: 'stadium', owner: ada.address });
  // Nothing of hers is kept back once it is decided: the next root has all of it.
  server.clock.advance(11 * MINUTE_MS);
  await loop.round();
  await loop.round();
  const after = await proofOf(ada);
  expect(after.cards.map(({ tokenId }) => tokenId)).toContain(tokenOf(staked));
  expect(after.hoof?.leaf.balance).toBe('100000');
});

it('no staked match lasts as long as the contract waits, with all that outages may add to it', () => {
  const { commitMs, openMs, pickMs } = UNHURRIED;
  // Round 1 is drawn; of a squad's four others the last comes with a strike of its own.
  const longest = commitMs + openMs + 5 * pickMs;
  expect(longest + MOST_GIVEN_BACK_MS).toBeLessThan(LOCK_MS);
});

it('makes no root for a card that no root will ever name', async () => {
  const [bound] = await server.db.query<{ id: number }>(
    'select card_id as id from card_holdings where owner is null order by card_id limit 1',
  );
  const reference = `card:${bound!.id}`;
  const cost = { reference, price: 100, bound: true, to: ada.address } as const;
  await writeEffects(
    server.db,
    [
      { type: 'post', reason: 'mint', reference, from: ada.address, to: 'treasury', amount: 100 },
      { type: 'card-event', kind: 'minted', cardId: bound!.id, ...cost },
    ],
    server.clock.now(),
  );
  server.clock.advance(MINUTE_MS);
  const made = () => server.db.query('select id from chain_roots');
  const before = await made();
  const answer = await withdraw(ada, { cardId: bound!.id });
  expect(answer).toMatchObject({ status: 409, body: { code: 'CARD_BOUND' } });
  expect(await made()).toEqual(before);
});

/** Code that asks and stays in turn while it is put on the chain, and asks once more at the end. */
function flipFlop({ stadium }: { readonly stadium: Address }, times: number): Hex {
  const word = (data: Hex, at: string) => `63${data.slice(2)}60e01b60${at}52`;
  const call = (at: string) => `60006000600460${at}600073${stadium.slice(2)}5af150`;
  const { ask, stay } = calls;
  const contracts = test.chain.contracts;
  const head = `${word(ask(contracts).data, '00')}${word(stay(contracts).data, '20')}61${times.toString(16).padStart(4, '0')}`;
  const loop = (head.length / 2).toString(16).padStart(2, '0');
  return `0x${head}5b${call('00')}${call('20')}6001900380${`60${loop}`}57${call('00')}00`;
}

it('a contract that asks and stays in turn is one command, and nobody waits for it', async () => {
  const { contracts } = test.chain;
  const code = flipFlop(contracts, 500);
  const salt = `0x${'00'.repeat(32)}` as const;
  const account = getContractAddress({
    ...{ opcode: 'CREATE2', from: CREATE2_DEPLOYER, salt, bytecode: code },
  }).toLowerCase();
  await succeed(billysKeys, { to: CREATE2_DEPLOYER, data: concat([salt, code]) });
  const commands: string[] = [];
  const { world, ...rest } = server.app.game;
  const run = (command: Command, options?: object) => {
    commands.push(command.type);
    return world.run(command, options as never);
  };
  const counted = { ...world, run: run as typeof world.run };
  const watched = createChainLoop({ ...rest, world: counted }, (error) => faults.push(error));
  await watched.round();
  const [said] = await server.db.query<{ words: number; waiting: number }>(
    `select count(*)::int as words, count(*) filter (where applied_at is null)::int as waiting
       from chain_logs where args ->> 'account' = $1`,
    [account],
  );
  expect(said).toEqual({ words: 1_001, waiting: 0 });
  expect(commands.filter((type) => type.startsWith('chain-')).length).toBeLessThanOrEqual(2);
  const leaving = await server.db.query('select wallet from leaving_wallets');
  expect(leaving).toEqual([{ wallet: account }]);
});

it('logs of strangers leave everybody else their turn, and none is passed over', async () => {
  const [{ head } = { head: 0 }] = await server.db.query<{ head: number }>(
    'select head from chain_state',
  );
  await server.db.query(
    `insert into chain_logs (block_number, log_index, tx_hash, contract, event, args, final)
     select $1, 1000 + i, sha256(int4send(i)), 'stadium', 'Asked',
            jsonb_build_object('account', '0x' || lpad(to_hex(i), 40, '0')), true
       from generate_series(1, 25) i`,
    [head],
  );
  const waiting = async () =>
    (await server.db.query('select from chain_logs where applied_at is null and final')).length;
  const apply = createApplier(server.app.game, { atOnce: 5, most: 2 });
  const left: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await apply(() => Promise.resolve(true));
    left.push(await waiting());
  }
  expect(left).toEqual([15, 5, 0]);
});

it('answers nonsense with a sentence, and changes nothing', async () => {
  const wrong = [
    ...[0, -1, 1.005, 1e30, 2 ** 53, '50', null, [5], { amount: 5 }].map((hoof) => ({ hoof })),
    ...[0, -1, 1.5, 1e30, 2 ** 31, 2 ** 53, 'one', null, [1], {}].map((cardId) => ({ cardId })),
    ...[[], [{ hoof: 5 }], { hoof: 5, cardId: 1 }, { amount: 5 }],
  ];
  for (const body of wrong) {
    const { status, body: answer } = await withdraw(ada, body);
    expect([body, status, typeof answer.error]).toEqual([body, 400, 'string']);
  }
  const paths = [
    'withdrawals/0',
    'withdrawals/9999999999',
    'withdrawals/one',
    'exits/ada',
    'exits/0x12',
  ];
  for (const path of [...paths, 'wallets/0x', `wallets/0x${'g'.repeat(40)}`, 'roots/-1/leaves']) {
    const { status, body } = await ada.call('GET', `/api/chain/${path}`);
    expect([path, [400, 404].includes(status), typeof body.error]).toEqual([path, true, 'string']);
  }
  const mine = await withdraw(ada, { hoof: 5 });
  expect((await billy.call('GET', `/api/chain/withdrawals/${mine.body.id}`)).status).toBe(404);
  expect(await ada.balance()).toBe(995);
});

it('signs no more than somebody has, however many ask at one instant', async () => {
  const asked = await Promise.all(Array.from({ length: 8 }, () => withdraw(ada, { hoof: 300 })));
  expect(asked.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(await ada.balance()).toBe(100);
});
