/**
 * Card pictures: how long the drawing as SVG takes, and how many PNG cards of 512 pixels a second
 * come out beside as many pictures composed of ten PNG layers on a canvas. All take turns in one
 * run. The canvas works on one thread by nature; ours is shown one picture at a time and with a
 * thread for every core, and both with the processor time that a picture takes.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardPicture, figure, portrait } from '@goats/art';
import { COLLECTION_SIZE, type MintedCard, mintedCard } from '@goats/collection';
import { cardPictureInput } from '../../apps/server/src/modules/images/card-picture-input.ts';
import {
  createPicturePool,
  type PicturePool,
} from '../../apps/server/src/modules/images/picture-pool.ts';
import { median, printTable, record } from '../report.ts';
import { composeLayers } from './layered-canvas.mjs';

const SIDE = 512;
/** The width of a tile in the explorer's grid. */
const TILE = 384;
const LAYERS = 10;
const ROUNDS = 5;
const SECONDS = 2;
const SVG_CARDS = 2_000;
/** Drawn before counting starts: what cards share is drawn once, and 20,000 of them share it. */
const WARM_UP = 1_600;
/** Threads must not end while the others have their turn. */
const PATIENCE_MS = 1_800_000;
/** Walks through all goats, rarities and scenes: a stride without a common factor with their number. */
const STRIDE = 7_919;

let taken = 0;
function nextCard(): MintedCard {
  taken = (taken + STRIDE) % COLLECTION_SIZE;
  const card = mintedCard(taken + 1);
  if (!card) throw new Error(`There is no card ${taken + 1}`);
  return card;
}

/** Pictures asked for at the same time, as a page of tiles does. */
const LANES = 16;
const svgOfNextCard = () => cardPicture(cardPictureInput(nextCard()));
const cores = availableParallelism();

svgCost();
await pngRate();

function svgCost(): void {
  for (let i = 0; i < SVG_CARDS; i += 1) svgOfNextCard();
  const times = Array.from({ length: SVG_CARDS }, () => {
    const began = performance.now();
    svgOfNextCard();
    return performance.now() - began;
  });
  record({
    measure: 'drawing a card as SVG',
    ours: `median of ${SVG_CARDS}`,
    reference: 'none',
    value: median(times),
  });
  printTable(
    ['SVG cards', 'median ms', 'target'],
    [[String(SVG_CARDS), median(times).toFixed(3), 'under 1 ms']],
  );
}

async function pngRate(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'goats-layers-'));
  const one = createPicturePool({ workers: 1, idleMs: PATIENCE_MS });
  const all = createPicturePool({ workers: cores, idleMs: PATIENCE_MS });
  const tiles = createPicturePool({ workers: cores, idleMs: PATIENCE_MS });
  const files = await drawLayers(folder, one);
  const contestants = {
    canvas: () => rate(1, () => composeLayers(files, SIDE)),
    one: () => rate(1, () => drawNext(one, 'png', SIDE)),
    all: () => rate(LANES, () => drawNext(all, 'png', SIDE)),
    tiles: () => rate(LANES, () => drawNext(tiles, 'webp', TILE)),
  };
  const measured = Object.fromEntries(
    Object.keys(contestants).map((name) => [name, [] as Rate[]]),
  ) as Record<keyof typeof contestants, Rate[]>;
  const cold = await rate(LANES, () => drawNext(all, 'png', SIDE), 1);
  await warmUp(one, 'png', SIDE);
  await warmUp(all, 'png', SIDE);
  await warmUp(tiles, 'webp', TILE);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of Object.keys(contestants) as (keyof typeof contestants)[]) {
      const result = await contestants[name]();
      // The first round warms all of them up and is not counted.
      if (round > 0) measured[name].push(result);
    }
  }
  await Promise.all([one.close(), all.close(), tiles.close()]);
  rmSync(folder, { recursive: true });
  const canvas = medianRate(measured.canvas);
  const row = (name: string, result: Rate, target = '') => [
    name,
    result.perSecond.toFixed(1),
    (result.perSecond / canvas.perSecond).toFixed(1),
    result.cpu.toFixed(1),
    (canvas.cpu / result.cpu).toFixed(1),
    target,
  ];
  for (const [detail, rates] of [
    ['PNG, one at a time', measured.one],
    [`PNG, ${cores} threads`, measured.all],
  ] as const) {
    const { perSecond } = medianRate(rates);
    record({
      measure: 'card pictures beside ten layers on a canvas',
      detail,
      ours: `${perSecond.toFixed(1)} /s`,
      reference: `${canvas.perSecond.toFixed(1)} /s`,
      value: perSecond / canvas.perSecond,
    });
  }
  printTable(
    ['pictures of 512 px', 'per second', 'ratio', 'CPU ms each', 'CPU ratio', 'target'],
    [
      row('ten PNG layers on canvas, PNG', canvas),
      row('cards, PNG, one at a time', medianRate(measured.one), 'at least 5'),
      row(`cards, PNG, ${cores} threads`, medianRate(measured.all), 'at least 5'),
      row('the same in its first second', cold),
      row(`tiles of ${TILE} px, WebP, ${cores} threads`, medianRate(measured.tiles)),
    ],
  );
}

function drawNext(pool: PicturePool, format: 'png' | 'webp', width: number): Promise<Buffer> {
  return pool.draw({ picture: { card: cardPictureInput(nextCard()) }, format, width });
}

async function warmUp(pool: PicturePool, format: 'png' | 'webp', width: number): Promise<void> {
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (let i = 0; i < WARM_UP / LANES; i += 1) await drawNext(pool, format, width);
    }),
  );
}

/** Layers with as much ink as ours: a scene at the bottom, nine figures with transparency on it. */
async function drawLayers(folder: string, pool: PicturePool): Promise<string[]> {
  const files: string[] = [];
  for (let layer = 0; layer < LAYERS; layer += 1) {
    const { traits } = nextCard();
    const svg = layer === 0 ? portrait(traits) : figure(traits);
    const file = join(folder, `${layer}.png`);
    writeFileSync(file, await pool.draw({ picture: { svg }, format: 'png', width: SIDE }));
    files.push(file);
  }
  return files;
}

interface Rate {
  readonly perSecond: number;
  /** Processor time of the whole process for each picture, in milliseconds. */
  readonly cpu: number;
}

async function rate(
  lanes: number,
  work: () => Promise<unknown>,
  seconds: number = SECONDS,
): Promise<Rate> {
  const began = performance.now();
  const cpuBegan = process.cpuUsage();
  let done = 0;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (performance.now() - began < seconds * 1_000) {
        await work();
        done += 1;
      }
    }),
  );
  const { user, system } = process.cpuUsage(cpuBegan);
  return {
    perSecond: (done * 1_000) / (performance.now() - began),
    cpu: (user + system) / 1_000 / done,
  };
}

function medianRate(rates: readonly Rate[]): Rate {
  return {
    perSecond: median(rates.map((each) => each.perSecond)),
    cpu: median(rates.map((each) => each.cpu)),
  };
}
