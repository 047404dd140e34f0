import { HUNDREDTHS_PER_HOOF, nextFixtures } from '@goats/rules';
import type { Game } from '../../game.ts';
import { answerAll } from '../../world/answers.ts';
import { runAll } from '../../world/run-all.ts';
import { freshSeeds } from './fresh-seeds.ts';

const BATCH = 50;

/**
 * Opens what the schedule has, and starts what is due. Every instance does; the database sees to it
 * that each cup is opened and started once. From then on a cup moves with its ties.
 */
export async function runCups(game: Game): Promise<number> {
  return (await openCups(game)) + (await startCups(game));
}

async function openCups({ db, clock, config, faces, world }: Game): Promise<number> {
  const at = clock.now();
  const { cups } = config.economy;
  const due = nextFixtures(at, cups).filter(({ opensAt }) => opensAt <= at);
  if (due.length === 0) return 0;
  const slots = due.map(({ kind, slot }) => ({ ask: 'cup-slot', kind, slot }) as const);
  const taken = await answerAll(db, slots, faces.learn);
  const missing = due.filter((_, i) => !taken[i]);
  return runAll(missing, (fixture) =>
    world.run({
      ...{ type: 'open-cup', ...fixture, ...freshSeeds(fixture.kind) },
      ...{ fee: cups.fee * HUNDREDTHS_PER_HOOF, operator: null, at },
    }),
  );
}

async function startCups({ db, clock, world }: Game): Promise<number> {
  const at = clock.now();
  const due = await db.prepared<{ id: number }>(
    'due-cups',
    `select id from cups where status = 'open' and starts_at <= $1 order by starts_at limit $2`,
    [new Date(at), BATCH],
  );
  return runAll(due, ({ id }) => world.run({ type: 'start-cup', cupId: id, at }));
}
