import { openDatabase } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { createCardFaces } from '../slices/card/world/card-faces.ts';
import { createWorld } from '../slices/world.ts';
import { ROOMY_ECONOMY } from './roomy-economy.ts';
import { giveHoof } from './write-effects.ts';

/**
 * Load until somebody kills it: `node ledger-load.mjs <database>`, bundled. Every line on the
 * standard output is something that was promised to a player.
 */
const [, , url = '', run = '0'] = process.argv;
const WORKERS = 8;
const db = openDatabase(url, { poolSize: WORKERS });
const world = createWorld({
  economy: ROOMY_ECONOMY,
  db,
  bus: { publish: () => {} },
  faces: createCardFaces(),
  log: { info: () => {}, warn: () => {} },
});
const address = (n: number) => `0x${run}${n.toString(16).padStart(39, '0')}`;
let serial = 0;

async function play(): Promise<void> {
  for (;;) {
    serial += 1;
    const at = Date.now();
    const [a, b] = [address(2 * serial), address(2 * serial + 1)];
    const hands = await Promise.all(
      [a, b].map((wallet) =>
        // Common and nothing else, so that they can always meet.
        world.run({ type: 'starter', wallet, rolls: [0], at }),
      ),
    );
    const [own, other] = hands.map(({ cards }) => cards[0]!) as [
      (typeof hands)[0]['cards'][0],
      (typeof hands)[0]['cards'][0],
    ];
    const { opening } = await world.run({
      type: 'open',
      ...{
        kind: 'challenge',
        mode: 'duel',
        wallet: a,
        house: false,
        cardId: own.id,
        stake: 10,
        at,
      },
      rarity: other.rarity,
    });
    const { kind, id } = opening;
    if (serial % 3 === 0) await world.run({ type: 'cancel', kind, id, wallet: a, at });
    else {
      const { match } = await world.run({
        type: 'accept',
        ...{ kind, id, wallet: b, house: false, cardId: other.id, at },
        serverSeed: '0'.repeat(64),
      });
      const move = { type: 'concede' } as const;
      const loser = serial % 3 === 1 ? a : b;
      await world.run({ type: 'move', matchId: match.id, address: loser, move, at });
    }
    process.stdout.write(`${kind}:${id}\n`);
    await giveHoof(db, b, 100_000, at);
    const cardId = 1 + Math.floor(Math.random() * 20_000);
    await world.run({ type: 'mint', cardId, wallet: b, at }).then(
      () => process.stdout.write(`card:${cardId}\n`),
      (error: unknown) => {
        if (!(error instanceof AppError)) throw error;
      },
    );
  }
}

await Promise.all(Array.from({ length: WORKERS }, play));
