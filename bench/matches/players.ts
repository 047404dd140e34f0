import { createHash, randomBytes } from 'node:crypto';
import { mintCollection } from '../../apps/server/src/cards/catalogue/mint-collection.ts';
import type { Database } from '../../apps/server/src/db/database.ts';
import { sized } from '../brief.ts';
import { giveAll } from '../ledger/wallets.ts';
import type { BenchPlayer } from './play-over-http.ts';

const PLAYERS = sized(2_000, 400);
const CARDS_EACH = 10;

/** Everybody signed in, with a million HOOF and ten cards: the whole collection is dealt. */
export async function seatPlayers(db: Database): Promise<BenchPlayer[]> {
  await mintCollection(db);
  const players = Array.from({ length: PLAYERS }, (_, i) => {
    const token = randomBytes(32).toString('base64url');
    const address = `0x${createHash('sha256').update(`bench ${i}`).digest('hex').slice(0, 40)}`;
    const ip = `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`;
    return { address, token, ip, cards: [] as { id: number; rarity: string }[] };
  });
  const addresses = players.map(({ address }) => address);
  await db.query(
    `insert into sessions (token_hash, wallet, created_at, seen_at, expires_at, user_agent)
     select hash, wallet, now(), now(), now() + interval '1 day', 'bench'
       from unnest($1::bytea[], $2::text[]) s (hash, wallet)`,
    [players.map(({ token }) => createHash('sha256').update(token).digest()), addresses],
  );
  await giveAll(db, addresses, 100_000_000);
  const dealt = await db.query<{ card_id: number; owner: string; rarity: string }>(
    `with dealt as (
       insert into card_events (card_id, kind, to_wallet, reference, at)
       select n, 'granted', ($1::text[])[1 + n % $2::int], 'starter:bench', now()
         from generate_series(1, $2::int * $3::int) n
       returning card_id, to_wallet)
     select card_id, to_wallet as owner, c.rarity from dealt join cards c on c.id = card_id`,
    [addresses, PLAYERS, CARDS_EACH],
  );
  const byAddress = new Map(players.map((player) => [player.address, player]));
  for (const { card_id: id, owner, rarity } of dealt) {
    byAddress.get(owner)!.cards.push({ id, rarity });
  }
  return players;
}
