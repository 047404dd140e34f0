import { askFor, depositFor } from '@goats/chain';
import {
  dayStart,
  nextDay,
  RELAY_GAS,
  RELAY_LEAST,
  RELAYS_PER_WALLET,
  relayBudget,
  toHoof,
} from '@goats/rules';
import type { Address, Hex } from 'viem';
import type { Chain, ChainKey } from '../../../chain/chain.ts';
import { readAccount, readHoof } from '../../../chain/contract-reads.ts';
import { feesNow } from '../../../chain/sender.ts';
import { AppError, refuse } from '../../../errors.ts';
import type { Game } from '../../../game.ts';
import { ContractRefusal, gasOf } from '../outbox/contract-no.ts';
import { sendOut } from '../outbox/outbox.ts';
import { countWaiting } from '../outbox/outbox-store.ts';
import { hasToLeaveWith, noteRelay, spentSince } from './relay-store.ts';

/** What a wallet has signed in place of sending it. Amounts in hundredths. */
type Relay = {
  readonly deadline: number;
  readonly signature: Hex;
} & (
  | { readonly kind: 'ask' }
  | { readonly kind: 'deposit'; readonly amount: number; readonly permit: Hex | undefined }
);

/** Of the signature's time something must be left when it gets into a block, and nobody waits for hours. */
const LEAST_LEFT_MS = 60_000;
const LONGEST_MS = 20 * 60_000;
/** Whoever has as much ether as that pays for it. Some twenty times what it costs. */
const OWN_SHARE = 20n;
/** A fee may double until it is in a block, and no more: the budget counts it so. */
const MOST_RAISE = 2n;
/** What waits for a block at one time; behind more nothing would be in time. */
const MOST_WAITING = 8;

/** Whether this server sends for wallets without ether: its roots must be posted too, or nobody follows them. */
export function relayKey(chain: Chain): ChainKey | undefined {
  return chain.keys.poster && chain.relay;
}

/**
 * Sends what a wallet has signed, from the relay's purse, and answers the transaction's hash. One at a
 * time over all instances, so that what is counted is what was spent. `takePlace` counts it for its
 * network, and throws when that has had enough.
 */
export function relay(
  game: Game,
  wallet: string,
  wanted: Relay,
  takePlace: () => Promise<void>,
): Promise<Hex> {
  const { chain, chainOff } = game;
  if (!chain) throw new AppError('CHAIN_OFF', chainOff);
  const key = relayKey(chain);
  if (!key) throw refuse('no-relay');
  return game.roots.inTurn(() => relayOne(game, chain, { key, takePlace }, { wallet, ...wanted }));
}

async function relayOne(
  game: Game,
  chain: Chain,
  { key, takePlace }: { readonly key: ChainKey; readonly takePlace: () => Promise<void> },
  wanted: Relay & { readonly wallet: string },
): Promise<Hex> {
  const { db, clock, config } = game;
  const { wallet, kind } = wanted;
  const now = clock.now();
  const left = wanted.deadline * 1000 - now;
  if (left < LEAST_LEFT_MS) throw refuse('relay-too-late');
  const spent = await spentSince(db, { wallet, kind, since: new Date(dayStart(now)) });
  if (spent.relays >= RELAYS_PER_WALLET) throw usedUp('relay-of-wallet', now);
  await checkWorth(game, chain, wanted);
  if ((await countWaiting(db, key.address)) >= MOST_WAITING) throw refuse('relay-stopped');
  const call = { to: chain.contracts.stadium, data: dataOf(wanted) };
  const gas = await gasOf(chain.rpc, key.address, call).catch((error: unknown) => {
    if (!(error instanceof ContractRefusal)) throw error;
    throw new AppError('CONFLICT', error.message, { details: { revert: error.revert } });
  });
  if (gas > RELAY_GAS[kind]) throw refuse('relay-too-dear');
  const { maxFeePerGas } = await feesNow(chain.rpc);
  const wei = gas * maxFeePerGas * MOST_RAISE;
  await checkEther(chain, wallet, wei);
  if (spent.wei + wei > relayBudget(config.chain.relayWeiPerDay)) throw usedUp('relay-spent', now);
  // Nobody knows when its operator fills it: not at midnight.
  if (wei > (await balanceOf(chain, key.address))) throw refuse('relay-stopped');
  await takePlace();
  const lastSecond = new Date(now + Math.min(left, LONGEST_MS));
  const onSigned = () => noteRelay(db, { wallet, kind, wei, at: new Date(now) });
  return sendOut(
    { game, chain, key },
    { purpose: 'relay', rootId: null, call, lastSecond, mostWei: wei, onSigned },
  );
}

function dataOf(wanted: Relay & { readonly wallet: string }): Hex {
  const { deadline, signature } = wanted;
  const account = wanted.wallet as Address;
  return wanted.kind === 'ask'
    ? askFor(account, deadline, signature)
    : depositFor({ account, deadline, signature, amount: wanted.amount, permit: wanted.permit });
}

/** A free wallet has neither free HOOF nor a card that may leave, and what it costs is the house's. */
async function checkWorth(
  { db }: Game,
  { rpc, contracts }: Chain,
  wanted: Relay & { readonly wallet: string },
): Promise<void> {
  const account = wanted.wallet as Address;
  if (wanted.kind === 'deposit') {
    if (wanted.amount < RELAY_LEAST)
      throw refuse('relay-too-little', { least: toHoof(RELAY_LEAST) });
    if ((await readHoof(rpc, contracts.hoof, account)) < wanted.amount) {
      throw refuse('relay-not-there');
    }
    return;
  }
  if ((await readAccount(rpc, contracts.stadium, account)).askedAt !== null) {
    throw refuse('relay-asked-already');
  }
  if (!(await hasToLeaveWith(db, wanted.wallet, RELAY_LEAST))) {
    throw refuse('relay-nothing-to-leave', { least: toHoof(RELAY_LEAST) });
  }
}

async function checkEther(chain: Chain, wallet: string, wei: bigint): Promise<void> {
  if ((await balanceOf(chain, wallet)) >= wei * OWN_SHARE) throw refuse('relay-not-needed');
}

const balanceOf = async ({ rpc }: Chain, address: string): Promise<bigint> =>
  BigInt(await rpc.request<Hex>('eth_getBalance', [address, 'latest']));

function usedUp(reason: 'relay-of-wallet' | 'relay-spent', now: number): AppError {
  return refuse(reason, {}, { details: { nextAt: new Date(nextDay(now)).toISOString() } });
}
