/**
 * `node scripts/run-built.mjs trust/make-release-fixture.ts`: a small, played world as this release
 * keeps it, for the test that every later release can still read it. Run it once per release.
 */
import { join } from 'node:path';
import { writeBackup } from '../apps/server/src/db/backup/write-backup.ts';
import { newestMigration } from '../apps/server/src/db/migrate.ts';
import { MIGRATIONS_FOLDER } from '../apps/server/src/db/migrations-folder.ts';
import { productVersion } from '../apps/server/src/product-version.ts';
import { trimCollection } from '../apps/server/src/testing/trim-collection.ts';
import { ROOT } from './cluster/instance.ts';
import { startThrowAway } from './cluster/throw-away.ts';
import { beginDuel, look, move, playOut } from './players/duel.ts';
import { enter } from './players/player.ts';
import { createWire } from './players/wire.ts';

const MOST_SALES = 60;
const version = await productVersion();
const schema = String(await newestMigration(MIGRATIONS_FOLDER)).padStart(4, '0');
const file = join(
  ROOT,
  'apps/server/src/db/backup/fixtures',
  `release-${version}-schema-${schema}.gz`,
);

const cluster = await startThrowAway({ instances: 1 });
try {
  const wire = createWire(cluster.url);
  const ada = await enter(wire, 'ada', 1);
  const billy = await enter(wire, 'billy', 2);
  const wires = [wire, wire] as const;
  await playOut(wires, await beginDuel(wires, [ada, billy]));
  // One that is still being played, and two that wait for somebody.
  const live = await beginDuel(wires, [billy, ada]);
  await move(wires, live, await look(wire, live));
  await ada.surely(wire, 'POST', '/api/challenges', {
    challengerId: ada.address,
    challengerNftId: ada.cards[0]!.id,
    hoofStake: 25,
    rarity: 'Legendary',
  });
  await billy.surely(wire, 'POST', '/api/battles/requests', {
    playerId: billy.address,
    cardId: billy.cards[0]!.id,
    hoofStake: 10,
    gameMode: 'duel',
  });
  await billy.surely(wire, 'POST', '/api/subscribe', {
    email: 'billy@example.org',
    agree: true,
  });
  await cluster.instances[0]!.stop('SIGTERM');
  await cluster.db.query(
    'delete from sales where id not in (select id from sales order by id limit $1)',
    [MOST_SALES],
  );
  await trimCollection(cluster.db);
  await writeBackup(cluster.db, file, { version, madeAt: new Date() });
  console.log(file);
} finally {
  await cluster.close();
}
