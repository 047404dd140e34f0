import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  type Call,
  type CardExit,
  calls,
  type HoofExit,
  hoofVoucherHash,
  type LeafList,
  postRoot,
  redeemHoof,
  treesOf,
  writeLeafList,
} from '@goats/chain';
import { goatCardsAbi, stadiumAbi } from '@goats/contracts';
import { foundingOf } from '@goats/contracts/founding';
import { toHoof } from '@goats/rules';
import { type Abi, type Address, encodeFunctionData, type Hex } from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { startAnvil } from '../../apps/server/src/chain/embedded/anvil-process.ts';
import type { AnvilCommand } from '../../apps/server/src/chain/embedded/find-anvil.ts';
import { foundingPlan } from '../../apps/server/src/chain/embedded/founding.ts';
import { keyOf } from '../../apps/server/src/chain/keys.ts';
import { signCall, waitForReceipt } from '../../apps/server/src/chain/sender.ts';
import { proofFromFolder } from '../../apps/server/src/chain/watcher/proof-from-folder.ts';
import { watchStadium } from '../../apps/server/src/chain/watcher/watch-stadium.ts';
import { fund, hoofOf, type Line, ownerOf, sendCall } from './line.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** As docs/chain.md suggests them for a real chain. */
const TERMS = { rootDelay: 6 * HOUR, maxSilence: 7 * DAY, keyDelay: 3 * DAY, dayLimit: 1_000_000n };
/** LOCK, the delay of roots and PATIENCE: any root will do after that. */
const ANY_ROOT = HOUR + TERMS.rootDelay + DAY;
const ROLE = { poster: 0, voucher: 1, guardian: 2 } as const;
const FIRST_CARD = 1_000_001;

interface Person {
  readonly account: PrivateKeyAccount;
  /** In hundredths. */
  readonly hoof: number;
  readonly cards: readonly number[];
}

type Keys = Readonly<Record<keyof typeof ROLE, PrivateKeyAccount>>;

interface Scene {
  readonly line: Line;
  readonly keys: Keys;
  readonly people: readonly Person[];
  readonly thief: PrivateKeyAccount;
  /** What a watcher calls out, who has nothing but a node and a folder: no server runs, and no mirror. */
  watch(): Promise<readonly string[]>;
  send(from: PrivateKeyAccount, call: Call): Promise<boolean>;
  stadium(from: PrivateKeyAccount, name: string, ...args: unknown[]): Promise<boolean>;
  post(from: PrivateKeyAccount, leaves: Pick<LeafList, 'accounts' | 'cards'>): Promise<boolean>;
  pass(seconds: number): Promise<void>;
  /** Everybody asks as soon as a watcher calls out, and waits until any root will do. */
  askAndWait(): Promise<void>;
  now(): Promise<number>;
}

/** Answers what is wrong: that the thief could do more, or that somebody is not out with what was theirs. */
type Theft = (scene: Scene) => Promise<string[]>;

const all = (thief: Address, { people }: Scene): Pick<LeafList, 'accounts' | 'cards'> => ({
  accounts: [
    { account: thief, balance: people.reduce((sum, { hoof }) => sum + hoof, 0), withdrawn: 0 },
  ],
  cards: people
    .flatMap(({ cards }) => cards)
    .sort((a, b) => a - b)
    .map((token) => ({ token, owner: thief })),
});

const unless = (held: boolean, what: string) => (held ? [] : [what]);
const calledOut = (alarms: readonly string[], what: RegExp) =>
  unless(
    alarms.some((alarm) => what.test(alarm)),
    `no watcher called out ${what}`,
  );

const THEFTS: Readonly<Record<string, Theft>> = {
  'a thief of the key for roots, whom the guardian stops': async (scene) => {
    const { keys, thief, stadium } = scene;
    const posted = await scene.post(keys.poster, all(thief.address, scene));
    const alarms = await scene.watch();
    const dismissed = await stadium(keys.guardian, 'dismiss', ROLE.poster);
    const again = await scene.post(keys.poster, all(thief.address, scene));
    await scene.askAndWait();
    return [
      ...unless(posted && dismissed, 'the theft itself did not come about'),
      ...calledOut(alarms, /drops 0x/),
      ...unless(!again, 'a dismissed key posted a root'),
      ...(await stealsNothing(scene)),
      ...(await everybodyOut(scene)),
    ];
  },

  'a thief of the key for vouchers': async (scene) => {
    const { keys, thief, line, stadium } = scene;
    const place = { chainId: line.chainId, stadium: line.contracts.stadium };
    const deadline = (await scene.now()) + HOUR;
    const most = Number(TERMS.dayLimit);
    for (const [number, amount] of [most + 1, most, 1].entries()) {
      const voucher = { account: thief.address, amount, number, exits: 0, deadline };
      const signature = await keys.voucher.sign({ hash: hoofVoucherHash(place, voucher) });
      await scene.send(thief, { to: place.stadium, data: redeemHoof(voucher, signature) });
    }
    const dismissed = await stadium(keys.guardian, 'dismiss', ROLE.voucher);
    const stolen = await hoofOf(line, thief.address);
    await scene.askAndWait();
    return [
      ...unless(dismissed, 'the guardian could not dismiss the key'),
      ...unless(stolen === most, `${toHoof(stolen)} HOOF went in a day`),
      ...(await everybodyOut(scene)),
    ];
  },

  'a thief of the guardian’s key': async (scene) => {
    const { keys, thief, stadium } = scene;
    const did = [
      await stadium(keys.guardian, 'dismiss', ROLE.poster),
      await stadium(keys.guardian, 'dismiss', ROLE.voucher),
      await stadium(keys.guardian, 'setPaused', true),
      await stadium(keys.guardian, 'appoint', ROLE.poster, thief.address),
      await stadium(keys.guardian, 'appoint', ROLE.voucher, thief.address),
    ];
    const alarms = await scene.watch();
    const early = await stadium(thief, 'install', ROLE.poster);
    await scene.askAndWait();
    const wrong = [
      ...unless(did.every(Boolean), 'the theft itself did not come about'),
      ...calledOut(alarms, /is named as the key for roots/),
      ...unless(!early, 'a named key began before its time'),
      ...(await everybodyOut(scene)),
    ];
    await scene.pass(TERMS.keyDelay);
    await stadium(thief, 'install', ROLE.poster);
    await scene.post(thief, all(thief.address, scene));
    await scene.pass(TERMS.rootDelay + 1);
    await scene.send(thief, calls.activate(scene.line.contracts));
    for (const { account, cards } of scene.people) {
      for (const card of cards) {
        const owner = await ownerOf(scene.line, card);
        if (owner !== account.address.toLowerCase())
          wrong.push(`card ${card} came back to ${owner}`);
      }
    }
    return wrong;
  },

  'a thief of both keys, of roots and of vouchers': async (scene) => {
    const { keys, thief, stadium } = scene;
    await scene.post(keys.poster, all(thief.address, scene));
    const alarms = await scene.watch();
    const stopped = [
      await stadium(keys.guardian, 'dismiss', ROLE.voucher),
      await stadium(keys.guardian, 'dismiss', ROLE.poster),
    ];
    await scene.askAndWait();
    return [
      ...unless(stopped.every(Boolean), 'the guardian could not dismiss the keys'),
      ...calledOut(alarms, /drops 0x/),
      ...(await stealsNothing(scene)),
      ...(await everybodyOut(scene)),
    ];
  },

  'a thief of the curator’s key, and one of the relay’s': async (scene) => {
    const { keys, thief, line, stadium } = scene;
    const { cards } = line.contracts;
    const data = encodeFunctionData({
      abi: goatCardsAbi as Abi,
      functionName: 'setBaseURI',
      args: ['https://thief.example/'],
    });
    // Whoever looks after metadata is the guardian in this plan; the relay has no role at all.
    const moved = await scene.send(keys.guardian, { to: cards, data });
    const others = [
      await scene.send(thief, { to: cards, data }),
      await stadium(thief, 'setPaused', true),
      await stadium(thief, 'veto', 1),
      await scene.post(thief, all(thief.address, scene)),
    ];
    await scene.askAndWait();
    return [
      ...unless(moved, 'the theft itself did not come about'),
      ...unless(!others.some(Boolean), 'somebody without a role had one'),
      ...(await everybodyOut(scene)),
    ];
  },

  'nobody at all, for ever': async (scene) => {
    await scene.pass(TERMS.maxSilence + DAY);
    const frozen = await scene.send(scene.thief, calls.freeze(scene.line.contracts));
    return [
      ...unless(frozen, 'nobody could freeze it'),
      ...(await everybodyOut(scene, { frozen: true })),
    ];
  },
};

/** With a root that never counted, or with none. */
async function stealsNothing({ line, thief, send, people }: Scene): Promise<string[]> {
  await send(thief, calls.activate(line.contracts));
  const sum = people.reduce((total, { hoof }) => total + hoof, 0);
  const leaf = { account: thief.address, balance: String(sum), withdrawn: '0' };
  const proof = { position: 0, hashes: [], sums: [] };
  await send(thief, calls.ask(line.contracts));
  await send(thief, calls.forceExit(line.contracts, { leaf, proof } as unknown as HoofExit));
  const held = await hoofOf(line, thief.address);
  return unless(held === 0, `the thief has ${toHoof(held)} HOOF`);
}

/** With a watcher's folder and a node alone. */
async function everybodyOut(scene: Scene, { frozen = false } = {}): Promise<string[]> {
  const { line, people } = scene;
  const { contracts } = line;
  const wrong: string[] = [];
  const hoofOut = frozen ? calls.exit : calls.forceExit;
  const cardsOut = frozen ? calls.exitCards : calls.forceExitCards;
  for (const { account, hoof, cards } of people) {
    const proof = await folderProof(scene, account.address);
    if (proof.hoof) await scene.send(account, hoofOut(contracts, proof.hoof as HoofExit));
    if (proof.cards.length > 0) {
      await scene.send(account, cardsOut(contracts, proof.cards as CardExit[]));
    }
    const held = await hoofOf(line, account.address);
    if (held !== hoof)
      wrong.push(`${account.address} is out with ${toHoof(held)} of ${toHoof(hoof)}`);
    for (const card of cards) {
      const owner = await ownerOf(line, card);
      if (owner !== account.address.toLowerCase()) wrong.push(`card ${card} is ${owner}’s`);
    }
  }
  return wrong;
}

const places = new WeakMap<Scene, { readonly folder: string; readonly since: number }>();

function folderProof(scene: Scene, address: Address) {
  const { rpc, contracts } = scene.line;
  return proofFromFolder({ rpc, stadium: contracts.stadium, ...places.get(scene)! }, address);
}

/**
 * Each of the operator's keys in a thief's hands, on a chain of its own with the terms of a real one and
 * no server anywhere: roots carry their leaves, a watcher reads them from the chain, and whoever asks
 * when it calls out has to get out with everything. Answers what is wrong, by theft.
 */
export async function tryThieves(
  command: AnvilCommand,
  folder: string,
  count: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const anvil = await startAnvil(command, []);
  try {
    const { line, keys, people, thief } = await foundStadium(anvil.rpc, count);
    const found = new Map<string, readonly string[]>();
    for (const [name, theft] of Object.entries(THEFTS)) {
      const before = await line.rpc.request<Hex>('evm_snapshot', []);
      const place = { folder: join(folder, String(found.size)), since: 0 };
      const scene = sceneOf({ line, keys, people, thief }, place);
      places.set(scene, place);
      const honest = await scene.watch();
      const wrong = await theft(scene);
      found.set(name, [...honest.map((alarm) => `called out before: ${alarm}`), ...wrong]);
      await line.rpc.request('evm_revert', [before]);
    }
    return found;
  } finally {
    await anvil.stop();
  }
}

function sceneOf(
  parts: Pick<Scene, 'line' | 'keys' | 'people' | 'thief'>,
  place: { readonly folder: string; readonly since: number },
): Scene {
  const { line, people } = parts;
  const { rpc, contracts } = line;
  const { stadium } = contracts;
  const send: Scene['send'] = (from, call) => sendCall(line, from, call).catch(() => false);
  const scene: Scene = {
    ...parts,
    send,
    async watch() {
      const watched = { rpc, stadium, ...place, mirrors: [] };
      const accounts = people.map(({ account }) => account.address);
      return (await watchStadium({ ...watched, accounts })).alarms;
    },
    stadium: (from, functionName, ...args) => {
      const data = encodeFunctionData({ abi: stadiumAbi as Abi, functionName, args });
      return send(from, { to: stadium, data });
    },
    post: (from, leaves) => postLeaves(line, from, leaves).catch(() => false),
    async pass(seconds) {
      await rpc.request('evm_increaseTime', [seconds]);
      await rpc.request('evm_mine', []);
    },
    async askAndWait() {
      for (const { account } of people) await send(account, calls.ask(contracts));
      await scene.pass(ANY_ROOT + 60);
    },
    async now() {
      const block = await rpc.request<{ timestamp: Hex }>('eth_getBlockByNumber', [
        'latest',
        false,
      ]);
      return Number(block.timestamp);
    },
  };
  return scene;
}

/** A Stadium by the terms of a real chain, with a root that counts and says what these people have. */
async function foundStadium(rpc: Line['rpc'], count: number) {
  const chainId = Number(await rpc.request<Hex>('eth_chainId', []));
  const newAccount = async () => {
    const account = privateKeyToAccount(generatePrivateKey());
    await fund(rpc, account.address);
    return account;
  };
  const keys: Keys = {
    poster: await newAccount(),
    voucher: await newAccount(),
    guardian: await newAccount(),
  };
  const thief = await newAccount();
  const people: Person[] = [];
  for (let i = 0; i < count; i += 1) {
    const cards = [0, 1, 2].map((card) => FIRST_CARD + 3 * i + card);
    people.push({ account: await newAccount(), hoof: 12_345 + 1_000 * i, cards });
  }
  const plan = foundingPlan({
    keys: {
      poster: keys.poster.address,
      voucher: keys.voucher.address,
      guardian: keys.guardian.address,
    },
    terms: TERMS,
  });
  const { transaction, contracts } = foundingOf(plan);
  const founder = generatePrivateKey();
  await fund(rpc, privateKeyToAccount(founder).address);
  const raw = await signCall({ rpc, chainId }, keyOf(founder), transaction);
  const hash = await rpc.request<Hex>('eth_sendRawTransaction', [raw]);
  const receipt = await waitForReceipt(rpc, hash, { timeoutMs: 60_000 });
  if (receipt?.status !== '0x1') throw new Error('The contracts could not be made');
  const line: Line = { rpc, chainId, contracts };
  const accounts = people
    .map(({ account, hoof }) => ({
      account: account.address.toLowerCase() as Address,
      balance: hoof,
      withdrawn: 0,
    }))
    .sort((a, b) => (a.account < b.account ? -1 : 1));
  const cards = people.flatMap(({ account, cards: own }) =>
    own.map((token) => ({ token, owner: account.address.toLowerCase() as Address })),
  );
  if (!(await postLeaves(line, keys.poster, { accounts, cards }))) throw new Error('No root');
  await rpc.request('evm_increaseTime', [TERMS.rootDelay + 1]);
  await rpc.request('evm_mine', []);
  if (!(await sendCall(line, thief, calls.activate(contracts)))) throw new Error('No root counts');
  return { line, keys, people, thief };
}

async function postLeaves(
  line: Line,
  from: PrivateKeyAccount,
  { accounts, cards }: Pick<LeafList, 'accounts' | 'cards'>,
): Promise<boolean> {
  const { rpc, chainId, contracts } = line;
  const stadium = contracts.stadium.toLowerCase() as Address;
  const block = await rpc.request<{ number: Hex; timestamp: Hex }>('eth_getBlockByNumber', [
    'latest',
    false,
  ]);
  const cut = { deposits: 0, cardDeposits: 0 };
  const lower = (address: Address) => address.toLowerCase() as Address;
  const list: LeafList = {
    ...{ chainId, stadium, ...cut, block: Number(block.number) },
    accounts: accounts.map((leaf) => ({ ...leaf, account: lower(leaf.account) })),
    cards: cards.map((leaf) => ({ ...leaf, owner: lower(leaf.owner) })),
  };
  const text = writeLeafList(list);
  const trees = treesOf(list);
  const data: Hex = `0x${createHash('sha256').update(text).digest('hex')}`;
  const root = {
    ...{ accounts: trees.accounts.root, cards: trees.cards.root, sum: trees.accounts.sum },
    ...{ ...cut, data, until: Number(block.timestamp) + HOUR },
  };
  return sendCall(line, from, { to: contracts.stadium, data: postRoot(root, gzipSync(text)) });
}
