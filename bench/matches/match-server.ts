/**
 * The whole server in a process of its own, on the product's own PostgreSQL (fsync on), with
 * players who are signed in and hold cards. Says where it listens and who may play.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createApp } from '../../apps/server/src/app.ts';
import { systemClock } from '../../apps/server/src/clock.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { listen } from '../../apps/server/src/db/notifications.ts';
import { CHANGED_CHANNEL } from '../../apps/server/src/hot/hot-bytes.ts';
import { mintCollection } from '../../apps/server/src/modules/catalogue/mint-collection.ts';
import { PLAY_CHANNEL } from '../../apps/server/src/modules/matches/announcements.ts';
import { startTimers } from '../../apps/server/src/modules/matches/timers.ts';
import { perSecond, startBenchServer } from '../ledger/server.ts';
import { createTpcB, tpcB } from '../ledger/tpc-b.ts';

const PLAYERS = 2_000;
const CARDS_EACH = 10;
/** The reference: what the same driver and the same PostgreSQL do at that moment. */
const TPC_B_SECONDS = 4;
const NO_LIMIT = '1000000000';

const config = readConfig({
  LOG_LEVEL: 'silent',
  DEMO_WORLD: 'false',
  // Every player says an address of its own, as people have: the limits count by address.
  TRUST_PROXY: 'true',
  LIMIT_WRITES_PER_MINUTE: NO_LIMIT,
});
const { db, stop } = await startBenchServer(config.databasePoolSize);
await mintCollection(db);

const players = Array.from({ length: PLAYERS }, (_, i) => {
  const token = randomBytes(32).toString('base64url');
  const address = `0x${createHash('sha256').update(`bench ${i}`).digest('hex').slice(0, 40)}`;
  const ip = `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`;
  return { address, token, ip, cards: [] as { id: number; rarity: string }[] };
});
await db.query(
  `insert into sessions (token_hash, wallet, created_at, seen_at, expires_at, user_agent)
   select hash, wallet, now(), now(), now() + interval '1 day', 'bench'
     from unnest($1::bytea[], $2::text[]) s (hash, wallet)`,
  [
    players.map(({ token }) => createHash('sha256').update(token).digest()),
    players.map(({ address }) => address),
  ],
);
await db.query(
  `select transfer('starter', 'starter:' || address, 'treasury', address, 100000000, now())
     from unnest($1::text[]) address`,
  [players.map(({ address }) => address)],
);
const dealt = await db.query<{ card_id: number; owner: string; rarity: string }>(
  `with dealt as (
     insert into card_events (card_id, kind, to_wallet, reference, at)
     select n, 'granted', ($1::text[])[1 + n % $2::int], 'starter:bench', now()
       from generate_series(1, $2::int * $3::int) n
     returning card_id, to_wallet)
   select card_id, to_wallet as owner, c.rarity from dealt join cards c on c.id = card_id`,
  [players.map(({ address }) => address), PLAYERS, CARDS_EACH],
);
const byAddress = new Map(players.map((player) => [player.address, player]));
for (const { card_id: id, owner, rarity } of dealt)
  byAddress.get(owner)!.cards.push({ id, rarity });
await createTpcB(db);
await db.query('vacuum analyze');

const notifications = await listen(db, [CHANGED_CHANNEL, PLAY_CHANNEL], () => {});
const app = await createApp({
  ...{ config, db, notifications, clock: systemClock },
  ...{ version: 'bench', migration: 5, webRoot: undefined },
});
const stopTimers = startTimers(app.play);
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as { port: number };
process.send?.({ port, players });

process.on('message', async (message) => {
  if (message === 'cpu') {
    process.send?.({ cpu: process.cpuUsage() });
    return;
  }
  if (message === 'tpc-b') {
    process.send?.({ rate: await perSecond(8, TPC_B_SECONDS, () => tpcB(db)) });
    return;
  }
  await stopTimers();
  await app.close();
  await notifications.close();
  await stop();
  process.exit(0);
});
