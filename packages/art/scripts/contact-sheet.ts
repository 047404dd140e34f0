/**
 * Lays the art out to be looked at: `npm run art:sheet -- [folder] [name of one sheet]`.
 * A name such as `poses` or `cards` draws only the sheets that start with it; `zoom` draws each
 * goat large, which nothing else does.
 */
import { mkdirSync } from 'node:fs';
import {
  ACCESSORIES,
  EXPRESSIONS,
  GOAT_SLUGS,
  type GoatTraits,
  KITS,
  POSES,
} from '@goats/collection';
import sharp from 'sharp';
import { drawGoat } from '../src/goat/draw-goat.ts';
import { homeTraits } from '../src/goat/home-traits.ts';
import { sheetCards } from './sheet-cards.ts';
import { sheetMoments } from './sheet-moments.ts';

const folder = process.argv[2] ?? '.cache/art-sheet';
const only = process.argv[3];
mkdirSync(folder, { recursive: true });

interface Cell {
  readonly svg: string;
  readonly viewBox: string;
}

const GROUNDS = [
  '#2f7f9f',
  '#ffb02e',
  '#4c9a5f',
  '#3c3f8f',
  '#e8603c',
  '#7b4fd0',
  '#58b4a8',
  '#c94f8a',
  '#8a6a4a',
  '#5a6478',
];

function goatCell(
  traits: GoatTraits,
  prefix: string,
  detail: 'full' | 'thumb' = 'full',
  viewBox = '0 0 632 632',
): Cell {
  const layers = drawGoat(traits, { idPrefix: prefix, detail });
  const ground = GROUNDS[GOAT_SLUGS.indexOf(traits.goat)];
  return {
    svg: `<rect width="632" height="632" fill="${ground}"/><defs>${layers.defs}</defs>${layers.behind}${layers.figure}`,
    viewBox,
  };
}

function silhouetteCell(traits: GoatTraits, prefix: string): Cell {
  const { silhouette } = drawGoat(traits, { idPrefix: prefix, detail: 'full' });
  return {
    svg: `<rect width="632" height="632" fill="#f3ead8"/><path d="${silhouette}" fill="#14101c" stroke="#14101c" stroke-width="8"/>`,
    viewBox: '0 0 632 632',
  };
}

async function sheet(
  name: string,
  make: () => readonly Cell[],
  columns: number,
  size: number,
): Promise<void> {
  if (only && !name.startsWith(only)) return;
  const cells = make();
  const rows = Math.ceil(cells.length / columns);
  const gap = 6;
  const width = columns * (size + gap) + gap;
  const height = rows * (size + gap) + gap;
  const body = cells
    .map(({ svg, viewBox }, i) => {
      const x = gap + (i % columns) * (size + gap);
      const y = gap + Math.floor(i / columns) * (size + gap);
      return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${viewBox}">${svg}</svg>`;
    })
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#14101c"/>${body}</svg>`;
  await sharp(Buffer.from(svg), { unlimited: true }).png().toFile(`${folder}/${name}.png`);
  console.log(`${folder}/${name}.png`);
}

const homes = GOAT_SLUGS.map((goat) => homeTraits(goat));
await sheet('portraits', () => homes.map((t, i) => goatCell(t, `p${i}`)), 5, 420);
await sheet('silhouettes', () => homes.map((t, i) => silhouetteCell(t, `s${i}`)), 10, 64);
await sheet('silhouettes-large', () => homes.map((t, i) => silhouetteCell(t, `t${i}`)), 5, 220);
await sheet(
  'poses',
  () =>
    GOAT_SLUGS.flatMap((goat, g) =>
      POSES.map((pose, i) => goatCell({ ...homeTraits(goat), pose }, `q${g}-${i}`)),
    ),
  POSES.length,
  240,
);
await sheet(
  'silhouettes-poses',
  () =>
    GOAT_SLUGS.flatMap((goat, g) =>
      POSES.map((pose, i) => silhouetteCell({ ...homeTraits(goat), pose }, `u${g}-${i}`)),
    ),
  POSES.length,
  110,
);
await sheet(
  'expressions',
  () =>
    GOAT_SLUGS.flatMap((goat, g) =>
      EXPRESSIONS.map((expression, i) =>
        goatCell({ ...homeTraits(goat), expression }, `e${g}-${i}`, 'full', '130 60 380 380'),
      ),
    ),
  8,
  220,
);
const MODELS = ['the-black-pearl', 'the-machine', 'the-wizard', 'magic-goat'] as const;
await sheet(
  'accessories',
  () =>
    MODELS.flatMap((goat, g) =>
      ACCESSORIES.map((accessories, i) =>
        goatCell({ ...homeTraits(goat, accessories), pose: POSES[i % 4]! }, `a${g}-${i}`),
      ),
    ),
  13,
  200,
);
await sheet(
  'kits',
  () =>
    GOAT_SLUGS.flatMap((goat, g) =>
      KITS.map((kit, i) => goatCell({ ...homeTraits(goat), kit }, `k${g}-${i}`)),
    ),
  6,
  260,
);
await sheet(
  'thumbs',
  () => homes.map((t, i) => goatCell(t, `h${i}`, 'thumb', '130 20 380 380')),
  10,
  96,
);
if (only?.startsWith('zoom')) {
  for (const traits of homes) {
    await sheet(`zoom-${traits.goat}`, () => [goatCell(traits, 'z')], 1, 1000);
  }
}
if (!only || only.startsWith('cards')) await sheetCards(folder);
if (!only || only.startsWith('moments')) await sheetMoments(folder);
