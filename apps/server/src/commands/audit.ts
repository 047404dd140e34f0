import { auditEverything } from '../audit-everything.ts';
import { printFindings } from '../modules/ledger/print-findings.ts';
import { runOnDatabase } from './command-database.ts';

/**
 * `npm run audit`: one line per check, exit code 1 when anything is off. The server may be running;
 * only while it does can the chain be asked that it brings along.
 */
runOnDatabase(async (db, config) =>
  printFindings(await auditEverything(db, { rpcUrl: config.chain.real?.rpcUrl })),
);
