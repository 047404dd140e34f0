import { HUNDREDTHS_PER_HOOF, nextFixtures } from '@goats/rules';
import { notBackedOff } from '../../clock/back-off/back-off-store.ts';
import { runDuty } from '../../clock/back-off/run-duty.ts';
import type { Game } from '../../game.ts';
import { freshSeeds } from './fresh-seeds.ts';

const BATCH = 50;

/**
 * Opens what the schedule has, and starts what is due. Every instance does; the database sees to it
 * that each cup is opened and started once. From then on a cup moves with its ties.
 */
export async function runCups(game: Game): Promise<number> {
  return (await openCups(game)) + (await startCups(game));
}

async function openCups(game: Game): Promise<number> {
  const { db, clock, config, world } = game;
  const at = clock.now();
  const { cups } = config.economy;
  const due = nextFixtures(at, cups).filter(({ opensAt }) => opensAt <= at);
  if (due.length === 0) return 0;
  const slots = due.map(({ kind, slot }) => ({ ask: 'cup-slot', kind, slot }) as const);
  const taken = await world.answers(db, slots);
  const missing = due.filter((_, i) => !taken[i]);
  return runDuty(
    game,
    'open-cup',
    missing,
    ({ kind, slot }) => ({ subject: `slot:${kind}-${slot}` }),
    (fixture, again) =>
      world.run(
        {
          ...{ type: 'open-cup', ...fixture, ...freshSeeds(fixture.kind) },
          ...{ fee: cups.fee * HUNDREDTHS_PER_HOOF, operator: null, at },
        },
        again,
      ),
  );
}

async function startCups(game: Game): Promise<number> {
  const { db, clock, world } = game;
  const at = clock.now();
  const due = await db.prepared<{ id: number }>(
    'due-cups',
    `select id from cups where status = 'open' and starts_at <= $1
        and ${notBackedOff('start-cup', "'cup:' || id", '$1')}
      order by starts_at limit $2`,
    [new Date(at), BATCH],
  );
  return runDuty(
    game,
    'start-cup',
    due,
    ({ id }) => ({ subject: `cup:${id}` }),
    ({ id }, again) => world.run({ type: 'start-cup', cupId: id, at }, again),
  );
}
