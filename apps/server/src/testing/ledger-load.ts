import { openDatabase } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { mintCard } from '../modules/cards/mint-card.ts';
import { TREASURY, transfer } from '../modules/ledger/ledger.ts';
import { payOut, refund, stake } from '../modules/ledger/vaults.ts';
import { grantStarter } from '../modules/packs/starter-grant.ts';

/**
 * Load until somebody kills it: `node --import tsx ledger-load.ts <database>`. Every line on the
 * standard output is something that was promised to a player.
 */
const [, , url = '', run = '0'] = process.argv;
const CONNECTIONS = 8;
const db = openDatabase(url, { poolSize: CONNECTIONS });
const address = (n: number) => `0x${run}${n.toString(16).padStart(39, '0')}`;
let serial = 0;

async function play(worker: number): Promise<void> {
  for (;;) {
    serial += 1;
    const id = serial;
    const at = Date.now();
    const [a, b] = [address(id), address(1_000_000 + worker)];
    const vault = `challenge:${run}-${id}`;
    await db.transaction((tx) => grantStarter(tx, { cards: 1, hoof: 1000 }, a, at));
    await db.transaction((tx) =>
      transfer(tx, { reason: 'bonus', reference: vault, from: TREASURY, to: b, amount: 5000 }, at),
    );
    await stake(db, vault, a, 1000, at);
    await db.transaction((tx) => stake(tx, vault, b, 1000, at));
    await db.transaction(async (tx) => {
      if (id % 3 === 0) await refund(tx, vault, at);
      else await payOut(tx, vault, { winner: id % 3 === 1 ? a : b, bonus: 0 }, at);
    });
    process.stdout.write(`${vault}\n`);
    const card = 1 + Math.floor(Math.random() * 20_000);
    await db
      .transaction((tx) => mintCard(tx, card, a, at))
      .then(
        () => process.stdout.write(`card:${card}\n`),
        (error: unknown) => {
          if (!(error instanceof AppError)) throw error;
        },
      );
  }
}

await Promise.all(Array.from({ length: CONNECTIONS }, (_, worker) => play(worker)));
