import { auditEverything } from '../audit-everything.ts';
import { runOnDatabase } from '../db/command-database.ts';
import { printFindings } from '../modules/ledger/print-findings.ts';

/** `npm run audit`: one line per check, exit code 1 when anything is off. The server may be running. */
runOnDatabase(async (db) => printFindings(await auditEverything(db)));
