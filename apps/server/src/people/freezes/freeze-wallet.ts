import type { OpeningKind } from '@goats/rules';
import { notBackedOff } from '../../clock/back-off/back-off-store.ts';
import { runDuty } from '../../clock/back-off/run-duty.ts';
import type { ActingOperator } from '../../desk/audit-log/acting-operator.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Game } from '../../game.ts';
import { holdSubject } from '../../kernel/commit.ts';
import { houseOf } from '../../slices/match/index.ts';
import { deleteFreeze, type FreezeRow, insertFreeze } from './freeze-store.ts';

/**
 * Keeps a wallet from writing. What it has open goes back to it; its matches go on, and the clock
 * plays for it.
 */
export async function freezeWallet(
  game: Game,
  operator: ActingOperator,
  { wallet, reason }: { readonly wallet: string; readonly reason: string },
): Promise<{ readonly freeze: FreezeRow; readonly cancelled: number }> {
  const house = houseOf(wallet);
  if (house) throw new AppError('CONFLICT', `${house.name} plays for the house and stays warm.`);
  const since = new Date(game.clock.now());
  const freeze = await game.db.transaction(async (tx) => {
    // Whatever was decided a moment before is committed before, or decided again.
    await holdSubject(tx, wallet);
    const row = await insertFreeze(tx, { wallet, reason, since });
    if (!row) throw new AppError('CONFLICT', 'That wallet is frozen already.');
    await operator.record(tx, 'wallet frozen', { wallet, reason });
    return row;
  });
  return { freeze, cancelled: await cancelFrozen(game, wallet) };
}

export async function thawWallet(
  { db }: Game,
  operator: ActingOperator,
  { wallet, reason }: { readonly wallet: string; readonly reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await holdSubject(tx, wallet);
    const freeze = await deleteFreeze(tx, wallet);
    if (!freeze) throw notFound('That wallet is not frozen.');
    await operator.record(tx, 'wallet thawed', { wallet, reason, frozenFor: freeze.reason });
  });
}

const BATCH = 100;
/** Frozen wallets, those that asked the chain to let them go, and whose deposit it took back: none begins anything more. */
const HELD = `
  select wallet from wallet_freezes union select wallet from leaving_wallets
  union select undone_wallets()`;

/**
 * Gives back what such wallets have open, takes their cards off the shelf, their offers and swaps off
 * the table and their names off the lists of cups. The clock looks in too: an instance may have died in
 * between, or have opened one more in the moment before it heard. Answers how many were cancelled.
 */
export async function cancelFrozen(game: Game, wallet: string | null = null): Promise<number> {
  const openings = await cancelOpenings(game, wallet);
  const listings = await takeDownListings(game, wallet);
  const entries = await leaveCups(game, wallet);
  const offers = await withdrawOffers(game, wallet);
  return openings + listings + entries + offers + (await withdrawSwaps(game, wallet));
}

async function cancelOpenings(game: Game, wallet: string | null): Promise<number> {
  const { db, clock, world } = game;
  const at = clock.now();
  const open = await db.prepared<{ kind: OpeningKind; id: number; player: string }>(
    'frozen-openings',
    `select o.kind, o.id, o.player from (${HELD}) f
       join openings o on o.player = f.wallet and o.status = 'open'
      where o.expires_at > $1 and ($3::text is null or f.wallet = $3)
        and ${notBackedOff('cancel-frozen', "o.kind || ':' || o.id", '$1')} limit $2`,
    [new Date(at), BATCH, wallet],
  );
  return runDuty(
    game,
    'cancel-frozen',
    open,
    ({ kind, id }) => ({ subject: `${kind}:${id}` }),
    ({ kind, id, player }, again) =>
      world.run({ type: 'cancel', kind, id, wallet: player, at }, again),
  );
}

async function takeDownListings(game: Game, wallet: string | null): Promise<number> {
  const { db, clock, world } = game;
  const at = clock.now();
  const listed = await db.prepared<{ card_id: number; owner: string }>(
    'frozen-listings',
    `select h.card_id, h.owner from (${HELD}) f
       join card_holdings h on h.owner = f.wallet and h.asked is not null
      where ($2::text is null or f.wallet = $2)
        and ${notBackedOff('cancel-frozen', "'card:' || h.card_id", '$3')} limit $1`,
    [BATCH, wallet, new Date(at)],
  );
  return runDuty(
    game,
    'cancel-frozen',
    listed,
    ({ card_id }) => ({ subject: `card:${card_id}` }),
    ({ card_id: cardId, owner }, again) =>
      world.run({ type: 'unlist', cardId, wallet: owner, at }, again),
  );
}

/** A cup that has begun goes on: the clock plays for whoever is frozen. */
async function leaveCups(game: Game, wallet: string | null): Promise<number> {
  const { db, clock, world } = game;
  const at = clock.now();
  const entered = await db.prepared<{ cup_id: number; wallet: string }>(
    'frozen-entries',
    `select e.cup_id, e.wallet from (${HELD}) f
       join cup_entries e on e.wallet = f.wallet
       join cups k on k.id = e.cup_id and k.status = 'open' and k.starts_at > $3
      where ($2::text is null or f.wallet = $2)
        and ${notBackedOff('cancel-frozen', "'entry:' || e.cup_id || '-' || e.wallet", '$3')} limit $1`,
    [BATCH, wallet, new Date(at)],
  );
  return runDuty(
    game,
    'cancel-frozen',
    entered,
    (entry) => ({ subject: `entry:${entry.cup_id}-${entry.wallet}` }),
    (entry, again) =>
      world.run({ type: 'leave-cup', cupId: entry.cup_id, wallet: entry.wallet, at }, again),
  );
}

async function withdrawOffers(game: Game, wallet: string | null): Promise<number> {
  const { db, clock, world } = game;
  const at = clock.now();
  const open = await db.prepared<{ id: number; bidder: string }>(
    'frozen-offers',
    `select o.id, o.bidder from (${HELD}) f
       join offers o on o.bidder = f.wallet and o.status = 'open'
      where ($2::text is null or f.wallet = $2)
        and ${notBackedOff('cancel-frozen', "'offer:' || o.id", '$3')} limit $1`,
    [BATCH, wallet, new Date(at)],
  );
  return runDuty(
    game,
    'cancel-frozen',
    open,
    ({ id }) => ({ subject: `offer:${id}` }),
    ({ id, bidder }, again) =>
      world.run({ type: 'withdraw-offer', offerId: id, wallet: bidder, at }, again),
  );
}

async function withdrawSwaps(game: Game, wallet: string | null): Promise<number> {
  const { db, clock, world } = game;
  const at = clock.now();
  const open = await db.prepared<{ id: number; proposer: string }>(
    'frozen-swaps',
    `select s.id, s.proposer from (${HELD}) f
       join swaps s on s.proposer = f.wallet and (s.status = 'open') = true
      where ($2::text is null or f.wallet = $2)
        and ${notBackedOff('cancel-frozen', "'swap:' || s.id", '$3')} limit $1`,
    [BATCH, wallet, new Date(at)],
  );
  return runDuty(
    game,
    'cancel-frozen',
    open,
    ({ id }) => ({ subject: `swap:${id}` }),
    ({ id, proposer }, again) =>
      world.run({ type: 'drop-swap', swapId: id, wallet: proposer, at }, again),
  );
}
