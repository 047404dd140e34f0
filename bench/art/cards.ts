/**
 * Card pictures: how long the drawing as SVG takes, and how many PNG cards of 512 pixels a second
 * come out beside as many pictures composed of ten PNG layers on a canvas. All take turns in one
 * run. The canvas works on one thread by nature; ours is shown on one thread and with a thread for
 * every core, both with the processor time that a picture takes.
 *
 * Cards share what they are made of, so it matters what was drawn before. Warm means that all that
 * the 20,000 share has been drawn once, as it has after a few thousand cards; what a card has to
 * itself, or what found no room, is drawn again and counted. Pictures themselves are not kept.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardLayers, cardPicture, figure, portrait } from '@goats/art';
import { COLLECTION_SIZE, GOAT_SLUGS, type MintedCard, mintedCard } from '@goats/collection';
import { cardPictureInput } from '../../apps/server/src/modules/images/card-picture-input.ts';
import {
  createPicturePool,
  type PicturePool,
} from '../../apps/server/src/modules/images/picture-pool.ts';
import { median, printTable, record } from '../report.ts';
import { composeLayers } from './layered-canvas.mjs';
import { medianRate, type Rate, rate } from './rate.ts';

const SIDE = 512;
const LAYERS = 10;
const ROUNDS = 4;
const SECONDS = 1.5;
const SVG_CARDS = 2_000;
/** A thread draws its first eight cards whole. */
const FIRST_CARDS = 8;
/** Threads must not end while the others have their turn. */
const PATIENCE_MS = 600_000;
/** Walks through all goats, rarities and scenes: a stride without a common factor with their number. */
const STRIDE = 7_919;
/** Pictures asked for at the same time, as a page of tiles does. */
const LANES = 16;

const cores = availableParallelism();

let taken = 0;
function nextCard(): MintedCard {
  taken = (taken + STRIDE) % COLLECTION_SIZE;
  const card = mintedCard(taken + 1);
  if (!card) throw new Error(`There is no card ${taken + 1}`);
  return card;
}

/** Goats keep to a thread; asked for one at a time, those of the first are drawn by it alone. */
function nextOfFirstThread(): MintedCard {
  const card = nextCard();
  return GOAT_SLUGS.indexOf(card.goat) % cores === 0 ? card : nextOfFirstThread();
}

svgCost();
await pngRate();

function svgCost(): void {
  const draw = () => cardPicture(cardPictureInput(nextCard()));
  for (let i = 0; i < SVG_CARDS; i += 1) draw();
  const times = Array.from({ length: SVG_CARDS }, () => {
    const began = performance.now();
    draw();
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
  const pool = createPicturePool({ workers: cores, idleMs: PATIENCE_MS });
  const files = await drawLayers(folder, pool);
  const cold = await coldCards();
  const warmed = await warmUp(pool);
  const contestants = {
    canvas: () => rate(1, SECONDS, () => composeLayers(files, SIDE)),
    one: () => rate(1, SECONDS, () => drawCard(pool, nextOfFirstThread(), 'png')),
    all: () => rate(LANES, SECONDS, () => drawCard(pool, nextCard(), 'png')),
    webp: () => rate(LANES, SECONDS, () => drawCard(pool, nextCard(), 'webp')),
  };
  const names = Object.keys(contestants) as (keyof typeof contestants)[];
  const measured: Record<keyof typeof contestants, Rate[]> = {
    canvas: [],
    one: [],
    all: [],
    webp: [],
  };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of names) {
      const result = await contestants[name]();
      // The first round lets the compiler settle and is not counted.
      if (round > 0) measured[name].push(result);
    }
  }
  await pool.close();
  rmSync(folder, { recursive: true });
  const canvas = medianRate(measured.canvas);
  const one = medianRate(measured.one);
  const all = medianRate(measured.all);
  for (const [detail, { perSecond }] of [
    ['PNG, one thread', one],
    [`PNG, ${cores} threads`, all],
  ] as const) {
    record({
      measure: 'card pictures beside ten layers on a canvas',
      detail,
      ours: `${perSecond.toFixed(1)} /s`,
      reference: `${canvas.perSecond.toFixed(1)} /s`,
      value: perSecond / canvas.perSecond,
    });
  }
  const row = (name: string, each: Rate, target = '') => [
    name,
    each.perSecond.toFixed(1),
    (each.perSecond / canvas.perSecond).toFixed(1),
    each.cpu.toFixed(1),
    (canvas.cpu / each.cpu).toFixed(1),
    `${(each.bytes / 1024).toFixed(0)} KB`,
    target,
  ];
  console.log(
    `\nWith nothing kept, one of a thread's first cards takes ${cold.first.toFixed(0)} ms, a later one, in layers, ${cold.inLayers.toFixed(0)} ms (medians).\n`,
  );
  printTable(
    ['pictures of 512 px', 'per second', 'ratio', 'CPU ms each', 'CPU ratio', 'size', 'target'],
    [
      row('ten PNG layers on canvas, PNG', canvas),
      row('cards, PNG, warm, one thread', one, 'at least 5'),
      row(`cards, PNG, warm, ${cores} threads`, all, 'at least 5'),
      row(`cards with something new on them, PNG, ${cores} threads`, warmed),
      row(`cards, WebP, warm, ${cores} threads`, medianRate(measured.webp)),
    ],
  );
}

function drawCard(pool: PicturePool, card: MintedCard, format: 'png' | 'webp'): Promise<Buffer> {
  return pool.draw({ picture: { card: cardPictureInput(card) }, format, width: SIDE });
}

/** How long somebody waits for a card on a thread that runs and has kept nothing. */
async function coldCards(): Promise<{ first: number; inLayers: number }> {
  const pool = createPicturePool({ workers: 1, spriteBytes: 0, idleMs: PATIENCE_MS });
  await pool.draw({ picture: { svg: figure(nextCard().traits) }, format: 'png', width: SIDE });
  const times: number[] = [];
  for (let i = 0; i < 2 * FIRST_CARDS; i += 1) {
    const card = cardPictureInput(nextCard());
    // The server has the file at hand: it is named after it.
    const picture = { card, svg: cardPicture(card) };
    const began = performance.now();
    await pool.draw({ picture, format: 'png', width: SIDE });
    times.push(performance.now() - began);
  }
  await pool.close();
  return {
    first: median(times.slice(0, FIRST_CARDS)),
    inLayers: median(times.slice(FIRST_CARDS)),
  };
}

/** Draws only cards that have something on them that was not drawn before. */
async function warmUp(pool: PicturePool): Promise<Rate> {
  const seen = new Set<string>();
  let left = COLLECTION_SIZE;
  const nextWithNews = (): MintedCard | undefined => {
    for (; left > 0; left -= 1) {
      const card = nextCard();
      const news = cardLayers(cardPictureInput(card))
        .layers.flatMap((layer) => ('sheets' in layer ? layer.sheets : []))
        .filter(({ svg, own }) => !own && !seen.has(svg));
      for (const { svg } of news) seen.add(svg);
      if (news.length > 0) return card;
    }
    return undefined;
  };
  return rate(LANES, Number.POSITIVE_INFINITY, async () => {
    const card = nextWithNews();
    return card && drawCard(pool, card, 'png');
  });
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
