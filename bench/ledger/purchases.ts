/**
 * Purchases a second beside plain transfers on the same server in the same run:
 * `node --import tsx bench/ledger/purchases.ts [rounds] [seconds]`. A purchase is decided and written
 * as the product does it: asked, two transfers, the card, its history, the sale and a message. The
 * transfers come both ways: each in a statement of its own, and in batches as purchases are.
 */
import { mintCollection } from '../../apps/server/src/cards/catalogue/mint-collection.ts';
import { createCardFaces } from '../../apps/server/src/slices/card/world/card-faces.ts';
import { commit, createWorld } from '../../apps/server/src/slices/world.ts';
import { ROOMY_ECONOMY } from '../../apps/server/src/testing/roomy-economy.ts';
import type { Effect, Posting } from '../../packages/rules/src/index.ts';
import { BRIEF, numbersOr, sized } from '../brief.ts';
import { record } from '../report.ts';
import { median, perSecond, startBenchServer } from './server.ts';
import { address, createPoster, fillWallets, WALLETS } from './wallets.ts';

const [rounds, seconds] = BRIEF ? [1, 0.2] : (numbersOr(5, 5) as [number, number]);
const CONNECTIONS = 8;
/** As many people press at once; what they share is a batch. */
const BUYERS = 64;
const CARDS = sized(20_000, 1_000);
const PRICE = 100;

const server = await startBenchServer(CONNECTIONS);
const { db } = server;
try {
  await mintCollection(db);
  await fillWallets(db);
  await dealCards();
  const post = createPoster(db);
  const world = createWorld({
    ...{ economy: ROOMY_ECONOMY, db, faces: createCardFaces() },
    ...{ bus: { publish: () => {} }, log: { info: () => {}, warn: () => {} } },
  });
  let [transfers, next] = [0, 0];

  const transfer = (): Posting => {
    transfers += 1;
    const from = transfers % WALLETS;
    return {
      ...{ type: 'post', reason: 'transfer', reference: `bench:n${transfers}`, amount: 1 },
      ...{ from: address(from), to: address((from + 4_999) % WALLETS) },
    };
  };
  const measures = {
    alone: () =>
      perSecond(BUYERS, seconds, () =>
        commit(db, [{ at: Date.now(), effects: [transfer()], key: null }]),
      ),
    batched: () => perSecond(BUYERS, seconds, () => post(transfer())),
    purchase: () =>
      perSecond(BUYERS, seconds, () => {
        next += 1;
        const wallet = address((next * 7 + 3) % WALLETS);
        const buy = { type: 'buy', cardId: (next % CARDS) + 1, wallet, price: PRICE } as const;
        return world.run({ ...buy, at: Date.now() });
      }),
  };

  const names = ['alone', 'batched', 'purchase'] as const;
  const seen: Record<keyof typeof measures, number[]> = { alone: [], batched: [], purchase: [] };
  for (let round = 0; round < rounds; round += 1) {
    await db.query(
      'update card_holdings set asked = $1, listed_at = now() where owner is not null',
      [PRICE],
    );
    await db.query('vacuum analyze card_holdings');
    for (const name of names) seen[name].push(await measures[name]());
  }
  for (const name of ['alone', 'batched'] as const) {
    const ratios = seen.purchase.map((value, round) => value / seen[name][round]!);
    console.log(`beside transfers ${name}: ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`);
    record({
      measure: 'purchases beside plain transfers',
      detail: `${name}, ${BUYERS} at once`,
      ours: `${median(seen.purchase).toFixed(0)} /s`,
      reference: `${median(seen[name]).toFixed(0)} /s`,
      value: median(ratios),
    });
  }
} finally {
  await server.stop();
}

/** Two cards for everybody; nobody buys from oneself, because buyers go by sevens. */
async function dealCards(): Promise<void> {
  for (let from = 0; from < CARDS; from += 500) {
    const effects = Array.from(
      { length: 500 },
      (_, i): Effect => ({
        ...{ type: 'card-event', kind: 'granted', cardId: from + i + 1 },
        ...{ reference: 'bench:deal', to: address((from + i) % WALLETS) },
      }),
    );
    await commit(db, [{ at: Date.now(), effects, key: null }]);
  }
}
