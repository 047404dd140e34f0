import { runOnDatabase } from '../db/command-database.ts';
import { audit } from '../modules/ledger/audit.ts';
import { printFindings } from '../modules/ledger/print-findings.ts';
import { BATTLE_AUDIT_CHECKS } from '../modules/matches/battle-audit.ts';
import { SERIES_AUDIT_CHECKS } from '../modules/series/series-audit.ts';

/** `npm run audit`: one line per check, exit code 1 when anything is off. The server may be running. */
runOnDatabase(async (db) =>
  printFindings(await audit(db, [...BATTLE_AUDIT_CHECKS, ...SERIES_AUDIT_CHECKS])),
);
