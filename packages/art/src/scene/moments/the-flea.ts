import { fill, INK } from '../../ink/element.ts';
import { chalk } from '../brush.ts';
import { figure, figures, keeperOutfit, outfit } from './kit/people.ts';
import { crowd } from './kit/people-crowd.ts';
import { radioMan } from './kit/people-voices.ts';
import { at, ballPath, bar, board, bubble, dashPath, solid, words } from './kit/things.ts';
import { pitch } from './kit/things-places.ts';
import { cup, hungShirt } from './kit/things-props.ts';
import { firework } from './kit/things-weather.ts';
import type { MomentScenes } from './moment-scene.ts';

/** The two greens of a cabbage, the only ones it will look right in. */
const LEAF = '#8fce5a';
const LEAF_SHADE = '#4f9a3c';

/** Six defenders, as a coach draws them. */
const CROSSES =
  'M40 330l30 30m0-30l-30 30M150 300l30 30m0-30l-30 30M30 420l30 30m0-30l-30 30M560 360l30 30m0-30l-30 30M520 450l30 30m0-30l-30 30M110 510l30 30m0-30l-30 30';

export const theFlea: MomentScenes = {
  'The Cabbage Leaf': {
    behind: (tint) =>
      at(
        316,
        20,
        1,
        solid(
          'M0 260C-60 240-150 230-196 150-250 150-290 80-258 30-296-20-262-90-206-92-196-150-120-170-70-138-30-176 50-172 80-138 140-168 210-146 214-90 270-80 296-16 262 32 288 84 244 150 198 150 150 230 60 240 0 260Z',
          LEAF,
          9,
        ) +
          fill(
            'M80-134C140-164 206-142 210-88 266-78 292-16 258 32 284 84 242 146 196 146 150 226 60 236 0 256 60 180 190 120 196 20 200-60 130-110 80-134Z',
            LEAF_SHADE,
          ) +
          chalk(
            'M0 250V-110M0 120C-60 100-130 90-176 40M0 120C60 100 130 90 176 40M0 20C-70 10-130-20-170-60M0 20C70 10 130-20 170-60M0-50L-70-100M0-50L76-100',
            '#e4f6c0',
            8,
          ) +
          words('CONTRACT', -200, 34, 36, INK, 92) +
          chalk('M164 106C184 80 190 120 200 100S220 120 240 96M156 124H250', INK, 6),
        -3,
      ) +
      at(578, 40, 1, bar('M0 0L-44 70', tint.accent, 11) + solid('M-40 56L-62 96-52 66Z', INK, 4)) +
      figure(
        'points',
        { x: 60, y: 400, size: 1.15 },
        { ...outfit(tint), shirt: INK, shade: tint.night, shorts: INK },
      ) +
      figure('applauds', { x: 570, y: 440, size: 1.15, mirror: true }, outfit(tint, 'white')),
  },
  'The Run Somebody Had Already Run': {
    behind: (tint) =>
      chalk('M30 600C160 520 30 430 90 340S40 240 96 160', '#fff', 9, 'stroke-dasharray="24 26"') +
      chalk(
        'M70 600C200 520 70 430 130 340S80 240 136 160',
        tint.accent,
        9,
        'stroke-dasharray="24 26"',
      ) +
      chalk(CROSSES, '#fff', 10) +
      `<g fill-opacity=".7" stroke-opacity=".7">${figure('runs', { x: 84, y: 270, size: 1.05 }, { fur: '#a84a2a', far: '#742a28', shirt: '#fff', shade: tint.bright, shorts: INK })}</g>` +
      radioMan(tint, 540, 290, 1, true) +
      bubble(520, 50, 0.62, '?!', -1),
    overhead: (tint, year) =>
      at(
        316,
        -62,
        0.58,
        solid('M-146-70H146V66H-146Z', tint.night, 8) +
          solid('M-126-54H126V20H-126Z', '#fff', 5) +
          fill('M-123-51H123V-32H-123Z', tint.accent) +
          words('1986', -64, -4, 34, tint.shade) +
          chalk('M-108-4H-20', INK, 7) +
          words(String(year), 62, -4, 34, INK) +
          solid('M-60 28a18 18 0 1 1-.1 0M60 28a18 18 0 1 1-.1 0', '#fff', 6) +
          chalk('M-60 40v12M60 40v12M-70 46h20M50 46h20', INK, 5),
        -4,
      ),
  },
  'The Header Nobody Marked': {
    behind: (tint) =>
      figures(
        'd',
        'points',
        [
          { x: 60, y: 400, size: 1.35 },
          { x: 572, y: 400, size: 1.35, mirror: true },
        ],
        outfit(tint, 'white'),
      ) +
      bubble(124, 40, 0.72, 'YOURS?') +
      bubble(548, 84, 0.56, 'NO.', -1) +
      ballPath('660,560 650,330 590,180 490,90', 22, tint, tint.accent) +
      at(
        536,
        470,
        1.1,
        solid('M-50-46H-8L0-8 50 10Q62 18 60 30H-56Z', tint.accent) +
          fill('M-54 30H60V40H-54Z', INK) +
          chalk('M-6-28l16-6M0-14l18-6', '#fff', 5) +
          solid('M50-50C34-84 2-60 50-26 98-60 66-84 50-50Z', '#fff', 5),
        -14,
      ),
    overhead: (tint, year) => board('electric', 316, -66, 0.85, tint, year),
  },
  'Ninety-One in a Year': {
    behind: (tint) => {
      const row = (y: number, from: readonly number[]): string =>
        from.map((x) => `M${x - 15} ${y}a15 24 0 1 0 30 0a15 24 0 1 0-30 0`).join('');
      const rods = [-90, -30, 30, 90, 150, 210];
      return (
        fill('M44-120H588V250H44Z', '#fff', 'fill-opacity=".55"') +
        chalk(rods.map((y) => `M30 ${y}H602`).join(''), INK, 9) +
        solid(row(-90, [170, 204, 238, 272, 306, 430, 464]), tint.accent, 5) +
        solid(row(-30, [64, 98, 132, 166, 200, 400, 434, 468]), tint.base, 5) +
        solid(row(30, [64, 98, 132, 480, 514, 548]), '#fff', 5) +
        solid(row(90, [64, 98, 500, 534, 568]), tint.accent, 5) +
        solid(row(150, [64, 98, 132, 534, 568]), tint.base, 5) +
        solid(row(210, [64, 98, 500, 534]), '#fff', 5) +
        bar('M30-140V270M602-140V270', tint.shade, 20) +
        bar('M20-136H612M20 262H612', tint.shade, 20) +
        figure('despairs', { x: 70, y: 520, size: 1.15 }, keeperOutfit(tint))
      );
    },
    overhead: (tint) => board('painted', 316, -72, 0.86, tint, '91'),
    aside: (tint) => board('painted', 532, 110, 0.62, tint, '91', 5),
  },
  'The Defender Who Sat Down': {
    place: (tint) => pitch(420, tint),
    behind: (tint) =>
      at(
        120,
        300,
        1.2,
        bar('M-62 0V40M40 0V40', tint.deep, 11) +
          solid('M-92-10C-104-80-104-150-78-168-40-176-26-150-30-60Z', tint.shade) +
          solid('M-80-48H66V-4H-80Z', tint.accent) +
          fill('M-77-24H63V-7H-77Z', tint.base) +
          solid('M-96-70H-10V-50H-96Z', tint.shade),
      ) +
      figure('sits', { x: 108, y: 258, size: 1.2 }, outfit(tint, 'white')) +
      dashPath('M330 600L90 480 260 400 60 350', 11, tint.accent) +
      figure('applauds', { x: 562, y: 300, size: 1.15, mirror: true }, outfit(tint)),
    overhead: (tint, year) =>
      at(
        316,
        -56,
        0.8,
        bar('M-110 26L-160-26-110-70', tint.accent, 15) +
          bar('M110 26L160-26 110-70', tint.accent, 15) +
          bar('M-150-26H-64M64-26H150', tint.accent, 15) +
          board('painted', 0, -24, 0.7, tint, year),
      ),
  },
  'The Shirt on the Line': {
    place: (tint) =>
      pitch(330, tint) +
      crowd('c', tint, { x: -40, right: 680, y: 110, rows: 3, mood: 'seated', size: 1.2 }) +
      solid('M-30 316H670V350H-30Z', tint.shade),
    behind: (tint, year) =>
      chalk('M-20-14Q316 34 660-34', INK, 11) +
      chalk('M-20-14Q316 34 660-34', '#fff', 5) +
      hungShirt(116, 20, 1.3, tint, '10', '#fff') +
      at(
        236,
        20,
        0.8,
        solid('M-20-16H14V50L40 84Q30 100 10 92L-22 60Z', tint.accent) +
          fill('M-17 0H11V14H-17Z', tint.deep),
      ) +
      at(
        428,
        14,
        1,
        solid('M-40-14H40L48 60H8L0 26-8 60H-48Z', tint.base) +
          fill('M-38-12H38L40 6H-40Z', '#fff') +
          words(String(year), 0, 24, 26, '#fff'),
      ) +
      figure('sits', { x: 550, y: 500, size: 1.25, mirror: true }, keeperOutfit(tint)),
    overhead: (tint) => board('electric', 316, -74, 0.66, tint, '90+2'),
  },
  'The Smallest Cloak They Had': {
    behind: (tint) => {
      const cloak = (size: string): string =>
        bar('M0-30V-4M-30-34Q0-66 30-34', tint.shade, 8) +
        solid('M-26-36Q0-10 26-36C70-20 92 60 100 250H-100C-92 60-70-20-26-36Z', INK) +
        chalk('M-20-20C-50 40-60 130-62 244M20-20C50 40 60 130 62 244M0 0V244', tint.deep, 7) +
        chalk('M-26-32Q0-6 26-32C70-16 88 60 96 246H-96C-88 60-70-16-26-32', tint.accent, 9) +
        solid('M-34 66H34V116H-34Z', '#fff', 5) +
        words(size, 0, 92, 40, INK, 56);
      return (
        firework(440, -30, 0.6, '#fff') +
        bar('M20 40H170M462 40H612', tint.shade, 9) +
        at(92, 70, 0.98, cloak('XL')) +
        at(544, 70, 0.98, cloak('XXL')) +
        solid(
          'M50 500Q40 450 80 462H190Q230 450 220 500 230 550 190 538H80Q40 550 50 500Z',
          '#fff',
        ) +
        cup(90, 474, 1.6, 62)
      );
    },
    overhead: (tint) => board('electric', 316, -66, 0.75, tint, '3 - 3'),
  },
};
