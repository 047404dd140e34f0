/**
 * `npm run cluster`: three servers on one port and one PostgreSQL on this machine, by node:cluster.
 * `npm run cluster -- --nginx` puts each on a port of its own behind deploy/nginx.conf instead.
 * `npm run cluster -- --prove [--nginx] [--brief]` shows on a throw-away one that a killed server costs no
 * match and a rolling restart no request, audits the books, and ends.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureOwnName } from '../apps/server/src/start-up.ts';
import { ROOT } from './cluster/instance.ts';
import { prove } from './cluster/prove.ts';
import { startCluster } from './cluster/start-cluster.ts';
import { startThrowAway } from './cluster/throw-away.ts';

const { values } = parseArgs({
  options: {
    prove: { type: 'boolean', default: false },
    nginx: { type: 'boolean', default: false },
    instances: { type: 'string', default: '3' },
    // Two tables at two instances: it shows that all of it starts and ends.
    brief: { type: 'boolean', default: false },
  },
});
const instances = values.brief ? 2 : Number(values.instances);
const front = values.nginx ? 'nginx' : 'shared';

if (values.prove) {
  const cluster = await startThrowAway({
    instances,
    front,
    supervised: true,
    env: {
      DEMO_WORLD: 'false',
      // Own cards, so that wins, losses and growth are written.
      STARTER_CARDS_LENT: 'false',
      STARTER_CARDS: '60',
      ...(values.brief ? { CHAIN: 'off' } : {}),
      LIMIT_WRITES_PER_MINUTE: '1000000',
      LIMIT_STARTER_GRANTS_PER_HOUR: '1000000',
      LIMIT_ALL_STARTER_GRANTS_PER_HOUR: '1000000',
    },
  });
  const held = await prove(cluster, values.brief ? { pairs: 2, readers: 1 } : {}).finally(() =>
    cluster.close(),
  );
  console.log(held ? 'It holds.' : 'It does not hold.');
  process.exit(held ? 0 : 1);
}

// Started from another folder, the product must still find its data.
const dataDir = process.env.DATA_DIR || join(ROOT, '.data');
const host = process.env.HOST || '127.0.0.1';
try {
  // Behind nginx the instances listen on this machine only and would not notice.
  ensureOwnName({ host, publicUrl: process.env.PUBLIC_URL || undefined });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const cluster = await startCluster({
  instances,
  front,
  port: Number(process.env.PORT || 3000),
  host,
  folder: dataDir,
  supervised: true,
  exitCodeOnSignal: 0,
  output: () => 'inherit',
  env: () => ({
    NODE_ENV: process.env.NODE_ENV || 'production',
    DATA_DIR: dataDir,
    ...(values.nginx ? { HOST: '127.0.0.1', TRUST_PROXY: 'true' } : {}),
  }),
});
console.log(`${instances} instances play at ${cluster.url}, process ${process.pid}`);
// The way to a new release without a pause: build it, then `kill -HUP` this process.
let restarting = false;
process.on('SIGHUP', async () => {
  if (restarting) return;
  restarting = true;
  console.log('Restarting one instance after the other…');
  await cluster.rollingRestart().then(() => console.log('All instances are new.'), console.error);
  restarting = false;
});
