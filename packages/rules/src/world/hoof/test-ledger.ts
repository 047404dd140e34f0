import { CHAIN } from '../chain/facts.ts';
import { placeKey } from '../cup/test-cups.ts';
import { balanceOf, type World } from '../test-facts.ts';
import { type Posting, TREASURY } from './effects.ts';

/** A decision that would break the books: the database raises an exception for each of these. */
function broken(why: string, posting: Posting): never {
  throw new Error(`${why}: ${JSON.stringify(posting)}`);
}

type AccountKind = 'treasury' | 'wallet' | 'vault' | 'chain';

const PATHS: Readonly<
  Record<Posting['reason'], readonly [AccountKind | readonly AccountKind[], AccountKind]>
> = {
  starter: ['treasury', 'wallet'],
  house: ['treasury', 'wallet'],
  bonus: ['treasury', 'wallet'],
  mint: ['wallet', 'treasury'],
  transfer: ['wallet', 'wallet'],
  stake: ['wallet', 'vault'],
  refund: ['vault', 'wallet'],
  payout: ['vault', 'wallet'],
  allowance: ['treasury', 'wallet'],
  returned: ['treasury', 'wallet'],
  offer: ['wallet', 'vault'],
  sale: [['wallet', 'vault'], 'wallet'],
  fee: [['wallet', 'vault'], 'treasury'],
  entry: ['wallet', 'vault'],
  prize: [['vault', 'treasury'], 'wallet'],
  withdraw: ['wallet', 'vault'],
  withdrawn: ['vault', 'chain'],
  deposit: ['chain', 'wallet'],
  exit: [['wallet', 'treasury'], 'chain'],
  bond: ['wallet', 'vault'],
  forfeit: ['vault', 'treasury'],
};

function kindOf(account: string): AccountKind {
  if (account === TREASURY) return 'treasury';
  if (account === CHAIN) return 'chain';
  return account.startsWith('0x') ? 'wallet' : 'vault';
}

/** Moves HOOF by the ledger's own rules: no overdraft, known paths, nothing twice, whole vaults. */
export function post(world: World, posting: Posting): void {
  const { reason, from, to, amount, reference } = posting;
  const [sources, target] = PATHS[reason];
  const source = kindOf(from);
  if (!Number.isSafeInteger(amount) || amount <= 0) broken('no amount', posting);
  if (![sources].flat().includes(source) || kindOf(to) !== target) broken('no such path', posting);
  if (balanceOf(world, from) < amount) broken('overdrawn', posting);
  const twice = world.transfers.some(
    (each) =>
      each.reason === reason &&
      each.reference === reference &&
      each.from === from &&
      each.to === to,
  );
  if (twice) broken('paid twice', posting);
  const [out, arriving] = coloursOf(world, posting, source, target);
  world.balances.set(from, balanceOf(world, from) - amount);
  world.balances.set(to, balanceOf(world, to) + amount);
  lock(world, from, -out);
  lock(world, to, arriving);
  world.transfers.push(posting);
  if (target === 'vault') putIn(world, posting);
  if (source === 'vault') takeOut(world, posting);
}

/** What only free HOOF can pay for. */
export const FREE_ONLY: readonly Posting['reason'][] = [
  ...(['transfer', 'offer', 'sale', 'fee', 'entry', 'prize'] as const),
  ...(['withdraw', 'withdrawn', 'exit'] as const),
];

const lockedIn = (world: World, key: string) => world.locked.get(key) ?? 0;

function lock(world: World, account: string, amount: number): void {
  if (amount !== 0) world.locked.set(account, lockedIn(world, account) + amount);
}

/** How much of it was locked where it came from, and is where it goes to. */
function coloursOf(
  world: World,
  posting: Posting,
  source: AccountKind,
  target: AccountKind,
): readonly [number, number] {
  const { from, to, amount, reason, reference, arrives } = posting;
  if (reason === 'returned') return [0, lockedIn(world, `${reference} ${to}`)];
  if (source === 'chain') return [0, 0];
  if (source === 'treasury') return [0, arrives === 'locked' ? amount : 0];
  if (source === 'wallet') {
    const tradable = balanceOf(world, from) - lockedIn(world, from);
    if (FREE_ONLY.includes(reason) && tradable < amount) broken('not tradable', posting);
    const out = FREE_ONLY.includes(reason) ? 0 : Math.min(amount, lockedIn(world, from));
    if (target === 'vault') world.locked.set(`${to} ${from}`, out);
    if (reason === 'mint') world.locked.set(`${reference} ${from}`, out);
    return [out, target === 'vault' ? out : 0];
  }
  if (FREE_ONLY.includes(reason)) return [0, 0];
  const own = lockedIn(world, `${from} ${to}`);
  if (reason === 'refund') return [own, own];
  if (reason === 'forfeit') return [lockedIn(world, from), 0];
  const all = lockedIn(world, from);
  const others = amount - (world.stakes.get(`${from} ${to}`)?.amount ?? 0);
  return [all, own + (arrives === 'locked' ? others : arrives === 'free' ? 0 : all - own)];
}

function stakesIn(world: World, vault: string) {
  return [...world.stakes].filter(([key]) => key.startsWith(`${vault} `));
}

function putIn(world: World, posting: Posting): void {
  const { from, to, amount, reason } = posting;
  if (to.startsWith('bond:') !== (reason === 'bond')) broken('no such vault', posting);
  // One bond at a time.
  if (reason === 'bond' && stakesIn(world, to).some(([, { state }]) => state === 'held'))
    broken('a bond is there', posting);
  // A cup may be left and entered again, and who was outbid bids again; every other vault that has
  // paid anybody is closed.
  const comesBack = (state: string | undefined) =>
    (reason === 'entry' || reason === 'bond') && state === 'refunded';
  const closed = stakesIn(world, to).some(([, { state }]) => state !== 'held' && !comesBack(state));
  const own = world.stakes.get(`${to} ${from}`);
  if (closed || (own && !comesBack(own.state))) broken('the vault is closed', posting);
  world.stakes.set(`${to} ${from}`, { amount, state: 'held' });
}

/** A stake goes back to whose it was, or everything to one who staked. */
function takeOut(world: World, posting: Posting): void {
  const { reason, from, to, amount } = posting;
  if (reason === 'withdrawn') {
    payOutside(world, posting);
    return;
  }
  if (reason === 'forfeit') {
    forfeit(world, posting);
    return;
  }
  if (reason !== 'refund' && from.startsWith('bond:')) broken('no way for a bond', posting);
  if (reason === 'sale' || reason === 'fee' || reason === 'prize') {
    if (from.startsWith('cup:')) payFromCup(world, posting);
    else payFromOffer(world, posting);
    return;
  }
  const own = world.stakes.get(`${from} ${to}`);
  if (own?.state !== 'held') broken('nothing staked', posting);
  if (reason === 'refund') {
    if (own.amount !== amount) broken('not the stake', posting);
    world.stakes.set(`${from} ${to}`, { amount, state: 'refunded' });
    return;
  }
  if (balanceOf(world, from) !== 0) broken('the vault is not paid whole', posting);
  for (const [key, stake] of stakesIn(world, from)) {
    if (stake.state === 'held') world.stakes.set(key, { ...stake, state: 'paid' });
  }
}

/** The vault of a voucher pays the chain, whole. */
function payOutside(world: World, posting: Posting): void {
  const { from } = posting;
  const [[key, stake] = broken('nothing promised', posting)] = stakesIn(world, from);
  if (!from.startsWith('withdrawal:')) broken('no voucher', posting);
  if (stake.state !== 'held' || balanceOf(world, from) !== 0) broken('not whole', posting);
  world.stakes.set(key, { ...stake, state: 'paid' });
}

/** The bond that an auction's vault holds, whole. */
function forfeit(world: World, posting: Posting): void {
  const { from } = posting;
  const held = stakesIn(world, from).filter(([, { state }]) => state === 'held');
  const [[key, stake] = broken('nothing put up', posting)] = held;
  if (!from.startsWith('bond:') || balanceOf(world, from) !== 0) broken('not whole', posting);
  world.stakes.set(key, { ...stake, state: 'paid' });
}

/** The vault of an offer, or of a swap, pays the seller, and then the treasury what is left. */
function payFromOffer(world: World, posting: Posting): void {
  const { reason, from } = posting;
  const [[key, stake] = broken('nothing offered', posting)] = stakesIn(world, from);
  if (!/^(offer|swap):/.test(from)) broken('no offer', posting);
  if (stake.state !== (reason === 'sale' ? 'held' : 'paid')) broken('the vault is closed', posting);
  if (reason === 'fee' && balanceOf(world, from) !== 0) broken('not paid whole', posting);
  world.stakes.set(key, { ...stake, state: 'paid' });
}

/** The vault of a cup pays those who have a place in it, and then the treasury what is left. */
function payFromCup(world: World, posting: Posting): void {
  const { reason, from, to } = posting;
  const place = world.cupPlaces.get(placeKey(Number(from.slice('cup:'.length)), to))?.place ?? null;
  if (reason === 'sale' || (reason === 'prize' && place === null)) broken('no place', posting);
  if (reason === 'fee' && balanceOf(world, from) !== 0) broken('not paid whole', posting);
  const stakes = stakesIn(world, from).filter(([, { state }]) => state !== 'refunded');
  if (stakes.length === 0) broken('nothing staked', posting);
  for (const [key, stake] of stakes) world.stakes.set(key, { ...stake, state: 'paid' });
}
