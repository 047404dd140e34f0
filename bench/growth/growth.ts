/**
 * Does a large world cost more than a small one? `npm run bench:growth [-- --wallets 100000 --matches
 * 500000 --days 365 --sales 200000 --followers 50000 --calls 40]`: two worlds on one PostgreSQL, both
 * made by SQL as the game would have written them, and in turns every read of the contract, what people
 * do, and every duty of the clock. The last column is how often; the one before it what it costs in the
 * large world in terms of the small one.
 */
import { auditEverything } from '../../apps/server/src/audit-everything.ts';
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts';
import { throwAwaySettings } from '../../apps/server/src/db/embedded/settings.ts';
import { TALLIED } from '../../apps/server/src/desk/analytics/tally-store.ts';
import { seedSampleProgramme } from '../../apps/server/src/site/demo/seed-sample-programme.ts';
import { databaseUrl } from '../../apps/server/src/testing/test-database.ts';
import {
  challengeBody,
  duelBetween,
  kickOff,
  playOut,
  seat,
} from '../../apps/server/src/testing/test-players.ts';
import { startBenchPostgres } from '../postgres.ts';
import { compareCommands } from './commands.ts';
import { report } from './compare.ts';
import { compareDuties } from './duties.ts';
import { fillWorld } from './fill-world.ts';
import { type OpenWorld, openWorld } from './open-world.ts';
import { compareReads } from './reads.ts';
import { AUDIT, LARGE, SMALL } from './sizes.ts';

/** Played through the server itself; all others are copies of them. */
const PLAYED = 4;

const postgres = await startBenchPostgres((major) => ({
  ...throwAwaySettings(major),
  shared_preload_libraries: 'pg_stat_statements',
}));
const urlOf = (name: string) => databaseUrl(postgres.url, name);
const admin = openDatabase(urlOf('postgres'), {
  poolSize: 1,
  limits: { statementMs: 0, answerMs: 0 },
});
await postgres.createWorld('small');
const opened: OpenWorld[] = [];
try {
  const first = await openWorld(urlOf('small'));
  await playSome(first);
  await first.close();
  await admin.query('create database large template small');
  for (const [name, size] of [
    ['small', SMALL],
    ['large', LARGE],
  ] as const) {
    await makeWorld(name, size);
  }
  const [small, large] = [await openWorld(urlOf('small')), await openWorld(urlOf('large'))];
  opened.push(small, large);
  const worlds = { small, large };
  report([
    ...(await compareReads(worlds)),
    ...(await compareDuties(worlds)),
    ...(await compareCommands(worlds)),
  ]);
} finally {
  for (const world of opened) await world.close();
  await admin.close();
  await postgres.stop();
}

/** What is copied later, and what a lobby, a shelf and a club have to show. */
async function playSome(world: OpenWorld): Promise<void> {
  await seedSampleProgramme(world.app.game);
  for (let n = 0; n < PLAYED; n += 1) {
    const [one, other] = [
      await seat(world, `one ${n}`, ['Common', 'Common']),
      await seat(world, `other ${n}`, ['Common', 'Common']),
    ];
    const id = await duelBetween(one, other);
    await kickOff([one, other], id, [[one.cards[0]!], [other.cards[0]!]]);
    await playOut([one, other], id);
    await one.call('POST', '/api/challenges', challengeBody(one, one.cards[1]!, 'Common'));
    if (n > 0) {
      const asked = {
        playerId: other.address,
        hoofStake: 10,
        cardId: other.cards[1],
        gameMode: 'duel',
      };
      await other.call('POST', '/api/battles/requests', asked);
    }
  }
}

/**
 * What the clock would have done all the while: counted on, and swept what was there to sweep. It cannot
 * do so now, because what is copied is younger here than its copies.
 */
async function catchUp(db: Database): Promise<void> {
  for (const { what, rows, ended, as } of TALLIED) {
    await db.query(
      `insert into tallies (what, upto, counts)
       select '${what}', coalesce(max(upto), 0), coalesce(json_object_agg(ended, n), '{}')
         from (select ${as} as ended, count(*) as n, max(r.id) as upto from ${rows} and ${ended}
                group by 1) c
       on conflict (what) do update set upto = excluded.upto, counts = excluded.counts`,
    );
  }
  await db.query(
    `insert into sweep_marks (name, mark)
     select 'messages', coalesce(max(id), 0) from messages
     union all
     select 'hands', coalesce(max(id), 0) from matches where started_at < now() - interval '31 days'
     on conflict (name) do update set mark = excluded.mark`,
  );
}

async function makeWorld(name: string, size: typeof LARGE): Promise<void> {
  const began = performance.now();
  const limits = { statementMs: 0, answerMs: 0 };
  const db = openDatabase(urlOf(name), { poolSize: 2, limits });
  await fillWorld(db, size);
  await catchUp(db);
  const [row] = await db.query<{ bytes: number }>(
    'select pg_database_size(current_database()) as bytes',
  );
  const seconds = (performance.now() - began) / 1_000;
  console.log(
    `${name}: ${Object.entries(size)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')}; ` + `${(row!.bytes / 1e9).toFixed(2)} GB in ${seconds.toFixed(0)} s`,
  );
  if (AUDIT) {
    for (const { name: check, wrong } of await auditEverything(db)) {
      if (wrong > 0) console.log(`  not as the game would have it: ${check} (${wrong})`);
    }
  }
  await db.close();
}
