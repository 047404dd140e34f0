import { spawn } from 'node:child_process';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../db/embedded/embedded-postgres.ts';
import { locateHome } from '../../db/embedded/home.ts';
import { findPostmaster, gone } from '../../db/embedded/postmaster.ts';
import { bundledProgram } from '../../testing/bundled-program.ts';
import { prepareDatabase } from '../../testing/prepare-database.ts';
import { audit } from './audit.ts';

/** A database of its own with the settings people get, because here it matters that fsync is on. */
describe('a power cut in the middle of play', () => {
  let base: string;
  let postgres: EmbeddedPostgres;
  const start = () => startEmbeddedPostgres({ dataDir: base, log: () => undefined });
  beforeAll(async () => {
    base = await realpath(await mkdtemp(join(tmpdir(), 'goats-crash-')));
    await chmod(base, 0o711);
    postgres = await start();
    await prepareDatabase(postgres.connectionString);
  }, 180_000);
  afterAll(async () => {
    await postgres.stop();
    await rm(base, { recursive: true, force: true });
  });

  /** Load until so many promises were made, then SIGKILL for the product, and for PostgreSQL. */
  async function playAndPullThePlug(run: string, promises: number, alsoDatabase: boolean) {
    const child = spawn(
      process.execPath,
      [bundledProgram('testing/ledger-load.mjs'), postgres.connectionString, run],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const promised: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      promised.push(line);
      if (promised.length === promises) child.kill('SIGKILL');
    }
    if (alsoDatabase) {
      const running = await findPostmaster((await locateHome(base)).cluster);
      process.kill(running!.identity.pid, 'SIGKILL');
      await gone(running!, 30_000);
      // Our share of the dead one: with a share left over nobody would stop the next one at the end.
      await postgres.stop();
    }
    return promised;
  }

  it.each([
    ['1', 'the product is killed', false],
    ['2', 'product and database are killed', true],
    ['3', 'both are killed again', true],
  ])(
    'run %s: when %s, no promise is broken and the books are clean',
    async (run, _what, both) => {
      const promised = await playAndPullThePlug(run, 150, both);
      if (both) postgres = await start();
      const db = openDatabase(postgres.connectionString, { poolSize: 2 });
      try {
        const findings = await audit(db);
        expect(findings.filter((finding) => finding.wrong > 0)).toEqual([]);
        const kept = await db.query<{ reference: string }>(
          `select distinct reference from transfers
          where reason in ('refund', 'payout', 'mint') and reference = any ($1)`,
          [promised],
        );
        expect(kept).toHaveLength(new Set(promised).size);
      } finally {
        await db.close();
      }
    },
    180_000,
  );
});
