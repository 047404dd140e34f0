import { fill, INK } from '../../ink/element.ts';
import { chalk } from '../brush.ts';
import { figure, figures, keeperOutfit, outfit } from './kit/people.ts';
import {
  arrow,
  at,
  ballPath,
  balls,
  bar,
  board,
  clock,
  dashPath,
  goal,
  solid,
  words,
} from './kit/things.ts';
import { cow } from './kit/things-animals.ts';
import { basket, car } from './kit/things-outdoors.ts';
import { pitch, terrace } from './kit/things-places.ts';
import { book, hungShirt } from './kit/things-props.ts';
import { fog } from './kit/things-weather.ts';
import type { MomentScenes } from './moment-scene.ts';

export const flyingDutchman: MomentScenes = {
  'The Hoof That Pointed': {
    place: (tint) =>
      fill('M-20 250H660V560H-20Z', tint.night) +
      chalk('M-20 330H660', tint.accent, 8, 'stroke-dasharray="50 34"') +
      fill('M-20 236H660V254H-20Z', tint.bright),
    behind: (tint) =>
      car(102, 246, 1.15, tint, tint.accent) +
      car(556, 246, 1.15, tint, tint.bright, -1) +
      car(80, 440, 1.4, tint, tint.bright, -1) +
      car(570, 450, 1.4, tint, tint.base) +
      arrow('M180 60C150 96 120 104 80 106', 'M92 74L40 106 94 138Z', '#fff', 18) +
      arrow('M462 60C492 96 520 104 552 106', 'M540 74L594 106 538 138Z', '#fff', 18) +
      at(
        440,
        -64,
        0.9,
        bar('M0 40V160', tint.deep, 10) +
          solid('M-24-56H24V60H-24Z', tint.night) +
          fill('M0-46a15 15 0 1 1-.1 0', tint.shade) +
          fill('M0-14a15 15 0 1 1-.1 0', tint.shade) +
          fill('M0 20a15 15 0 1 1-.1 0', '#6fdc7a'),
      ),
    overhead: (tint, year) => board('wooden', 216, -62, 0.62, tint, year, -4),
  },
  'The Match in the Fog': {
    behind: (tint) =>
      goal(516, 220, 1.35, tint, 3) +
      balls(
        [430, 206, 0.8],
        [466, 214, 0.8, 40],
        [498, 204, 0.8, 70],
        [452, 172, 0.8, 20],
        [490, 160, 0.8, 90],
      ) +
      cow(92, 130, 1.05, tint) +
      fog(
        'fog',
        [-30, 30, '#fff', 0.7],
        [150, 260, tint.bright, 0.75],
        [240, -30, '#fff', 0.82],
        [340, 10, '#fff', 0.75],
        [440, -50, '#fff', 0.85],
      ),
    overhead: (tint, year) => board('wooden', 300, -62, 0.8, tint, year, -3),
    front: () => fog('fog2', [456, -80, '#fff', 0.45], [508, 20, '#fff', 0.75]),
  },
  'The Wrong Shirt': {
    behind: (tint, year) =>
      bar('M-10 40C150-50 480-50 650 40', '#fff', 5) +
      hungShirt(92, 20, 1.2, tint, '8', tint.bright) +
      chalk('M196-26v26M236-30v26', INK, 12) +
      chalk('M196-26v24M236-30v24', tint.accent, 6) +
      solid('M190 0H246V52H190Z', '#fff', 5) +
      words('9?', 218, 26, 40, INK) +
      hungShirt(318, -36, 1, tint, '10', '#fff') +
      hungShirt(432, -28, 1, tint, '11', tint.bright) +
      hungShirt(546, 16, 1.15, tint, '12', '#fff') +
      // The basket, as the museum shows it.
      at(
        556,
        300,
        1.15,
        solid('M-70 0H70V120H-70Z', tint.deep) + solid('M-84-12H84V8H-84Z', tint.base),
      ) +
      solid('M510 214L530 178 592 184 600 226Z', '#fff', 5) +
      words('14', 560, 208, 34, INK) +
      basket(556, 288, 0.85, tint) +
      board('slate', 96, 200, 0.6, tint, year) +
      bar('M20 430V250M150 450V270', tint.accent, 12) +
      bar('M20 268Q86 340 150 286', tint.base, 11) +
      solid('M20 250a13 13 0 1 1 .1 0ZM150 272a13 13 0 1 1 .1 0Z', tint.accent, 5),
  },
  'The Phantom': {
    behind: (tint) =>
      // A set square and the angle that cannot be.
      solid('M60-90L60 330 480 330Z', tint.bright, 7) +
      fill('M110 40L110 280 350 280Z', tint.base) +
      chalk('M60-40h24M60 60h24M60 160h24M60 260h24', INK, 5) +
      chalk('M190 330A130 130 0 0 0 152 238', '#fff', 7) +
      words('127°', 106, 302, 40, '#fff') +
      goal(540, 250, 1.5, tint, -3) +
      ballPath('90,470 300,-40 500,90', 30, tint) +
      balls([508, 92, 1.2, 30]) +
      // The teacher, leaving.
      figure('despairs', { x: 528, y: 500, size: 1.25 }, { ...outfit(tint, 'dark'), shorts: INK }) +
      fill(
        'M590 286q10 18 0 28q-12-10 0-28zM566 330q8 14 0 22q-10-8 0-22zM478 280q10 18 0 28q-12-10 0-28z',
        '#fff',
      ),
    overhead: (tint, year) => board('slate', 300, -62, 0.74, tint, year, 3),
  },
  'The Turn': {
    behind: (tint) =>
      // He went that way. No: that way.
      arrow(
        'M450 470C560 430 590 300 520 250 470 220 450 270 500 290 560 310 596 220 578 140',
        'M540 150L580 92 612 152Z',
        '#fff',
        20,
      ) +
      at(
        104,
        330,
        1.25,
        figure('looksBack', { x: 0, y: 0, size: 1 }, outfit(tint, 'white')) +
          chalk(
            'M-58-120C-40-96 50-96 58-120M-62-92C-40-66 54-66 62-92M-52-62C-30-40 44-40 52-62',
            tint.accent,
            9,
          ) +
          chalk('M-40-258C-10-284 50-280 62-254M50-268l14 16 12-18', tint.accent, 8),
      ) +
      balls([580, 60, 1.2, 20]) +
      board('painted', 100, 52, 0.58, tint, 'BACK SOON', 5),
    overhead: (tint, year) => board('wooden', 300, -62, 0.78, tint, year, -3),
  },
  'A Minute Without Them': {
    place: (tint) => terrace(250, 420, tint) + pitch(420, tint),
    behind: (tint) => {
      const spots = [
        [66, 330],
        [120, 240],
        [60, 170],
        [140, 110],
        [84, 40],
        [166, 4],
        [232, -16],
        [300, 16],
        [372, -16],
        [432, 16],
        [478, 66],
        [540, 56],
        [500, 126],
        [580, 160],
        [520, 230],
      ] as const;
      const way = spots.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('');
      const dots = spots.map(([x, y]) => `M${x} ${y}h.1`).join('');
      return (
        chalk(way, INK, 15) +
        chalk(way, '#fff', 7) +
        chalk(dots, INK, 40) +
        chalk(dots, tint.accent, 29) +
        words('1', 66, 330, 24, INK) +
        words('15', 520, 230, 24, INK) +
        figures(
          'd1',
          'stands',
          [
            { x: 80, y: 500, size: 1.1 },
            { x: 570, y: 510, size: 1.1, mirror: true },
          ],
          outfit(tint, 'white'),
        )
      );
    },
    overhead: (tint, year) =>
      board('electric', 244, -62, 0.66, tint, year) + clock(378, -60, 0.8, tint, 12, 1),
  },
  'The Penalty for Two': {
    place: (tint) =>
      fill('M-20 206H660V660H-20Z', tint.bright) +
      chalk('M-20 210H660M-20 320H230L300 210', '#fff', 7),
    behind: (tint) =>
      goal(110, 214, 1.5, tint) +
      // The keeper has found the index.
      figure('sits', { x: 66, y: 226, size: 1.35 }, keeperOutfit(tint)) +
      book(124, 154, 0.8, tint, 8) +
      dashPath('M280 470L500 330', 9, tint.deep) +
      figure('runs', { x: 556, y: 460, size: 1.4, mirror: true }, outfit(tint)) +
      solid('M486 420A32 32 0 1 1 485.9 420Z', '#fff') +
      fill('M486 438l15 11-6 18h-18l-6-18z', INK),
    overhead: (tint, year) => board('slate', 310, -62, 0.8, tint, year, -3),
  },
};
