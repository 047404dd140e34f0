import { auditToSeal } from '../audit-everything.ts';
import { printFindings, writeCheckpoint } from '../slices/hoof/index.ts';
import { runOnDatabase } from './command-database.ts';

/**
 * `npm run audit`: one line per check, exit code 1 when anything is off. It looks at what happened
 * since the last clean audit, whose checkpoint it continues; `npm run audit -- --all` works out
 * everything again. The server may be running; only while it does can the chain be asked that it
 * brings along.
 */
runOnDatabase(async (db, config) => {
  const whole = process.argv.includes('--all');
  const rpcUrl = config.chain.real?.rpcUrl;
  const { findings, before, next } = await auditToSeal(db, { rpcUrl, whole });
  if (before && !whole) {
    console.log(
      `Since ${before.at} (transfer ${before.transfer}, seal ${before.seal}); --all for everything.`,
    );
  }
  const clean = printFindings(findings);
  const [place] = await db.query<{ replica: boolean }>('select pg_is_in_recovery() as replica');
  // A replica can be audited, and only the primary be written to.
  if (clean && !place!.replica) {
    const { transfer, seal } = await writeCheckpoint(db, before, next);
    console.log(`Sealed up to transfer ${transfer}: ${seal}`);
  }
  return clean;
});
