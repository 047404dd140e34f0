import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queryable } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { engageCards, releaseCards } from '../cards/engagements.ts';
import { cardsOfWallet } from '../cards/holding-store.ts';
import { mintCard } from '../cards/mint-card.ts';
import { grantStarter } from '../packs/starter-grant.ts';
import { audit } from './audit.ts';
import { transfer } from './balance.ts';
import { payOut, refund, stake } from './vaults.ts';

const AT = Date.UTC(2026, 5, 1);
const PLAYERS = 6;
const VAULTS = 5;
const CARDS = 12;

const player = fc.nat(PLAYERS - 1);
const vault = fc.nat(VAULTS - 1);

/** Anything that anybody might do next, sensible or not. */
const action = fc.oneof(
  fc.record({ do: fc.constant('starter' as const), player }),
  fc.record({ do: fc.constant('mint' as const), player, card: fc.integer({ min: 1, max: CARDS }) }),
  fc.record({
    do: fc.constant('transfer' as const),
    player,
    other: player,
    amount: fc.integer({ min: 1, max: 200_000 }),
  }),
  fc.record({
    do: fc.constant('stake' as const),
    player,
    vault,
    amount: fc.constantFrom(1000, 2500, 10_000),
  }),
  fc.record({ do: fc.constant('refund' as const), vault }),
  fc.record({ do: fc.constant('payout' as const), vault, player, bonus: fc.constantFrom(0, 3000) }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

describe('whatever happens in whatever order', () => {
  let database: TestDatabase;
  let round = 0;
  let serial = 0;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const address = (n: number) => `0x${(round * 100 + n + 1).toString(16).padStart(40, '0')}`;
  const vaultName = (n: number) => `challenge:${round}-${n}`;

  /**
   * Stands for the row of a challenge, request or match, which whoever engages or releases cards
   * in its name holds first. Without it a release looks before a stake beside it has committed,
   * the refund after it has, and the card stays busy behind a stake that is gone.
   */
  const hold = (tx: Queryable, name: string) =>
    tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);

  async function perform(tx: Queryable, step: Action): Promise<void> {
    serial += 1;
    if ('vault' in step) await hold(tx, vaultName(step.vault));
    switch (step.do) {
      case 'starter':
        await grantStarter(tx, { cards: 2, hoof: 1000 }, address(step.player), AT);
        return;
      case 'mint':
        await mintCard(tx, round * CARDS + step.card, address(step.player), AT);
        return;
      case 'transfer': {
        const [from, to] = [address(step.player), address(step.other)];
        if (from === to) return;
        const reference = `test:${serial}`;
        await transfer(tx, { reason: 'transfer', reference, from, to, amount: step.amount }, AT);
        return;
      }
      case 'stake': {
        // Cards before accounts: the order in which everybody locks.
        const wallet = address(step.player);
        const filter = { rarity: undefined, free: true, limit: 1, afterId: 0 };
        const [card] = await cardsOfWallet(tx, wallet, wallet, filter, AT);
        const reference = vaultName(step.vault);
        if (card) await engageCards(tx, { cardIds: [card.id], wallet, reference }, AT);
        await stake(tx, reference, wallet, step.amount, AT);
        return;
      }
      case 'refund':
        await releaseCards(tx, vaultName(step.vault));
        await refund(tx, vaultName(step.vault), AT);
        return;
      case 'payout': {
        await releaseCards(tx, vaultName(step.vault));
        const terms = { winner: address(step.player), bonus: step.bonus };
        await payOut(tx, vaultName(step.vault), terms, AT);
        return;
      }
    }
  }

  /** A refusal is fine; anything else (a deadlock above all) is not. */
  async function attempt(step: Action): Promise<void> {
    try {
      await database.db.transaction((tx) => perform(tx, step));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }

  it.each([11, 4242, 20_260_601])(
    'no HOOF appears or vanishes, nothing goes below zero, no card is lost [seed %i]',
    async (seed) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(action, { minLength: 20, maxLength: 120 }),
          fc.integer({ min: 1, max: 8 }),
          async (steps, atOnce) => {
            round += 1;
            const queue = [...steps];
            const work = async () => {
              for (let step = queue.shift(); step; step = queue.shift()) await attempt(step);
            };
            await Promise.all(Array.from({ length: atOnce }, work));
            const findings = await audit(database.db);
            expect(findings.filter((finding) => finding.wrong > 0)).toEqual([]);
          },
        ),
        { seed, numRuns: 8 },
      );
    },
  );
});
