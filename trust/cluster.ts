/**
 * `npm run cluster`: three servers, one PostgreSQL and a proxy on this machine.
 * `npm run cluster -- --prove` shows on a throw-away one that a killed server costs no match and a
 * rolling restart no request, audits the books, and ends.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './cluster/instance.ts';
import { prove } from './cluster/prove.ts';
import { startCluster } from './cluster/start-cluster.ts';

const { values } = parseArgs({
  options: {
    prove: { type: 'boolean', default: false },
    instances: { type: 'string', default: '3' },
  },
});
const instances = Number(values.instances);

if (values.prove) {
  const cluster = await startCluster({
    instances,
    believeForwarded: true,
    env: {
      DEMO_WORLD: 'false',
      STARTER_CARDS: '60',
      LIMIT_WRITES_PER_MINUTE: '1000000',
      LIMIT_STARTER_GRANTS_PER_HOUR: '1000000',
    },
  });
  const held = await prove(cluster).finally(() => cluster.close());
  console.log(held ? 'It holds.' : 'It does not hold.');
  process.exit(held ? 0 : 1);
}

const cluster = await startCluster({
  instances,
  port: Number(process.env.PORT || 3000),
  dataDir: process.env.DATA_DIR || join(ROOT, '.data'),
  exitCodeOnSignal: 0,
  onLine: (number, line) => {
    // Each says where it listens; what people need is the address before them all.
    if (!line.startsWith('Legendary GOATs is playing')) console.log(`[${number}] ${line}`);
  },
});
console.log(`Legendary GOATs is playing at ${cluster.url} (${instances} instances)`);
// The way to a new release without a pause: build it, then `kill -HUP` this process.
process.on('SIGHUP', () => {
  console.log('Restarting one instance after the other…');
  cluster.rollingRestart().then(
    () => console.log('All instances are new.'),
    (error: unknown) => console.error(error),
  );
});
