import { fill, INK } from '../../ink/element.ts';
import { chalk, glint } from '../brush.ts';
import { football } from '../props.ts';
import { figure, figures, keeperOutfit, outfit } from './kit/people.ts';
import { crowd } from './kit/people-crowd.ts';
import { shout } from './kit/people-voices.ts';
import {
  at,
  ballPath,
  bar,
  board,
  clock,
  dashPath,
  goal,
  repeated,
  solid,
  speedMarks,
  words,
} from './kit/things.ts';
import { pitch } from './kit/things-places.ts';
import { cup, hungShirt } from './kit/things-props.ts';
import type { MomentScenes } from './moment-scene.ts';

const HUGE_SHIRT =
  'M220-104Q316-40 412-104L470-84Q560-40 600 60L660 214 548 268 500 150 508 424H124L132 150 84 268-28 214 32 60Q72-40 162-84Z';

export const theBlackPearl: MomentScenes = {
  'The Shirt Two Sizes Too Big': {
    place: (tint) => pitch(380, tint),
    behind: (tint) =>
      chalk('M316-150V-128Q346-112 316-98M316-98L140-66M316-98L492-66', INK, 15) +
      chalk('M316-150V-128Q346-112 316-98M316-98L140-66M316-98L492-66', tint.accent, 8) +
      solid(HUGE_SHIRT, '#fff', 9) +
      fill(
        'M412-100L470-80Q556-36 596 62L655 212 550 262 500 140 504 420H440Q470 100 412-100Z',
        tint.bright,
      ) +
      fill('M-23 216L-10 182 96 232 83 262ZM655 216L642 182 536 232 549 262Z', tint.deep) +
      solid('M220-104Q316-40 412-104L424-82Q316-4 208-82Z', tint.deep) +
      figure('looksUp', { x: 92, y: 500, size: 1.2 }, outfit(tint, 'dark')) +
      ballPath('50,470 44,250 150,90 330,50 520,150', 26, tint, tint.accent),
    overhead: (tint) =>
      solid('M268-66H364V-18H268Z', tint.accent, 5) + words('XXL', 316, -42, 42, INK),
  },
  'The Goal With a Plaque': {
    place: (tint) =>
      crowd('c', tint, { x: -40, right: 680, y: 0, rows: 2 }) +
      pitch(286, tint) +
      solid('M-30 128H670V290H-30Z', tint.shade),
    behind: (tint) =>
      figures(
        's',
        'sits',
        [
          { x: 88, y: 300, size: 1.1 },
          { x: 560, y: 320, size: 1.1, mirror: true },
          { x: 548, y: 470, size: 1.3, mirror: true },
          { x: 90, y: 500, size: 1.3 },
        ],
        outfit(tint, 'white'),
      ) + dashPath('M330 640C180 560 20 560 20 430S180 380 150 300 40 300 30 220', 11, tint.accent),
    overhead: (_tint, year) =>
      at(
        316,
        -62,
        0.64,
        solid('M-160-60H160V58H-160Z', '#c98a2a', 8) +
          fill('M-154-54H154V-30H-154Z', '#ffe08a') +
          chalk('M-142-42H142V44H-142Z', INK, 4) +
          words('HE CAME THIS WAY', 0, -14, 38, INK, 250) +
          words(String(year), 0, 26, 34, INK) +
          chalk('M-148-46h.1M148-46h.1M-148 44h.1M148 44h.1', INK, 13),
        -4,
      ),
  },
  'The Five Goats of Praia': {
    behind: (tint) =>
      solid('M60-16H612V26H60Z', tint.shade) +
      solid('M420-30L650-10 646 18 416-2Z', tint.accent) +
      repeated(
        'cup',
        cup(0, 0, 1),
        [176, -14, 1.1],
        [246, -14, 0.8],
        [316, -14, 1.2],
        [388, -14, 0.85],
        [456, -24, 1.05, 10],
      ) +
      figures(
        'f',
        'stands',
        [
          { x: 48, y: 320, size: 1.15 },
          { x: 586, y: 320, size: 1.15, mirror: true },
          { x: 122, y: 400, size: 1.3 },
          { x: 514, y: 400, size: 1.3, mirror: true },
        ],
        outfit(tint),
      ),
  },
  'The Two-Day Truce': {
    behind: (tint) =>
      bar('M150 290L250-120M482 290L382-120', tint.deep, 9) +
      solid('M252-124C190-140 170-92 96-108 104-74 96-50 80-24 150-6 180-54 226-40Z', tint.deep) +
      solid('M380-124C442-140 462-92 536-108 528-74 536-50 552-24 482-6 452-54 406-40Z', '#fff') +
      figures(
        'a',
        'applauds',
        [
          { x: 84, y: 290, size: 1.1, shirt: tint.deep },
          { x: 550, y: 290, size: 1.1, mirror: true },
        ],
        outfit(tint, 'white'),
      ) +
      figures(
        's',
        'sits',
        [
          { x: 60, y: 500, size: 1.15, shirt: tint.deep },
          { x: 572, y: 500, size: 1.15, mirror: true },
        ],
        outfit(tint, 'white'),
      ),
    overhead: (tint) => board('painted', 316, -70, 0.86, tint, 'TRUCE'),
  },
  'Number One Thousand': {
    place: (tint) => crowd('c', tint, { x: -40, right: 680, y: 0, rows: 2 }) + pitch(440, tint),
    behind: (tint) =>
      goal(316, 470, 2.3, tint) +
      figure('dives', { x: 376, y: 520, size: 1.15, turn: 8 }, keeperOutfit(tint)) +
      dashPath('M540 210C420 90 200 100 92 250', 13, tint.accent) +
      chalk('M62 240l60 44M124 236l-64 50', INK, 21) +
      chalk('M62 240l60 44M124 236l-64 50', '#fff', 12) +
      fill(glint(60, 60, 34) + glint(578, 90, 30), '#fff'),
    overhead: (tint) =>
      solid('M162-94H470V-26H162Z', tint.night, 8) + words('1000', 316, -60, 62, tint.accent, 290),
    aside: (tint) => board('electric', 100, 100, 0.6, tint, '1000'),
  },
  'Round the Other Side': {
    place: (tint) => pitch(400, tint),
    behind: (tint) =>
      goal(316, 60, 1.25, tint) +
      dashPath('M190 600C60 520 50 420 52 300 54 180 90 60 138-4', 13, '#fff') +
      football(134, -30, 1.15) +
      chalk('M150 10l-26-14M160 34l-34-6', '#fff', 7) +
      bar('M560 560C640 400 600 240 556 150 540 120 520 100 508 70', tint.accent, 13) +
      solid('M474 84L500 24 530 82Z', tint.accent) +
      figure('sits', { x: 150, y: 336, size: 1.25, turn: -6 }, keeperOutfit(tint)) +
      shout('?', 178, 140, 64),
    overhead: (tint, year) => shout(String(year), 316, -66, 60, tint.accent),
  },
  'The Pass Without Looking Up': {
    behind: (tint) =>
      solid('M410 268A116 40 0 1 1 410 269Z', tint.accent, 5) +
      chalk('M468 300h96M496 284l30 32M526 284l-30 32', INK, 7) +
      ballPath('60,560 200,470 330,360 440,300', 24, tint) +
      figure('runs', { x: 548, y: 232, size: 1.05, mirror: true }, outfit(tint)) +
      speedMarks(630, 150, 0.8, 180) +
      figures(
        'l',
        'looksBack',
        [
          { x: 92, y: 300, size: 1.1 },
          { x: 50, y: 500, size: 1.2 },
        ],
        outfit(tint, 'white'),
      ) +
      football(440, 290, 1.1),
    overhead: (tint, year) => clock(316, -64, 0.8, tint, 4, 4) + shout(String(year), 410, -64, 40),
  },
  'Half a Match for Each': {
    place: (tint) =>
      fill(
        'M-20-150H316L290-90 336-30 296 30 330 90 300 660H-20Z',
        tint.deep,
        'fill-opacity=".75"',
      ) +
      fill('M316-150H660V660H300L330 90 296 30 336-30 290-90Z', tint.bright, 'fill-opacity=".75"') +
      chalk('M316-150L290-90 336-30 296 30 330 90 316 300', '#fff', 9),
    behind: (tint) =>
      bar('M20 52H170M462 52H612', tint.shade, 9) +
      hungShirt(86, 60, 1.4, tint, '10', '#fff') +
      hungShirt(548, 60, 1.4, tint, '10', tint.accent) +
      figure('applauds', { x: 566, y: 500, size: 1.1, mirror: true }, outfit(tint)),
    overhead: (tint) =>
      clock(316, -64, 0.8, tint, 12, 30) +
      shout('1ST', 208, -62, 46) +
      shout('2ND', 424, -62, 46, tint.accent),
  },
};
