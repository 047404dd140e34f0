import { goatCardsAbi, stadiumAbi } from '@goats/contracts';
import { t } from '@goats/words';
import {
  type Abi,
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  hexToNumber,
} from 'viem';

/** Asks a node, a wallet's or one that somebody typed the address of. */
export type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>;

export interface StadiumState {
  readonly chainId: number;
  readonly contracts: {
    readonly hoof: Address;
    readonly cards: Address;
    readonly stadium: Address;
  };
  /** The chain's own time, in seconds like all times here. */
  readonly now: number;
  readonly frozen: boolean;
  readonly active: RootState;
  /** Roots that wait for their time, the oldest first. */
  readonly pending: readonly RootState[];
  readonly rootDelay: number;
  readonly maxSilence: number;
  readonly lock: number;
  /** So long after the lock and the delay of roots any root will do; undefined: this Stadium is older than that. */
  readonly patience: number | undefined;
  /** Whether these would work now, as the contract itself says. */
  readonly canFreeze: boolean;
  readonly canActivate: boolean;
  readonly account: {
    readonly withdrawn: bigint;
    /** 0: it has not asked to leave. */
    readonly askedAt: number;
    readonly exitEpoch: number;
  };
  /** Its deposits that the active root does not know and nobody has paid back. */
  readonly deposits: readonly { readonly number: number; readonly amount: bigint }[];
  /** Of the cards that were asked about. */
  readonly cards: ReadonlyMap<number, CardState>;
}

export interface RootState {
  readonly accounts: Hex;
  readonly cards: Hex;
  readonly sum: bigint;
  readonly deposits: number;
  readonly cardDeposits: number;
  readonly postedAt: number;
  readonly epoch: number;
}

export interface CardState {
  readonly holder: Address;
  /** Who deposited it after the active root; beats what the root says. */
  readonly depositor: Address | undefined;
}

/** Deposits come singly and roots every hour: more than this between the two is nobody's ordinary day. */
const MOST_DEPOSITS = 500;
/** A public node turns a burst of hundreds away, and with it the whole page. */
const AT_ONCE = 20;
const NOBODY = `0x${'0'.repeat(40)}`;

/** Reads everything that decides what can be done next, and believes nothing that a file says. */
export async function readStadium(
  ask: Ask,
  at: {
    readonly stadium: Address;
    readonly account: Address;
    readonly tokens: readonly number[];
    /** Numbers of deposits that are looked at however many came since. */
    readonly deposits?: readonly number[];
  },
): Promise<StadiumState> {
  const code = await ask('eth_getCode', [at.stadium, 'latest']);
  if (code === '0x')
    throw new Error(t('There is no contract at {address} on this chain.', { address: at.stadium }));
  const stadium = reader(ask, at.stadium, stadiumAbi);
  const [chainId, block, hoof, cards] = await Promise.all([
    ask('eth_chainId', []),
    ask('eth_getBlockByNumber', ['latest', false]),
    stadium('hoof'),
    stadium('cards'),
  ]);
  const works = (name: string) =>
    stadium(name).then(
      () => true,
      () => false,
    );
  // A Stadium from before there were these does not know the words.
  const ifKnown = (name: string) => stadium(name).catch(() => undefined);
  const [frozen, active, rootDelay, maxSilence, lock, account] = await Promise.all([
    stadium('frozen'),
    stadium('active').then(rootOf),
    stadium('rootDelay'),
    stadium('maxSilence'),
    stadium('LOCK'),
    stadium('accounts', [at.account]),
  ]);
  const [withdrawn, askedAt, exitEpoch] = account as [bigint, number, number];
  const collection = reader(ask, cards as Address, goatCardsAbi);
  const states = await Promise.all(
    at.tokens.map(async (token) => {
      const holder = (await collection('ownerOf', [BigInt(token)])) as Address;
      const [depositor, number] = (await stadium('cardDeposit', [BigInt(token)])) as [
        Address,
        number,
      ];
      return [token, { holder, depositor: number > active.cardDeposits ? depositor : undefined }];
    }),
  );
  return {
    chainId: hexToNumber(chainId as Hex),
    contracts: { hoof: hoof as Address, cards: cards as Address, stadium: at.stadium },
    now: hexToNumber((block as { timestamp: Hex }).timestamp),
    frozen: frozen as boolean,
    active,
    pending: ((await ifKnown('pending')) ?? []) as readonly RootState[],
    rootDelay: rootDelay as number,
    maxSilence: maxSilence as number,
    lock: lock as number,
    patience: (await ifKnown('PATIENCE')) as number | undefined,
    canFreeze: await works('freeze'),
    canActivate: await works('activate'),
    account: { withdrawn, askedAt, exitEpoch },
    // Before a freeze nobody takes one back, and nobody has to read what strangers deposit.
    deposits: frozen ? await ownDeposits(stadium, active.deposits, at) : [],
    cards: new Map(states as [number, CardState][]),
  };
}

type Read = (name: string, args?: readonly unknown[]) => Promise<unknown>;

function reader(ask: Ask, to: Address, abi: Abi): Read {
  return async (functionName, args = []) => {
    const data = encodeFunctionData({ abi, functionName, args });
    const answer = (await ask('eth_call', [{ to, data }, 'latest'])) as Hex;
    return answer === '0x' ? undefined : decodeFunctionResult({ abi, functionName, data: answer });
  };
}

function rootOf(read: unknown): RootState {
  const [accounts, cards, sum, deposits, cardDeposits, postedAt, epoch] = read as [
    ...[Hex, Hex, bigint],
    ...[number, number, number, number],
  ];
  return { accounts, cards, sum, deposits, cardDeposits, postedAt, epoch };
}

/** Those that a file names too: a stranger who deposits often enough would hide them otherwise. */
async function ownDeposits(
  stadium: Read,
  from: number,
  { account, deposits: named = [] }: { account: Address; deposits?: readonly number[] },
) {
  const count = Number(await stadium('deposits'));
  const newest = Math.max(from, count - MOST_DEPOSITS);
  const earlier = [...new Set(named)].filter((number) => number >= from && number < newest);
  const numbers = [
    ...earlier.slice(0, MOST_DEPOSITS),
    ...Array.from({ length: count - newest }, (_, i) => newest + i),
  ];
  const own: { number: number; amount: bigint }[] = [];
  for (let at = 0; at < numbers.length; at += AT_ONCE) {
    const found = await Promise.all(
      numbers.slice(at, at + AT_ONCE).map(async (number) => {
        const [owner, amount] = (await stadium('depositAt', [BigInt(number)])) as [Address, bigint];
        return { number, amount, isOwn: isSame(owner, account) && owner !== NOBODY };
      }),
    );
    own.push(...found.flatMap(({ isOwn, ...one }) => (isOwn ? [one] : [])));
  }
  return own;
}

/** `isSame('0xAB…', '0xab…') // true` */
export function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
