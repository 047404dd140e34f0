import type { Database } from '../../apps/server/src/db/database.ts';
import {
  giveCard,
  giveHoof,
  setLevel,
  writeEffects,
} from '../../apps/server/src/testing/write-effects.ts';
import { housePlayers } from '../../packages/collection/src/index.ts';
import {
  LIVELY_AUCTIONS,
  LIVELY_HOOF,
  livelyCards,
} from '../../packages/rules/src/world/test-lively.ts';
import { WALLETS } from '../../packages/rules/src/world/test-random.ts';

/** Two house players, so that some cups are filled up and others have byes. */
const HOUSES = housePlayers().slice(0, 2);

/**
 * What a world of the model begins with, written into a database; with `alone` no other card is left
 * in it. Answers the numbers of its cards.
 */
export async function makeSmallWorld(
  db: Database,
  at: number,
  { alone }: { readonly alone: boolean },
): Promise<number[]> {
  const wanted = livelyCards();
  const ids = await idsFor(
    db,
    wanted.map(({ rarity }) => rarity),
  );
  if (alone) await keepOnly(db, ids);
  for (const [i, { owner, level }] of wanted.entries()) {
    await setLevel(db, ids[i]!, level);
    if (owner !== null) await giveCard(db, owner, ids[i]!, at);
  }
  for (const [w, wallet] of WALLETS.entries()) await giveHoof(db, wallet, LIVELY_HOOF[w]!, at);
  await writeEffects(
    db,
    HOUSES.map(({ address, name }) => ({ type: 'house-joined', address, name })),
    at,
  );
  const unowned = wanted.flatMap(({ owner }, i) => (owner === null ? [ids[i]!] : []));
  for (const [i, { id, hours, startPrice }] of LIVELY_AUCTIONS.entries()) {
    await db.query(
      `insert into auctions (id, card_id, starts_at, ends_at, first_ends_at, start_price)
       overriding system value values ($1, $2, $3, $4, $4, $5)`,
      [id, unowned[i], new Date(at), new Date(at + hours * 3_600_000), startPrice],
    );
  }
  return ids;
}

/** One card of the collection for each tier that is named, in the order of their numbers. */
async function idsFor(db: Database, rarities: readonly string[]): Promise<number[]> {
  const rows = await db.query<{ id: number; rarity: string }>(
    `select id, rarity from (
       select id, rarity, row_number() over (partition by rarity order by id) as nth from cards) c
      where nth <= $1 order by id`,
    [rarities.length],
  );
  const taken = new Set<number>();
  return rarities.map((wanted) => {
    const { id } = rows.find((row) => row.rarity === wanted && !taken.has(row.id))!;
    taken.add(id);
    return id;
  });
}

/** Nothing speaks of the others yet, so that the guards may be off: each would look for who does. */
async function keepOnly(db: Database, ids: readonly number[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query('delete from card_holdings where card_id <> all ($1::int[])', [ids]);
    await tx.query('delete from cards where id <> all ($1::int[])', [ids]);
  });
}
