import { fill, INK } from '../../ink/element.ts';
import { chalk, glint } from '../brush.ts';
import { football } from '../props.ts';
import { figure, figures, keeperOutfit, outfit } from './kit/people.ts';
import { crowd } from './kit/people-crowd.ts';
import { shout } from './kit/people-voices.ts';
import {
  at,
  balls,
  bar,
  board,
  bubble,
  dashPath,
  goal,
  repeated,
  solid,
  words,
} from './kit/things.ts';
import { pitch, signpost } from './kit/things-places.ts';
import { notes, teapot } from './kit/things-props.ts';

import type { MomentScenes } from './moment-scene.ts';

/** A kid who has been to the barber: shorn, but for the tuft in front. */
const KID =
  'M-44 90C-46 40-26 26-16 18H16C26 26 46 40 44 90ZM-18-16L-48-22-38-4-16 0ZM18-16L48-22 38-4 16 0ZM-24-24Q-24-46 0-46T24-24L16 14Q12 28 0 28T-16 14Z';
const TUFT = 'M-13-34C-16-58 16-58 13-34Q0-24-13-34Z';
const KID_HORNS = 'M-17-40Q-22-56-34-58M17-40Q22-56 34-58';

export const elFenomeno: MomentScenes = {
  'Five Before Tea': {
    place: (tint) => pitch(420, tint),
    behind: (tint) =>
      goal(316, 112, 1.05, tint) +
      balls(
        [230, 66, 0.85],
        [286, 64, 0.85, 30],
        [342, 66, 0.85, 60],
        [396, 60, 0.85],
        [314, 18, 0.85, 12],
      ) +
      bar('M60 220L50 430M150 220L160 430', tint.deep, 12) +
      teapot(100, 200, 1.15, tint, -1) +
      solid('M30 200H186V224H30Z', '#fff') +
      figure('points', { x: 548, y: 320, size: 1.25, mirror: true }, keeperOutfit(tint)) +
      bubble(524, 62, 0.62, 'REF!', -1),
    overhead: (_tint, year) => shout(`5 · ${year}`, 316, -70, 48),
  },
  'The Best Seat in the Ground': {
    behind: (tint) =>
      solid(
        'M30 24Q40-84 150-84H482Q592-84 602 24L584 34Q560-46 482-48H150Q72-46 48 34Z',
        tint.base,
        8,
      ) +
      fill('M150-48H482Q560-46 584 34V270H48V34Q72-46 150-48Z', '#fff', 'fill-opacity=".35"') +
      notes(60, 76, 0.85, tint.accent, -8) +
      notes(490, 70, 0.85, '#fff', 8) +
      bar('M40 20V420M592 20V420', tint.shade, 13) +
      solid(
        'M60 110C60 60 150 60 150 110V230H60ZM482 110C482 60 572 60 572 110V230H482Z',
        tint.deep,
        7,
      ) +
      solid('M46 206H186V240H46ZM446 206H586V240H446Z', tint.bright, 7) +
      solid(
        'M64 188a24 24 0 1 1 .1 0M112 182a24 24 0 1 1 .1 0M154 192a24 24 0 1 1 .1 0M88 156a24 24 0 1 1 .1 0M132 150a24 24 0 1 1 .1 0',
        '#f59a2e',
        5,
      ) +
      chalk('M64 148l6-8M112 142l6-8M154 152l6-8M88 116l6-8M132 110l6-8', '#4f9a3c', 6) +
      at(
        534,
        176,
        1,
        solid('M-46-40Q-22-50 0-38 22-50 46-40V30Q22 20 0 32-22 20-46 30Z', '#fff', 5) +
          chalk('M0-36V30M-34-20h22M-34-4h22M12-20h22M12-4h22M-34 12h22M12 12h22', tint.shade, 5),
      ) +
      figure('sits', { x: 560, y: 420, size: 1.2, mirror: true }, outfit(tint)),
    overhead: (_tint, year) => words(`RESERVED · ${year}`, 316, -66, 30, '#fff', 300),
  },
  'The Passengers at Compost Ella': {
    behind: (tint) =>
      signpost(90, 230, 1.1, tint) +
      words('COMPOST', 96, 48, 26, INK, 118) +
      words('ELLA', 96, 74, 26, INK) +
      goal(540, 100, 0.55, tint) +
      figures(
        'p',
        'clings',
        [
          { x: 30, y: 330, size: 1.15 },
          { x: 0, y: 470, size: 1.2, turn: -8 },
          { x: 612, y: 300, size: 1.15, mirror: true, turn: -4 },
        ],
        outfit(tint, 'white'),
      ) +
      chalk('M20 300H-20M60 180H36M596 180H620', '#fff', 8),
    overhead: (tint, year) => board('wooden', 316, -68, 0.85, tint, year),
    front: () =>
      `<use href="#~Mp" fill="#fff" transform="translate(20 560)rotate(-24)scale(1.15)"/><use href="#~Mp" fill="#fff" transform="translate(626 540)rotate(20)scale(-1.15 1.15)"/>`,
  },
  'The Goalkeeper Left Sitting': {
    place: (tint) => pitch(400, tint),
    behind: (tint) =>
      goal(500, 130, 0.85, tint) +
      football(508, 108, 0.85) +
      figure('sits', { x: 138, y: 330, size: 1.5 }, keeperOutfit(tint)) +
      dashPath('M330 620C200 560 120 470 200 420S320 470 250 500 40 420 60 380', 12, tint.accent),
    overhead: (tint, year) =>
      at(
        248,
        -52,
        0.62,
        solid(
          'M-90 10C-110-40-60-76-20-60 0-90 70-90 84-56 120-50 122 10 84 20 60 48-60 50-90 10Z',
          '#fff',
        ) +
          solid('M-70 70a14 12 0 1 1-.1 0M-92 104a9 8 0 1 1-.1 0', '#fff', 5) +
          words('HMM...', 0, -14, 54, INK, 140),
      ) + board('electric', 420, -66, 0.56, tint, year),
  },
  'Six Minutes': {
    behind: (tint) =>
      // Two crutches, and the watch that was not even warm.
      at(
        92,
        120,
        1.15,
        bar('M-20 220L-26-50M20 220L26-50M-24 40H24M-22 120L-10 240M22 120L10 240', '#fff', 9) +
          solid('M-50-66Q0-46 50-66V-44Q0-26-50-44Z', tint.accent),
        8,
      ) +
      at(
        536,
        126,
        0.62,
        solid('M-20-122H20V-96H-20Z', tint.shade) +
          bar('M70-96L84-112', tint.shade, 14) +
          solid('M0-100A100 100 0 1 1-.1-100Z', tint.shade, 9) +
          solid('M0-82A82 82 0 1 1-.1-82Z', '#fff', 6) +
          fill('M0 0V-79A79 79 0 0 1 46-64Z', tint.accent, `stroke="${INK}" stroke-width="5"`) +
          chalk('M0-74v10M74 0H64M-74 0h10M37-64l-4 8M64-37l-8 4M-37-64l4 8M-64-37l8 4', INK, 6) +
          chalk('M0 0L44-60', INK, 8) +
          words('6 MIN', 0, 34, 50, INK, 110),
        6,
      ) +
      figure('despairs', { x: 560, y: 440, size: 1.2, mirror: true }, outfit(tint)),
  },
  'The Tuft': {
    behind: (tint) => {
      const kid = `${solid(KID, tint.bright)}${chalk(KID_HORNS, INK, 9)}${solid(TUFT, INK, 3)}${chalk('M-10-16h.1M10-16h.1', INK, 7)}${chalk('M-8 16Q0 22 8 16', INK, 4)}`;
      return (
        at(
          92,
          120,
          1,
          `<clipPath id="~Mk"><path d="M-26-110H26V110H-26Z"/></clipPath>` +
            solid('M-26-110H26V110H-26Z', '#fff') +
            `<g clip-path="url(#~Mk)">${chalk('M-50-90L50-140M-50-30L50-80M-50 30L50-20M-50 90L50 40M-50 150L50 100', tint.base, 24)}</g>` +
            solid('M-36-128H36V-108H-36ZM-36 108H36V128H-36Z', tint.deep),
        ) +
        at(
          530,
          96,
          1,
          bar('M-14 10L26-96M14 10L-26-96', '#fff', 11) +
            `<g fill="none" stroke="${INK}" stroke-width="22"><circle cx="-26" cy="38" r="24"/><circle cx="26" cy="38" r="24"/></g><g fill="none" stroke="${tint.accent}" stroke-width="12"><circle cx="-26" cy="38" r="24"/><circle cx="26" cy="38" r="24"/></g>` +
            `<circle cy="-26" r="7" fill="${INK}"/>`,
          14,
        ) +
        repeated('t', kid, [70, 262, 1], [556, 256, 1.1], [140, 300, 1.1], [480, 310, 1]) +
        pitch(372, tint) +
        solid('M-30 342H670V392H-30Z', tint.shade)
      );
    },
    overhead: (tint, year) => board('painted', 316, -66, 0.95, tint, `8 · ${year}`),
  },
  'The Standing Ovation on the Wrong Side': {
    place: (tint) =>
      crowd('c', tint, { x: -40, right: 680, y: 40, rows: 4, mood: 'scarves', size: 1.1 }),
    behind: (tint) =>
      figures(
        'a',
        'applauds',
        [
          { x: 60, y: 520, size: 1.4 },
          { x: 576, y: 520, size: 1.4, mirror: true },
        ],
        outfit(tint, 'dark'),
      ) + fill(glint(60, 60, 24) + glint(574, 70, 24), '#fff'),
    overhead: (tint) =>
      solid('M130-92H424L484-60 424-28H130Z', '#fff', 8) +
      fill('M134-42H434L422-32H134Z', tint.bright) +
      words('WRONG SIDE', 290, -64, 46, INK, 250),
  },
};
