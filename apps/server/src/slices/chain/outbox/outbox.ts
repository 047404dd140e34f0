import { type Address, type Hex, keccak256 } from 'viem';
import type { Chain, ChainKey } from '../../../chain/chain.ts';
import { chainUnreachable, RpcRefusal } from '../../../chain/rpc.ts';
import { type Call, type Fees, feesNow, higherFees, raisedFees } from '../../../chain/sender.ts';
import type { Game } from '../../../game.ts';
import { gasOf } from './contract-no.ts';
import {
  highestOffer,
  insertTransaction,
  insertTry,
  type NewTry,
  noteTold,
  type OpenTransaction,
  type Purpose,
  usedNonces,
} from './outbox-store.ts';

/** What everything here is done with; `key` signs, one at a time over all instances. */
export interface Desk {
  readonly game: Pick<Game, 'db' | 'clock'>;
  readonly chain: Chain;
  readonly key: ChainKey;
}

export interface Outgoing {
  readonly purpose: Purpose;
  /** The root that it posts. */
  readonly rootId: number | null;
  readonly call: Call;
  /** Afterwards it is of no use to anybody. */
  readonly lastSecond: Date;
  /** What it may cost at most, in wei; absent: what it takes. */
  readonly mostWei?: bigint;
  /** Called before it is written down: what nobody signed uses up no wallet's day. */
  readonly onSigned?: () => Promise<void>;
}

/** What a payment takes. */
const PLAIN_GAS = 21_000;

/** What a node says of a transaction that it has, or that is in a block: no reason to complain. */
const KNOWN = /already known|known transaction|already imported|nonce too low/i;

/**
 * Writes a transaction down and tells the node. When this throws anything but ContractRefusal it may be
 * under way all the same: whoever follows the outbox tells the node again. Call it as the only one.
 */
export async function sendOut(
  desk: Desk,
  { purpose, rootId, call, lastSecond, mostWei, onSigned }: Outgoing,
): Promise<Hex> {
  const { game, chain, key } = desk;
  const [gas, now, offered, nonce] = await Promise.all([
    gasOf(chain.rpc, key.address, call),
    feesNow(chain.rpc),
    highestOffer(game.db, key.address),
    nextNonce(desk),
  ]);
  // What waits before it was not taken for less.
  const fees = offered ? higherFees(now, feesOf(offered)) : now;
  if (mostWei !== undefined && gas * fees.maxFeePerGas > mostWei) {
    throw chainUnreachable('gas costs more now than this may cost');
  }
  const madeAt = new Date(game.clock.now());
  const slot = {
    ...{ nonce, lastSecond, madeAt, sender: key.address.toLowerCase(), gas: Number(gas) },
    ...{ target: call.to, data: call.data, mostWei: mostWei ?? null },
  };
  const first = await signTry(desk, slot, { number: 1, cancels: false, fees });
  await onSigned?.();
  const id = await insertTransaction(game.db, { ...slot, purpose, rootId }, first);
  await tell(desk, id, first);
  return first.hash;
}

/**
 * The first number that is free. Not what a node calls pending: what it has forgotten, and what
 * somebody else has put there, would leave a gap that nothing of ours ever fills.
 */
async function nextNonce({ game, chain, key }: Desk): Promise<number> {
  let nonce = Number(await chain.rpc.request('eth_getTransactionCount', [key.address, 'latest']));
  const used = await usedNonces(game.db, key.address.toLowerCase(), nonce);
  while (used.has(nonce)) nonce += 1;
  return nonce;
}

const feesOf = ({ maxFee, tip }: Pick<NewTry, 'maxFee' | 'tip'>): Fees => ({
  maxFeePerGas: BigInt(maxFee),
  maxPriorityFeePerGas: BigInt(tip),
});

type Slot = Pick<OpenTransaction, 'nonce' | 'target' | 'data' | 'gas'>;

async function signTry(
  { game, chain, key }: Desk,
  { nonce, target, data, gas }: Slot,
  { number, cancels, fees }: { number: number; cancels: boolean; fees: Fees },
): Promise<NewTry> {
  const call = cancels
    ? ({ to: key.address, data: '0x' } as const)
    : { to: target as Address, data };
  const raw = await key.signTransaction({
    ...{ chainId: chain.chainId, nonce, value: 0n, gas: BigInt(gas) },
    ...call,
    ...fees,
  });
  return {
    ...{ number, cancels, raw, hash: keccak256(raw), madeAt: new Date(game.clock.now()) },
    maxFee: Number(fees.maxFeePerGas),
    tip: Number(fees.maxPriorityFeePerGas),
  };
}

/** Nothing that a node answers here is believed, for or against: a block decides. */
export async function tell(
  { game, chain }: Desk,
  id: number,
  { number, raw }: Pick<NewTry, 'number' | 'raw'>,
): Promise<void> {
  try {
    await chain.send(raw);
  } catch (error) {
    if (!(error instanceof RpcRefusal)) throw error;
    if (!KNOWN.test(error.message)) {
      throw chainUnreachable(`its node says of a transaction: ${error.message}`, error);
    }
  }
  await noteTold(game.db, id, number, new Date(game.clock.now()));
}

/**
 * The same number again, with a higher fee: for what it was for or, once it was given up, for a
 * payment of nothing to oneself. Undefined when that would be more than we ever pay, or when nobody says what gas costs.
 */
export async function raise(
  desk: Desk,
  transaction: OpenTransaction,
  { cancels }: { readonly cancels: boolean },
): Promise<NewTry | undefined> {
  const last = transaction.tries.at(-1)!;
  // Dearer than we ever pay, or a node that does not answer: what was signed last is told again.
  const fees = await feesNow(desk.chain.rpc).then(
    (now) => raisedFees(feesOf(last), now),
    () => undefined,
  );
  if (!fees) return undefined;
  const { mostWei, gas } = transaction;
  // What is done for somebody else has its price; a payment of nothing to oneself takes next to no gas.
  const most = BigInt(cancels ? PLAIN_GAS : gas) * fees.maxFeePerGas;
  if (mostWei !== null && most > mostWei) return undefined;
  const next = await signTry(desk, transaction, { number: last.number + 1, cancels, fees });
  await insertTry(desk.game.db, transaction.id, next);
  await tell(desk, transaction.id, next);
  return next;
}
