import { ConfigError, readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { EmbeddedPostgresError, startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { audit } from '../modules/ledger/audit.ts';
import { BATTLE_AUDIT_CHECKS } from '../modules/matches/battle-audit.ts';
import { ensureDatabase, ensureDataDir, StartUpError } from '../start-up.ts';

/** `npm run audit`: one line per check, exit code 1 when anything is off. The server may be running. */
async function main(): Promise<boolean> {
  const config = readConfig(process.env);
  await ensureDataDir(config);
  const own = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => console.log(line) });
  if (config.databaseUrl) await ensureDatabase(config.databaseUrl);
  const db = openDatabase(config.databaseUrl ?? own?.connectionString ?? '', { poolSize: 1 });
  try {
    const findings = await audit(db, BATTLE_AUDIT_CHECKS);
    for (const { name, wrong, examples } of findings) {
      console.log(wrong === 0 ? `ok     ${name}` : `WRONG  ${name}: ${wrong}`);
      for (const example of examples) console.log(`       ${JSON.stringify(example)}`);
    }
    const off = findings.filter((finding) => finding.wrong > 0).length;
    console.log(off === 0 ? 'The books are clean.' : `${off} of ${findings.length} checks failed.`);
    return off === 0;
  } finally {
    await db.close();
    await own?.stop();
  }
}

const PLAIN_SENTENCES = [ConfigError, StartUpError, EmbeddedPostgresError];

main().then(
  (clean) => process.exit(clean ? 0 : 1),
  (error: unknown) => {
    const plain = PLAIN_SENTENCES.some((type) => error instanceof type);
    console.error(plain ? (error as Error).message : error);
    process.exit(1);
  },
);
