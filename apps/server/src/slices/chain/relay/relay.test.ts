import { askWords, depositWords, hoofPermit } from '@goats/chain';
import { hoofAbi, stadiumAbi } from '@goats/contracts';
import { CREATE2_DEPLOYER } from '@goats/contracts/founding';
import {
  endlessWalletAbi,
  endlessWalletBytecode,
  keyWalletAbi,
  keyWalletBytecode,
} from '@goats/contracts/test-wallets';
import { RELAYS_PER_NETWORK, relayBudget, sha256Hex } from '@goats/rules';
import {
  type Address,
  concatHex,
  decodeFunctionResult,
  encodeDeployData,
  encodeErrorResult,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  hashTypedData,
  keccak256,
  numberToHex,
  parseEther,
} from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Chain } from '../../../chain/chain.ts';
import { keyOf } from '../../../chain/keys.ts';
import { remoteSigner } from '../../../chain/remote-signer.ts';
import { succeed } from '../../../testing/chain-actions.ts';
import { createTestApp, secondInstance, type TestApp } from '../../../testing/test-app.ts';
import { type ChainWallet, startTestChain, type TestChain } from '../../../testing/test-chain.ts';
import { expectCleanBooks } from '../../../testing/test-cups.ts';
import { type Answer, seat, type TestPlayer } from '../../../testing/test-players.ts';
import { AWAY, startTestSigner } from '../../../testing/test-signer.ts';
import { testWallet } from '../../../testing/test-wallet.ts';
import { giveHoof } from '../../../testing/write-effects.ts';
import { type ChainLoop, createChainLoop } from '../run-chain.ts';
import { relay } from './relay.ts';

const DAY_ETHER = '0.01';
const relayed = keyOf(sha256Hex('relay'));

let test: TestChain;
let chain: Chain;
let server: TestApp;
let loop: ChainLoop;
let back: () => Promise<void>;
let billy: ChainWallet;
let faults: unknown[];
beforeAll(async () => {
  test = await startTestChain();
  chain = { ...test.chain, embedded: false, relay: relayed };
  billy = await test.wallet('billy');
  await test.fund(relayed.address, 1);
});
afterAll(() => test?.stop());
beforeEach(async () => {
  back = await test.snapshot();
  server = await createTestApp({ chain, env: { CHAIN_RELAY_ETHER_PER_DAY: DAY_ETHER } });
  test.follow(server.clock);
  faults = [];
  loop = createChainLoop(server.app.game, (error) => faults.push(error));
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

const deadlineNow = () => Math.floor(server.clock.now() / 1000) + 1_200;
const place = () => ({ chainId: chain.chainId, stadium: chain.contracts.stadium });
const keyNamed = (name: string) => keyOf(sha256Hex(`test wallet ${name}`));
const etherOf = async (address: string) =>
  BigInt(await test.rpc.request<Hex>('eth_getBalance', [address, 'latest']));

/** Without anything that could pay for a transaction. */
async function broke(address: string): Promise<void> {
  await test.rpc.request('anvil_setBalance', [address, '0x0']);
}

async function nonceOf(contract: Address, account: Address): Promise<number> {
  const of = { abi: contract === chain.contracts.hoof ? hoofAbi : stadiumAbi } as const;
  const data = encodeFunctionData({ ...of, functionName: 'nonces', args: [account] } as never);
  const answer = await test.rpc.request<Hex>('eth_call', [{ to: contract, data }, 'latest']);
  return Number(decodeFunctionResult({ ...of, functionName: 'nonces', data: answer } as never));
}

async function signedAsk(account: Address, key = keyNamed('ada')) {
  const deadline = deadlineNow();
  const nonce = await nonceOf(chain.contracts.stadium, account);
  const words = askWords(place(), { account, nonce, deadline });
  return { kind: 'ask', deadline, signature: await key.signHash(hashTypedData(words)) } as const;
}

async function signedDeposit(account: Address, hoof: number, key = keyNamed('ada')) {
  const deadline = deadlineNow();
  const amount = hoof * 100;
  const [nonce, permitNonce] = [
    await nonceOf(chain.contracts.stadium, account),
    await nonceOf(chain.contracts.hoof, account),
  ];
  const permit = hoofPermit(chain.contracts, chain.chainId, {
    ...{ owner: account, amount, deadline, nonce: permitNonce },
  });
  return {
    ...{ kind: 'deposit', hoof, deadline },
    signature: await key.signHash(
      hashTypedData(depositWords(place(), { account, amount, nonce, deadline })),
    ),
    permit: await key.signHash(hashTypedData(permit)),
  } as const;
}

const post = (who: TestPlayer, body: object): Promise<Answer> =>
  who.call('POST', '/api/chain/relays', body);
const leaving = async () =>
  (await server.db.query<{ wallet: string }>('select wallet from leaving_wallets')).map(
    ({ wallet }) => wallet,
  );
const spent = async () => {
  const [row] = await server.db.query<{ wei: string; count: number }>(
    'select coalesce(sum(wei), 0)::text as wei, count(*)::int as count from chain_relays',
  );
  return { wei: BigInt(row!.wei), count: row!.count };
};
const accountOf = ({ address }: { address: string }) => address as Address;

/** HOOF of hers, outside, and no ether. */
async function takeOutFor(who: TestPlayer, hoof: number): Promise<void> {
  const { body } = await who.call('POST', '/api/chain/withdrawals', { hoof });
  await succeed(billy, body.voucher.transaction);
  await loop.round();
  await broke(who.address);
}

it('lets a wallet leave that has no ether: it signs, the house sends, and the game hears it', async () => {
  const ada = await seat(server, 'ada', ['Common']);
  await broke(ada.address);
  const purse = await etherOf(relayed.address);
  const asked = await post(ada, await signedAsk(accountOf(ada)));
  expect(asked).toMatchObject({ status: 201, body: { transactionHash: expect.any(String) } });
  await loop.round();
  expect(await leaving()).toEqual([ada.address]);
  // Its own purse pays, within what was counted, and the outbox follows it to its end.
  const cost = purse - (await etherOf(relayed.address));
  expect(cost > 0n && cost <= (await spent()).wei).toBe(true);
  server.clock.advance(20_000);
  await loop.round();
  const [row] = await server.db.query(
    `select outcome from chain_transactions where purpose = 'relay'`,
  );
  expect(row).toEqual({ outcome: 'done' });
  const again = await post(ada, await signedAsk(accountOf(ada)));
  expect(again).toMatchObject({ status: 409, body: { code: 'DAY_LIMIT' } });
});

it('brings HOOF in for a wallet that has no ether, by two signatures', async () => {
  const ada = await seat(server, 'ada', ['Common']);
  await takeOutFor(ada, 50);
  expect((await post(ada, await signedDeposit(accountOf(ada), 50))).status).toBe(201);
  await loop.round();
  expect(await ada.balance()).toBe(1_000);
  const { deposits } = (await ada.call('GET', '/api/chain/deposits')).body;
  expect(deposits).toMatchObject([{ hoof: 50, state: 'final' }]);
});

/** A contract at an address that follows from its code. */
async function deploy(bytecode: Hex): Promise<Address> {
  const salt = `0x${'00'.repeat(32)}` as const;
  await succeed(billy, { to: CREATE2_DEPLOYER, data: concatHex([salt, bytecode]) });
  const made = { opcode: 'CREATE2', from: CREATE2_DEPLOYER, salt, bytecode } as const;
  return getContractAddress(made).toLowerCase() as Address;
}

const relayFor = (wallet: string, wanted: Parameters<typeof relay>[2]) =>
  relay(server.app.game, wallet, wanted, () => Promise.resolve());

it('serves a wallet that is a contract, and pays for none that thinks for ever', async () => {
  const owner = keyNamed('owner of a contract');
  const args = [owner.address] as const;
  const wallet = await deploy(
    encodeDeployData({ abi: keyWalletAbi, bytecode: keyWalletBytecode, args }),
  );
  const endless = await deploy(
    encodeDeployData({ abi: endlessWalletAbi, bytecode: endlessWalletBytecode }),
  );
  for (const each of [wallet, endless]) {
    await giveHoof(server.db, each, 100, server.clock.now());
  }
  const forged = await signedAsk(wallet, keyNamed('a thief'));
  // Whoever reads the API has an English sentence; a page has what the contract said, and its own words.
  await expect(relayFor(wallet, forged)).rejects.toMatchObject({
    ...{ code: 'CONFLICT', message: expect.stringContaining('signed by another wallet') },
    details: { revert: encodeErrorResult({ abi: stadiumAbi, errorName: 'SignatureForged' }) },
  });
  await expect(relayFor(endless, await signedAsk(endless, owner))).rejects.toThrow();
  expect(await spent()).toEqual({ wei: 0n, count: 0 });
  await relayFor(wallet, await signedAsk(wallet, owner));
  await loop.round();
  expect(await leaving()).toEqual([wallet]);
});

it('sends nothing for whoever has nothing, has ether, has signed for another sum, or too late', async () => {
  const ada = await seat(server, 'ada', ['Common']);
  const asks = await signedAsk(accountOf(ada));
  await test.fund(ada.address, 1);
  const codeOf = async (body: object) => (await post(ada, body)).body.code;
  expect((await post(ada, asks)).body.error).toContain('has ether enough');
  await broke(ada.address);
  expect(await codeOf({ ...asks, deadline: asks.deadline - 1 })).toBe('CONFLICT');
  expect(await codeOf({ ...asks, deadline: deadlineNow() - 1_190 })).toBe('CONFLICT');
  expect(await codeOf({ ...asks, signature: '0x1' })).toBe('INVALID_INPUT');
  await takeOutFor(ada, 50);
  const deposit = await signedDeposit(accountOf(ada), 50);
  expect(await codeOf({ ...deposit, hoof: 40 })).toBe('CONFLICT');
  expect(await codeOf(await signedDeposit(accountOf(ada), 9))).toBe('INVALID_INPUT');
  expect(await codeOf(await signedDeposit(accountOf(ada), 51))).toBe('CONFLICT');
  expect(await spent()).toEqual({ wei: 0n, count: 0 });
});

it('a thousand free wallets do not get a wei, and whoever buys ten HOOF for each is one network', async () => {
  const purse = await etherOf(relayed.address);
  // What a stranger gets for nothing may not leave, and so buys nothing here.
  const poor = await seat(server, 'poor', [], 0);
  await broke(poor.address);
  const asks = await signedAsk(accountOf(poor), keyNamed('poor'));
  expect((await post(poor, asks)).body.error).toContain('Gifts and loans of the house stay');
  expect(await etherOf(relayed.address)).toBe(purse);
  const refusals: string[] = [];
  for (const name of named(RELAYS_PER_NETWORK + 1)) {
    const one = await seat(server, name, [], 10);
    await broke(one.address);
    const { status, body } = await post(one, await signedAsk(accountOf(one), keyNamed(name)));
    if (status !== 201) refusals.push(body.code);
  }
  expect(refusals).toEqual(['TOO_MANY_REQUESTS']);
  expect((await spent()).count).toBe(RELAYS_PER_NETWORK);
});

it('from as many networks as there are they get half of a day’s budget, and no wei beyond it', async () => {
  const purse = await etherOf(relayed.address);
  const half = relayBudget(parseEther(DAY_ETHER));
  // Dear enough that a few are too many.
  await test.rpc.request('anvil_setNextBlockBaseFeePerGas', [numberToHex(5_000_000_000)]);
  await test.mine();
  const codes: string[] = [];
  for (const name of named(8)) {
    const { address } = testWallet(server, name);
    await giveHoof(server.db, address, 10, server.clock.now());
    const wanted = await signedAsk(address as Address, keyNamed(name));
    const code = await relayFor(address, wanted).then(
      () => 'sent',
      (error: { code: string }) => error.code,
    );
    codes.push(code);
    if (code !== 'sent') break;
  }
  expect(codes.at(-1)).toBe('DAY_LIMIT');
  expect(codes.length).toBeGreaterThan(1);
  expect((await spent()).wei <= half).toBe(true);
  expect(purse - (await etherOf(relayed.address)) <= half).toBe(true);
  // Who comes in has the other half.
  const ada = await seat(server, 'ada', ['Common']);
  await takeOutFor(ada, 50);
  await relayFor(ada.address, depositOf(await signedDeposit(accountOf(ada), 50)));
  // And tomorrow is another day.
  server.clock.advance(13 * 3_600_000);
  await loop.round();
  const late = testWallet(server, 'late').address;
  await giveHoof(server.db, late, 10, server.clock.now());
  await relayFor(late, await signedAsk(late as Address, keyNamed('late')));
});

const named = (count: number) => Array.from({ length: count }, (_, i) => `stranger ${i}`);

const depositOf = ({ hoof, ...rest }: Awaited<ReturnType<typeof signedDeposit>>) => ({
  ...{ ...rest, kind: 'deposit' as const },
  amount: hoof * 100,
});

it('an empty purse stops no root and promises nothing for midnight, and a server without one says so', async () => {
  const ada = await seat(server, 'ada', ['Common']);
  await broke(ada.address);
  await broke(relayed.address);
  const { body } = await post(ada, await signedAsk(accountOf(ada)));
  expect(body).toMatchObject({ code: 'UNAVAILABLE', reason: 'relay-stopped' });
  expect(body.details).toBeUndefined();
  server.clock.advance(11 * 60_000);
  await loop.round();
  expect((await server.db.query('select from chain_roots')).length).toBeGreaterThan(0);
  await test.fund(relayed.address, 1);
  const without = { ...server.app.game, chain: test.chain };
  expect(() => relay(without, ada.address, body, () => Promise.resolve())).toThrow(
    'Nobody here sends',
  );
  expect((await server.app.inject('/api/chain')).json()).toMatchObject({ relay: true });
});

it('behind eight that no block takes nobody hears that the day is over, and the ninth gets there later', async () => {
  // A provider that takes transactions and shows them to nobody.
  const swallowed = { ...chain, send: (raw: Hex) => Promise.resolve(keccak256(raw)) };
  const { config } = server.app.game;
  const rich = { ...config, chain: { ...config.chain, relayWeiPerDay: parseEther('1') } };
  const ask = async (name: string, on: Chain) => {
    const { address } = testWallet(server, name);
    const wanted = await signedAsk(address as Address, keyNamed(name));
    const game = { ...server.app.game, config: rich, chain: on };
    return relay(game, address, wanted, () => Promise.resolve());
  };
  for (const name of [...named(8), 'the ninth']) {
    await giveHoof(server.db, testWallet(server, name).address, 10, server.clock.now());
  }
  for (const name of named(8)) await ask(name, swallowed);
  await expect(ask('the ninth', swallowed)).rejects.toMatchObject({ reason: 'relay-stopped' });
  server.clock.advance(61_000);
  await loop.round();
  await loop.round();
  expect(await leaving()).toHaveLength(8);
  // What a block has taken is noticed with the next look.
  server.clock.advance(16_000);
  await loop.round();
  await ask('the ninth', chain);
});

it('what is sent for others is never raised beyond what was counted for it', async () => {
  const ada = await seat(server, 'ada', ['Common']);
  await broke(ada.address);
  // A provider that takes transactions and shows them to nobody.
  const swallowed = { ...chain, send: (raw: Hex) => Promise.resolve(keccak256(raw)) };
  const game = { ...server.app.game, chain: swallowed };
  const stuck = createChainLoop(game, (error) => faults.push(error));
  const asks = await signedAsk(accountOf(ada));
  await relay(game, ada.address, asks, () => Promise.resolve());
  for (let round = 0; round < 6; round += 1) {
    server.clock.advance(121_000);
    await stuck.round();
  }
  const tries = await server.db.query<{ fee: string; most: string }>(
    `select (y.max_fee::numeric * t.gas)::text as fee, t.most_wei::text as most from chain_tries y
       join chain_transactions t on t.id = y.transaction_id
      where t.purpose = 'relay' and not y.cancels order by y.number`,
  );
  expect(tries.length).toBeGreaterThan(1);
  expect(tries.filter(({ fee, most }) => BigInt(fee) > BigInt(most))).toEqual([]);
  // With an honest one it gets there all the same.
  stuck.stop();
  server.clock.advance(61_000);
  await loop.round();
  await loop.round();
  expect(await leaving()).toEqual([ada.address]);
});

it('does not use up the day of a wallet whose request nobody signed', async () => {
  const signer = await startTestSigner('relay');
  const elsewhere = remoteSigner(signer, { setting: 'CHAIN_RELAY_SIGNER_URL' });
  const other = await secondInstance(server, {}, { ...chain, relay: elsewhere });
  try {
    await test.fund(signer.address, 1);
    const ada = await seat(other, 'ada', ['Common']);
    await broke(ada.address);
    signer.play(() => AWAY);
    const refused = await post(ada, await signedAsk(accountOf(ada)));
    expect(refused).toMatchObject({ status: 503, body: { code: 'CHAIN_UNREACHABLE' } });
    expect(await spent()).toEqual({ wei: 0n, count: 0 });
    signer.play(undefined);
    expect((await post(ada, await signedAsk(accountOf(ada)))).status).toBe(201);
    await loop.round();
    expect(await leaving()).toEqual([ada.address]);
  } finally {
    await other.close();
    await signer.close();
  }
});
