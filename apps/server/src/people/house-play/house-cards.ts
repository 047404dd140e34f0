import { housePlayers } from '@goats/collection';
import {
  cardHold,
  formOf,
  type HeldCard,
  HUNDREDTHS_PER_HOOF,
  RARITIES,
  type Rarity,
} from '@goats/rules';
import type { Game } from '../../game.ts';
import { unlessRefused } from '../../kernel/refusals.ts';
import { houseOf } from '../../slices/match/index.ts';

export const HOUSE_ADDRESSES: readonly string[] = housePlayers().map((player) => player.address);

/**
 * What house players have committed to and not turned up yet. Nothing but their word holds these
 * cards: one that is sold, listed or brought elsewhere meanwhile cannot be opened, and is a forfeit.
 */
export async function promisedCards({ db }: Pick<Game, 'db'>): Promise<ReadonlySet<number>> {
  const rows = await db.prepared<{ id: number }>(
    'promised-by-the-house',
    `select unnest(s.card_ids) as id from matches m join house_secrets s on s.match_id = m.id
      -- In a cup it plays with cards that are nobody's.
      where m.finished_at is null and m.kind <> 'practice' and m.kind <> 'cup'`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Every card of the house, or of one of its players, that may play right now. */
export async function freeHouseCards(
  game: Game,
  wallets: readonly string[] = HOUSE_ADDRESSES,
): Promise<readonly HeldCard[]> {
  const { db, clock, world } = game;
  const now = clock.now();
  const promised = await promisedCards(game);
  const hands = (await world.answers(
    db,
    wallets.map((wallet) => ({ ask: 'free-cards', wallet, rarity: null })),
  )) as (readonly HeldCard[])[];
  return hands
    .flat()
    .filter((card) => cardHold(formOf(card, now), now) === null && !promised.has(card.id));
}

/** With fewer than this to play with in a tier a house player goes shopping. */
const FEWEST: Readonly<Record<Rarity, number>> = { Common: 3, Rare: 2, Epic: 1, Legendary: 1 };
/** What all of them together may hold of a tier, resting cards and all: the rest is for people. */
const MOST: Readonly<Record<Rarity, number>> = {
  Common: 1_000,
  Rare: 400,
  Epic: 200,
  Legendary: 100,
};
/** Always left for stakes after a purchase. Whoever has less is given a full purse again. */
const PURSE = 5_000 * HUNDREDTHS_PER_HOOF;
const FULL_PURSE = 100_000 * HUNDREDTHS_PER_HOOF;

/**
 * Losing costs the house HOOF, cards and rest like anybody else, and it must not run out of any
 * [H4]. One thing at a time, as commands that may be refused.
 */
export async function restockHouse(game: Game, free: readonly HeldCard[]): Promise<boolean> {
  const purses = await balancesOf(game, HOUSE_ADDRESSES);
  for (const [i, address] of HOUSE_ADDRESSES.entries()) {
    if (purses[i]! < PURSE && (await fillPurse(game, address, PURSE))) return true;
    for (const rarity of RARITIES) {
      const own = free.filter((card) => card.owner === address && card.rarity === rarity);
      if (own.length < FEWEST[rarity] && (await buyCard(game, address, rarity))) return true;
    }
  }
  return false;
}

async function balancesOf({ db, world }: Game, accounts: readonly string[]): Promise<number[]> {
  const questions = accounts.map((account) => ({ ask: 'balance', account }) as const);
  return (await world.answers(db, questions)) as number[];
}

/** So much more than a full purse as `least` is more than a purse. */
async function fillPurse({ clock, world }: Game, address: string, least: number): Promise<boolean> {
  const at = clock.now();
  const reference = `house:${houseOf(address)!.slug}-${at}`;
  const full = FULL_PURSE + least - PURSE;
  return unlessRefused(world.run({ type: 'purse', address, reference, least, full, at }));
}

/** One more card of a tier, out of the pool or lent, where the house may have more; whether it has. */
export async function buyCard(game: Game, address: string, rarity: Rarity): Promise<boolean> {
  const { db, clock, config, world } = game;
  if ((await heldByHouse(game, rarity)) >= MOST[rarity]) return false;
  const at = clock.now();
  // Where it plays with lent cards it buys none.
  if (config.economy.starter.lent) {
    return unlessRefused(world.run({ type: 'borrow', address, rarity, at }));
  }
  const question = { ask: 'unowned-card', rarity, except: [], at } as const;
  const [card] = (await world.answers(db, [question])) as [HeldCard | null];
  if (card === null) return false;
  // The price goes straight back to the treasury; a purse's worth must be left for stakes.
  const least = PURSE + card.price;
  const [purse] = await balancesOf(game, [address]);
  if (purse! < least && !(await fillPurse(game, address, least))) return false;
  return unlessRefused(
    world.run({ type: 'mint', cardId: card.id, wallet: address, house: true, at }),
  );
}

async function heldByHouse({ db }: Game, rarity: Rarity): Promise<number> {
  const [row] = await db.prepared<{ held: number }>(
    'held-by-house',
    `select (select count(*) from card_holdings where owner = any ($1) and rarity = $2)
          + (select count(*) from loans l join cards c on c.id = l.card_id
              where l.wallet = any ($1) and c.rarity = $2) as held`,
    [HOUSE_ADDRESSES, rarity],
  );
  return row?.held ?? 0;
}
