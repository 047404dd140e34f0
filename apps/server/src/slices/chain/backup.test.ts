import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CardExit, calls, type HoofExit } from '@goats/chain';
import type { Address, Hex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup } from '../../db/backup/restore-backup.ts';
import { writeBackup } from '../../db/backup/write-backup.ts';
import { SQL_FOLDER } from '../../db/sql-folder.ts';
import { deposit, succeed } from '../../testing/chain-actions.ts';
import { emptyDatabases } from '../../testing/empty-database.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { startTestChain, type TestChain } from '../../testing/test-chain.ts';
import { seat } from '../../testing/test-players.ts';
import { readChainDesk } from './desk/chain-desk.ts';
import { exitProofOf } from './exits/exit-routes.ts';
import { auditReserves } from './reserves-audit.ts';
import { createChainLoop } from './run-chain.ts';

/** docs/chain.md, 'Drills': the chain knows more than the database that came back. */
describe('a world that came back from a backup', () => {
  let test: TestChain;
  let lost: TestApp;
  let restored: TestApp;
  beforeAll(async () => {
    test = await startTestChain();
    lost = await createTestApp({ chain: test.chain });
    test.follow(lost.clock);
  });
  afterAll(async () => {
    await restored?.close();
    await lost.close();
    await test.stop();
  });

  const read = async (server: TestApp) => {
    const loop = createChainLoop(server.app.game, (error) => {
      throw error;
    });
    await loop.round();
    loop.stop();
  };
  const takeOut = async (server: TestApp, hoof: number) => {
    const ada = await seat(server, 'ada', [], 1_000);
    const { body } = await ada.call('POST', '/api/chain/withdrawals', { hoof });
    return body as { id: number; voucher: { transaction: { to: Address; data: Hex } } };
  };

  it('hears everything since, once; lists what it never signed; and gives no number out again', async () => {
    const ada = await test.wallet('ada');
    await read(lost);
    const forgotten = await takeOut(lost, 100);
    await succeed(ada, forgotten.voucher.transaction);
    await deposit(test, ada, 3_000);
    await read(lost);

    // The backup is from before anybody had anything.
    restored = await createTestApp({ chain: test.chain });
    restored.clock.advance(lost.clock.now() - restored.clock.now());
    for (let times = 0; times < 2; times += 1) await read(restored);
    const desk = await readChainDesk(restored.app.game);
    expect(desk).toMatchObject({ ledger: { outside: 70, difference: 0 } });
    expect(desk).toMatchObject({ alerts: [expect.stringContaining('never signed')] });
    const wrong = (await auditReserves(restored.db, test.url)).filter((one) => one.wrong > 0);
    expect(wrong.map(({ examples }) => examples)).toMatchObject([
      [{ event: 'HoofWithdrawn', args: { number: String(forgotten.id) } }],
    ]);

    const next = await takeOut(restored, 5);
    expect(next.id).toBe(forgotten.id + 1);
    await succeed(ada, next.voucher.transaction);
    await read(restored);
    expect(await readChainDesk(restored.app.game)).toMatchObject({
      ledger: { outside: 75, difference: 0 },
    });
  });
});

/** docs/operations.md, 'Backups': what everybody leaves with is in it. */
it('a backup lets everybody out with the root that counts, when nothing else is left of us', async () => {
  const test = await startTestChain();
  const server = await createTestApp({ chain: test.chain });
  const databases = emptyDatabases();
  const folder = await mkdtemp(join(tmpdir(), 'goats-backup-'));
  const file = join(folder, 'goats.gz');
  try {
    test.follow(server.clock);
    const keys = await test.wallet('ada');
    const ada = await seat(server, 'ada', ['Common'], 1_000);
    const loop = createChainLoop(server.app.game, (error) => {
      throw error;
    });
    await loop.round();
    server.clock.advance(11 * 60_000);
    for (let times = 0; times < 3; times += 1) await loop.round();
    await writeBackup(server.db, file, { version: '0.0.0-test', madeAt: new Date(0) });

    const db = await databases.open();
    await restoreBackup(db, file, { sqlFolder: SQL_FOLDER, replace: false });
    const { chain, roots } = server.app.game;
    const proof = await exitProofOf({ db, chain, chainOff: '', roots }, ada.address);
    test.setTime(server.clock.now() + 8 * 86_400_000);
    await test.mine();
    await succeed(keys, calls.freeze(test.chain.contracts));
    await succeed(keys, calls.exit(test.chain.contracts, proof.hoof as HoofExit));
    for (const card of proof.cards) {
      await succeed(keys, calls.exitCard(test.chain.contracts, card as CardExit));
    }
    expect([proof.hoof?.leaf.balance, proof.cards.length]).toEqual(['100000', 1]);
  } finally {
    await databases.close();
    await rm(folder, { recursive: true, force: true });
    await server.close();
    await test.stop();
  }
});
