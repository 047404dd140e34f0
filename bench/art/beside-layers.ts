import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardPicture, figure } from '@goats/art';
import { mintedCard } from '@goats/collection';
import { drawPicture } from '../../apps/server/src/cards/pictures/draw-picture.ts';
import { createPicturePool } from '../../apps/server/src/cards/pictures/picture-pool.ts';
import { sized } from '../brief.ts';
import { whyMissing } from '../references/install.mjs';
import { median, printTable, record, recordMissing } from '../report.ts';
import { composeLayers } from './layered-canvas.mjs';
import { type Rate, rate } from './rate.ts';
import { cardId } from './sample.ts';

const WIDTH = 512;
const HEIGHT = 717;
const LAYERS = 10;
const ROUNDS = sized(5, 1);
const SECONDS = sized(2, 0.1);
/** Threads must not end while the others have their turn. */
const PATIENCE_MS = 600_000;

const cores = availableParallelism();
/** A canvas that is not to be had here. */
const NONE: Rate = { perSecond: Number.NaN, cpu: Number.NaN, bytes: Number.NaN };

/**
 * PNG cards of 512 pixels beside as many of the same size composed of ten PNG layers on a canvas,
 * in turns. Each of ours is a card that was not drawn before: what is kept are parts of the SVG, no
 * pixels. The canvas works on one thread by nature; ours is shown on that very thread, and on a
 * thread for every core as the server draws.
 */
export async function besideLayers(): Promise<void> {
  const missing = whyMissing('canvas');
  const folder = mkdtempSync(join(tmpdir(), 'goats-layers-'));
  const files = await drawLayers(folder);
  const pool = createPicturePool({ workers: cores, idleMs: PATIENCE_MS });
  let drawn = 0;
  const job = () => {
    drawn += 1;
    const filename = `card-${cardId(drawn)}.png`;
    const drawing = { among: 'images', filename, locale: 'en' } as const;
    return { drawing, format: 'png', width: WIDTH } as const;
  };
  const contestants = {
    canvas: () => (missing ? NONE : rate(1, SECONDS, () => composeLayers(files, WIDTH, HEIGHT))),
    one: () => rate(1, SECONDS, () => drawPicture(job())),
    all: () => rate(2 * cores, SECONDS, () => pool.draw(job())),
  };
  const rounds: Record<keyof typeof contestants, Rate>[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const canvas = await contestants.canvas();
    const one = await contestants.one();
    const all = await contestants.all();
    // The first round lets the compiler settle and is not counted.
    if (round > 0) rounds.push({ canvas, one, all });
  }
  await pool.close();
  rmSync(folder, { recursive: true });

  const middle = (of: keyof typeof contestants, what: keyof Rate) =>
    median(rounds.map((round) => round[of][what]));
  const ratio = (of: 'one' | 'all') =>
    median(rounds.map((round) => round[of].perSecond / round.canvas.perSecond));
  for (const [of, measure] of [
    ['one', 'card pictures beside ten layers on a canvas'],
    ['all', 'card pictures on all cores beside ten layers on a canvas'],
  ] as const) {
    if (missing) recordMissing(measure, missing);
    else
      record({
        measure,
        detail: `PNG, ${WIDTH} px`,
        ours: `${middle(of, 'perSecond').toFixed(1)} /s`,
        reference: `${middle('canvas', 'perSecond').toFixed(1)} /s`,
        value: ratio(of),
      });
  }
  const row = (name: string, of: keyof typeof contestants, versus: string, target: string) => [
    name,
    middle(of, 'perSecond').toFixed(1),
    versus,
    middle(of, 'cpu').toFixed(1),
    (middle('canvas', 'cpu') / middle(of, 'cpu')).toFixed(1),
    `${(middle(of, 'bytes') / 1024).toFixed(0)} KB`,
    target,
  ];
  printTable(
    [`PNG of ${WIDTH} px`, 'per second', 'ratio', 'CPU ms each', 'CPU ratio', 'size', 'target'],
    [
      row('ten PNG layers on a canvas', 'canvas', '', ''),
      row('cards, one thread', 'one', ratio('one').toFixed(2), 'at least 5'),
      row(`cards, ${cores} threads`, 'all', ratio('all').toFixed(2), 'at least 10'),
    ],
  );
}

/** With as much ink as ours: a card at the bottom, nine goats on sheets of its size over it. */
async function drawLayers(folder: string): Promise<string[]> {
  const files: string[] = [];
  for (let layer = 0; layer < LAYERS; layer += 1) {
    const card = mintedCard(cardId(layer))!;
    const svg = layer === 0 ? cardPicture(card) : onSheet(figure(card.traits));
    const file = join(folder, `${layer}.png`);
    writeFileSync(file, await drawPicture({ drawing: svg, format: 'png', width: WIDTH }));
    files.push(file);
  }
  return files;
}

/** A figure's 632 by 632 units at the bottom of a card's five to seven. */
function onSheet(svg: string): string {
  return svg.replace(
    'width="632" height="632" viewBox="0 0 632 632"',
    'width="632" height="885" viewBox="0 -253 632 885"',
  );
}
