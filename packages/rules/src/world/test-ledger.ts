import { type Posting, type PostingReason, TREASURY } from './effects.ts';
import { balanceOf, type World } from './test-facts.ts';

/** A decision that would break the books: the database raises an exception for each of these. */
function broken(why: string, posting: Posting): never {
  throw new Error(`${why}: ${JSON.stringify(posting)}`);
}

type AccountKind = 'treasury' | 'wallet' | 'vault';

const PATHS: Readonly<Record<PostingReason, readonly [AccountKind, AccountKind]>> = {
  starter: ['treasury', 'wallet'],
  house: ['treasury', 'wallet'],
  bonus: ['treasury', 'wallet'],
  mint: ['wallet', 'treasury'],
  transfer: ['wallet', 'wallet'],
  stake: ['wallet', 'vault'],
  refund: ['vault', 'wallet'],
  payout: ['vault', 'wallet'],
  returned: ['treasury', 'wallet'],
};

function kindOf(account: string): AccountKind {
  if (account === TREASURY) return 'treasury';
  return account.startsWith('0x') ? 'wallet' : 'vault';
}

/** Moves HOOF by the ledger's own rules: no overdraft, known paths, nothing twice, whole vaults. */
export function post(world: World, posting: Posting): void {
  const { reason, from, to, amount, reference } = posting;
  const [source, target] = PATHS[reason];
  if (!Number.isSafeInteger(amount) || amount <= 0) broken('no amount', posting);
  if (kindOf(from) !== source || kindOf(to) !== target) broken('no such path', posting);
  if (balanceOf(world, from) < amount) broken('overdrawn', posting);
  const twice = world.transfers.some(
    (each) =>
      each.reason === reason &&
      each.reference === reference &&
      each.from === from &&
      each.to === to,
  );
  if (twice) broken('paid twice', posting);
  world.balances.set(from, balanceOf(world, from) - amount);
  world.balances.set(to, balanceOf(world, to) + amount);
  world.transfers.push(posting);
  if (target === 'vault') putIn(world, posting);
  if (source === 'vault') takeOut(world, posting);
}

function stakesIn(world: World, vault: string) {
  return [...world.stakes].filter(([key]) => key.startsWith(`${vault} `));
}

function putIn(world: World, posting: Posting): void {
  const { from, to, amount } = posting;
  const closed = stakesIn(world, to).some(([, { state }]) => state !== 'held');
  if (closed || world.stakes.has(`${to} ${from}`)) broken('the vault is closed', posting);
  world.stakes.set(`${to} ${from}`, { amount, state: 'held' });
}

/** A stake goes back to whose it was, or everything to one who staked. */
function takeOut(world: World, posting: Posting): void {
  const { reason, from, to, amount } = posting;
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
