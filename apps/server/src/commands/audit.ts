import { auditEverything } from '../audit-everything.ts';
import { printFindings } from '../modules/ledger/print-findings.ts';
import { runOnDatabase } from './command-database.ts';

/** `npm run audit`: one line per check, exit code 1 when anything is off. The server may be running. */
runOnDatabase(async (db) => printFindings(await auditEverything(db)));
