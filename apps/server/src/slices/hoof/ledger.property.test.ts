import type { Command, MatchFacts, OpeningFacts, Stake } from '@goats/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../errors.ts';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import { post } from '../../testing/write-effects.ts';
import { BATTLE_AUDIT_CHECKS } from '../match/audit/battle-audit.ts';
import { audit } from './audit.ts';

const PLAYERS = 6;
const CARDS = 12;
const HOUR = 3_600_000;

const player = fc.nat(PLAYERS - 1);
/** One of the latest openings or matches, if there are so many. */
const latest = fc.nat(3);

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
    do: fc.constant('open' as const),
    player,
    kind: fc.constantFrom('challenge' as const, 'request' as const),
    stake: fc.constantFrom<Stake>(10, 25, 100),
  }),
  fc.record({ do: fc.constant('accept' as const), player, latest }),
  fc.record({ do: fc.constant('cancel' as const), player, latest }),
  fc.record({ do: fc.constant('expire' as const), latest }),
  fc.record({ do: fc.constant('concede' as const), seat: fc.constantFrom(0, 1), latest }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

describe('whatever happens in whatever order', () => {
  let server: TestApp;
  let other: TestApp;
  let round = 0;
  let serial = 0;
  let openings: OpeningFacts[] = [];
  let matches: MatchFacts[] = [];
  beforeAll(async () => {
    server = await createTestApp();
    other = await secondInstance(server);
  });
  afterAll(async () => {
    await other.close();
    await server.close();
  });

  const address = (n: number) => `0x${(round * 100 + n + 1).toString(16).padStart(40, '0')}`;

  /** On either instance, in turns. */
  function run<C extends Command>(command: C) {
    serial += 1;
    return (serial % 2 ? server : other).app.game.world.run(command);
  }

  async function perform(step: Action): Promise<unknown> {
    const at = server.clock.now();
    const wallet = 'player' in step ? address(step.player) : '';
    const house = false;
    switch (step.do) {
      case 'starter':
        // Common and nothing else, so that they can meet.
        return run({ type: 'starter', wallet, rolls: [0, 0], at });
      case 'mint':
        return run({
          type: 'mint',
          cardId: round * CARDS + step.card,
          wallet,
          at,
        });
      case 'transfer': {
        const to = address(step.other);
        if (wallet === to) return;
        serial += 1;
        const reference = `test:${serial}`;
        const gift = { reason: 'transfer', reference, from: wallet, to } as const;
        return post(server.db, { ...gift, amount: step.amount }, at);
      }
      case 'open': {
        const [card] = await server.db.query<{ id: number }>(
          `select card_id as id from card_holdings where owner = $1
            order by busy_with is not null, card_id limit 1`,
          [wallet],
        );
        const { kind, stake } = step;
        const terms = { mode: 'duel', cardId: card?.id ?? 1, stake, minPool: 0 } as const;
        const { opening } = await run({ type: 'open', kind, wallet, house, ...terms, at });
        openings.unshift(opening);
        return;
      }
      case 'accept': {
        const { kind, id } = openings[step.latest] ?? { kind: 'challenge', id: 0 };
        const serverSeed = '0'.repeat(64);
        const [card] = await server.db.query<{ id: number }>(
          `select h.card_id as id from card_holdings h, openings o
            where h.owner = $1 and o.kind = $2 and o.id = $3 and h.rarity = o.rarity
            order by busy_with is not null, h.card_id limit 1`,
          [wallet, kind, id],
        );
        const taking = { kind, id, wallet, house, cardId: card?.id ?? 1, serverSeed } as const;
        const { match } = await run({ type: 'accept', ...taking, at });
        matches.unshift(match);
        return;
      }
      case 'cancel': {
        const { kind, id } = openings[step.latest] ?? { kind: 'request', id: 0 };
        return run({ type: 'cancel', kind, id, wallet, at });
      }
      case 'expire': {
        const { kind, id } = openings[step.latest] ?? { kind: 'request', id: 0 };
        return run({ type: 'expire', kind, id, at: at + 7 * HOUR });
      }
      case 'concede': {
        const match = matches[step.latest];
        const loser = match?.state.players[step.seat]?.address ?? address(0);
        const move = { type: 'concede' } as const;
        return run({ type: 'move', matchId: match?.id ?? 0, address: loser, move, at });
      }
    }
  }

  const done = new Map<string, number>();
  /** A refusal is fine; anything else (a deadlock or a busy server above all) is not. */
  async function attempt(step: Action): Promise<void> {
    try {
      await perform(step);
      done.set(step.do, (done.get(step.do) ?? 0) + 1);
    } catch (error) {
      const short = (error as Error).message === 'conflict: funds';
      if (!short && !(error instanceof AppError && error.status < 500)) throw error;
    }
  }

  it.each([11, 4242, 20_260_601])(
    'no HOOF appears or vanishes, nothing goes below zero, no card is lost [seed %i]',
    async (seed) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(action, { minLength: 40, maxLength: 160 }),
          fc.integer({ min: 1, max: 8 }),
          async (steps, atOnce) => {
            round += 1;
            [openings, matches] = [[], []];
            const queue = [...steps];
            const work = async () => {
              for (let step = queue.shift(); step; step = queue.shift()) await attempt(step);
            };
            await Promise.all(Array.from({ length: atOnce }, work));
            const findings = await audit(server.db, BATTLE_AUDIT_CHECKS);
            expect(findings.filter((finding) => finding.wrong > 0)).toEqual([]);
          },
        ),
        { seed, numRuns: 8 },
      );
    },
  );

  it('was more than refusals', () => {
    // How many of the others come through depends on who was faster; a first pack is never refused.
    expect(done.get('starter') ?? 0).toBeGreaterThan(2);
    expect(done.get('open') ?? 0).toBeGreaterThan(2);
  });
});
