/**
 * `npm run practice-flood [-- --calls 10000 --addresses 12 --unlimited | --brief]`: thousands of calls about
 * practice while staked duels go on. Ends with how late moves and clocks of the staked ones were;
 * exits 1 when one in a hundred was later than two seconds. `--unlimited` takes the limits per
 * address away, so that only the queue of practice protects what is staked.
 */
import { parseArgs } from 'node:util';
import { auditEverything } from '../apps/server/src/audit-everything.ts';
import { reportAudit } from './books.ts';
import { startThrowAway } from './cluster/throw-away.ts';
import { practiceFlood } from './siege/practice-flood.ts';
import { inWords } from './siege/spread.ts';

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '10000' },
    addresses: { type: 'string', default: '12' },
    instances: { type: 'string', default: '1' },
    unlimited: { type: 'boolean', default: false },
    // A few calls and no clock that runs out: it shows that all of it starts and ends.
    brief: { type: 'boolean', default: false },
  },
});
const LATE_MS = 2_000;
const NO_LIMIT = '1000000';

const cluster = await startThrowAway({
  instances: Number(values.instances),
  env: {
    DEMO_WORLD: 'false',
    STARTER_CARDS: '20',
    ...(values.brief ? { CHAIN: 'off' } : {}),
    LIMIT_ALL_STARTER_GRANTS_PER_HOUR: NO_LIMIT,
    ...(values.unlimited
      ? {
          LIMIT_WRITES_PER_MINUTE: NO_LIMIT,
          LIMIT_PRACTICE_PER_MINUTE: NO_LIMIT,
          LIMIT_PRACTICE_ACTIONS_PER_MINUTE: NO_LIMIT,
        }
      : {}),
  },
});
let held = false;
try {
  const options = values.brief
    ? { calls: 20, addresses: 1, duels: 1, seconds: 1, headStartMs: 0 }
    : { calls: Number(values.calls), addresses: Number(values.addresses) };
  const report = await practiceFlood(cluster, options);
  const { calls, seconds, statuses, moves, timeOuts } = report;
  console.log(`practice   ${calls} calls in ${seconds.toFixed(0)} s`);
  for (const [status, count] of statuses) console.log(`           status ${status}: ${count}`);
  console.log(`moves      ${inWords(moves)}`);
  console.log(`clock      ${inWords(timeOuts)}`);
  held = values.brief || [moves, timeOuts].every(({ p99 }) => p99 < LATE_MS);
  held = reportAudit(await auditEverything(cluster.db)) && held;
} finally {
  await cluster.close();
}
console.log(held ? 'It holds.' : 'It does not hold.');
process.exit(held ? 0 : 1);
