/**
 * Card pictures: how long the drawing as SVG takes, and how many PNG cards of 512 pixels a second
 * come out beside as many pictures composed of ten PNG layers on a canvas. Both take turns in one
 * run, one picture at a time.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardPicture, figure, portrait } from '@goats/art';
import { COLLECTION_SIZE, type MintedCard, mintedCard } from '@goats/collection';
import { cardPictureInput } from '../../apps/server/src/modules/images/card-picture-input.ts';
import { rasterise } from '../../apps/server/src/modules/images/raster.ts';
import { median, printTable } from '../report.ts';
import { composeLayers } from './layered-canvas.mjs';

const SIDE = 512;
const LAYERS = 10;
const ROUNDS = 5;
const SECONDS = 2;
const SVG_CARDS = 2_000;
/** Walks through all goats, rarities and scenes: a stride without a common factor with their number. */
const STRIDE = 7_919;

let taken = 0;
function nextCard(): MintedCard {
  taken = (taken + STRIDE) % COLLECTION_SIZE;
  const card = mintedCard(taken + 1);
  if (!card) throw new Error(`There is no card ${taken + 1}`);
  return card;
}

const svgOfNextCard = () => cardPicture(cardPictureInput(nextCard()));

svgCost();
await pngRate();

function svgCost(): void {
  for (let i = 0; i < SVG_CARDS; i += 1) svgOfNextCard();
  const times = Array.from({ length: SVG_CARDS }, () => {
    const began = performance.now();
    svgOfNextCard();
    return performance.now() - began;
  });
  printTable(
    ['SVG cards', 'median ms', 'target'],
    [[String(SVG_CARDS), median(times).toFixed(3), 'under 1 ms']],
  );
}

async function pngRate(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'goats-layers-'));
  const files = await drawLayers(folder);
  const rates = { ours: [] as number[], canvas: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ours = await perSecond(() => rasterise(svgOfNextCard(), 'png', SIDE));
    const canvas = await perSecond(() => composeLayers(files, SIDE));
    // The first round warms both up and is not counted.
    if (round === 0) continue;
    rates.ours.push(ours);
    rates.canvas.push(canvas);
  }
  rmSync(folder, { recursive: true });
  const [ours, canvas] = [median(rates.ours), median(rates.canvas)];
  printTable(
    ['PNG cards /s', 'ten layers on canvas /s', 'ratio', 'target'],
    [[ours.toFixed(1), canvas.toFixed(1), (ours / canvas).toFixed(1), 'at least 5']],
  );
}

/** Layers with as much ink as ours: a scene at the bottom, nine figures with transparency on it. */
async function drawLayers(folder: string): Promise<string[]> {
  const files: string[] = [];
  for (let layer = 0; layer < LAYERS; layer += 1) {
    const { traits } = nextCard();
    const svg = layer === 0 ? portrait(traits) : figure(traits);
    const file = join(folder, `${layer}.png`);
    writeFileSync(file, await rasterise(svg, 'png', SIDE));
    files.push(file);
  }
  return files;
}

async function perSecond(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  let done = 0;
  while (performance.now() - began < SECONDS * 1_000) {
    await work();
    done += 1;
  }
  return (done * 1_000) / (performance.now() - began);
}
