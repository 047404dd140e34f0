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
import { answerAll } from '../../world/answers.ts';

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

/** Every card of the house that may play right now. */
export async function freeHouseCards(game: Game): Promise<readonly HeldCard[]> {
  const { db, clock, faces } = game;
  const now = clock.now();
  const promised = await promisedCards(game);
  const hands = (await answerAll(
    db,
    HOUSE_ADDRESSES.map((wallet) => ({ ask: 'free-cards', wallet, rarity: null })),
    faces.learn,
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
  const { db, clock, config, faces, world } = game;
  const at = clock.now();
  const purses = (await answerAll(
    db,
    HOUSE_ADDRESSES.map((account) => ({ ask: 'balance', account }) as const),
    faces.learn,
  )) as number[];
  for (const [i, { address, slug }] of housePlayers().entries()) {
    const balance = purses[i]!;
    const purse = { type: 'purse', address, reference: `house:${slug}-${at}`, at } as const;
    if (balance < PURSE) {
      await world.run({ ...purse, least: PURSE, full: FULL_PURSE });
      return true;
    }
    // Where it plays with lent cards it buys none.
    if (config.economy.starter.lent) continue;
    for (const rarity of RARITIES) {
      const own = free.filter((card) => card.owner === address && card.rarity === rarity);
      if (own.length >= FEWEST[rarity] || (await heldByHouse(game, rarity)) >= MOST[rarity]) {
        continue;
      }
      const question = { ask: 'unowned-card', rarity, except: [], at } as const;
      const [card] = (await answerAll(db, [question], faces.learn)) as [HeldCard | null];
      if (card === null) continue;
      // The price goes straight back to the treasury; a purse's worth must be left for stakes.
      if (balance < PURSE + card.price) {
        await world.run({ ...purse, least: PURSE + card.price, full: FULL_PURSE + card.price });
      }
      await world.run({ type: 'mint', cardId: card.id, wallet: address, house: true, at });
      return true;
    }
  }
  return false;
}

async function heldByHouse({ db }: Game, rarity: Rarity): Promise<number> {
  const [row] = await db.prepared<{ held: number }>(
    'held-by-house',
    'select count(*) as held from card_holdings where owner = any ($1) and rarity = $2',
    [HOUSE_ADDRESSES, rarity],
  );
  return row?.held ?? 0;
}
