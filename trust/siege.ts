/**
 * `npm run siege [-- --preset demo|live|both --only name --quick]`: what people will try on the first
 * public day, as scripts from many network addresses, each against a fresh world of its own. Every
 * attack ends with what it gained and 'held' or 'fell', every world with a clean audit.
 */
import { parseArgs } from 'node:util';
import { reportAudit } from './books.ts';
import type { Attack, Outcome, Preset } from './siege/attack.ts';
import { ATTACKS } from './siege/attacks.ts';
import { prepareGround } from './siege/ground.ts';

const { values } = parseArgs({
  options: {
    preset: { type: 'string', default: 'both' },
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});
const presets = (['demo', 'live'] as const).filter(
  (preset) => values.preset === 'both' || values.preset === preset,
);
const chosen = ATTACKS.filter(({ name }) => values.only === undefined || values.only === name);
if (presets.length === 0 || chosen.length === 0) {
  console.error(
    `There is no such preset (demo, live, both) or attack (${ATTACKS.map(({ name }) => name).join(', ')}).`,
  );
  process.exit(2);
}

interface Line extends Outcome {
  readonly attack: string;
  readonly preset: Preset;
  readonly seconds: number;
}

const ground = await prepareGround();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => ground.close().finally(() => process.exit(1)));
}
// What an attack began and nobody waits for yet may fail first; servers and PostgreSQL must not stay.
process.once('unhandledRejection', (error) => {
  console.error(error);
  ground.close().finally(() => process.exit(1));
});
const lines: Line[] = [];
try {
  for (const preset of presets) {
    for (const attack of chosen) {
      if (attack.presets && !attack.presets.includes(preset)) continue;
      lines.push(await lay(attack, preset));
    }
  }
} finally {
  await ground.close();
}
table(lines);
const fallen = lines.filter(({ held }) => !held).length;
console.log(fallen === 0 ? 'Everything held.' : `${fallen} of ${lines.length} fell.`);
process.exit(fallen === 0 ? 0 : 1);

async function lay(attack: Attack, preset: Preset): Promise<Line> {
  const began = performance.now();
  console.log(`\n${preset}  ${attack.name}: ${attack.loss}`);
  const { world, audit, close } = await ground.raise(preset, attack, values.quick);
  try {
    // An attack that cannot be finished proves nothing, and that is not holding.
    const outcome = await attack.run(world).catch(
      (error: Error): Outcome => ({
        gained: {},
        held: false,
        why: `it broke off: ${error.stack ?? error.message}`,
      }),
    );
    for (const [what, figure] of Object.entries(outcome.gained)) {
      console.log(`  ${what}: ${figure}`);
    }
    const clean = reportAudit(await audit());
    const held = outcome.held && clean;
    const why = clean ? outcome.why : `the books are off; ${outcome.why}`;
    console.log(`  ${held ? 'held' : 'FELL'}: ${why}`);
    const seconds = (performance.now() - began) / 1_000;
    return { ...outcome, attack: attack.name, preset, held, why, seconds };
  } finally {
    await close();
  }
}

function table(all: readonly Line[]): void {
  console.log('\npreset  attack            result  seconds');
  for (const { attack, preset, held, seconds } of all) {
    console.log(
      `${preset.padEnd(6)}  ${attack.padEnd(16)}  ${(held ? 'held' : 'FELL').padEnd(6)}  ${seconds.toFixed(0).padStart(7)}`,
    );
  }
}
