import { fill, INK } from '../../ink/element.ts';
import { chalk, glint } from '../brush.ts';
import { figure, figures, keeperOutfit, outfit } from './kit/people.ts';
import { crowd } from './kit/people-crowd.ts';
import {
  at,
  ballPath,
  balls,
  bar,
  board,
  bubble,
  clock,
  goal,
  solid,
  words,
} from './kit/things.ts';
import { cat, dog } from './kit/things-animals.ts';
import { bunting, pitch, terrace } from './kit/things-places.ts';
import { cup } from './kit/things-props.ts';
import { firework, moon } from './kit/things-weather.ts';
import type { MomentScenes } from './moment-scene.ts';

/** Where the hooves go: a print of the dance. */
function step(x: number, y: number, turn: number, colour: string): string {
  return at(
    x,
    y,
    1.1,
    solid(
      'M-5-30C-24-30-26 20-16 28-8 30-4 20-3 8ZM5-30C24-30 26 20 16 28 8 30 4 20 3 8Z',
      colour,
      5,
    ),
    turn,
  );
}

export const magicGoat: MomentScenes = {
  'Twenty-Three Nil': {
    behind: (tint) =>
      solid('M20 0H612V330H20Z', tint.bright) +
      chalk(
        'M20 60H612M20 120H612M20 180H612M20 240H612M90 0V60M200 0V60M440 0V60M540 0V60M50 60V120M150 60V120M500 60V120M580 60V120M90 120V180M540 120V180M50 180V240M580 180V240',
        tint.base,
        5,
      ) +
      chalk(
        'M70 40h.1M150 90h.1M60 150h.1M120 200h.1M540 150h.1M580 80h.1M500 210h.1M560 230h.1M480 60h.1M140 20h.1',
        tint.shade,
        34,
      ) +
      chalk(
        'M486 96v44M500 96v44M514 96v44M528 96v44M480 132L534 104M556 96v44M570 96v44M584 96v44',
        tint.deep,
        6,
      ) +
      dog(72, 300, 1, tint) +
      figure('cheers', { x: 546, y: 400, size: 1.15, mirror: true }, outfit(tint, 'white')),
    overhead: (tint) => board('slate', 300, -70, 0.86, tint, '23 – 0'),
    aside: (tint) => board('slate', 100, 84, 0.56, tint, '23 – 0', -5),
  },
  'The Hello Over the Head': {
    place: (tint) => terrace(180, 400, tint) + pitch(400, tint),
    behind: (tint) =>
      figures(
        'm1',
        'looksUp',
        [
          { x: 100, y: 350, size: 1.35 },
          { x: 560, y: 400, size: 1.2, mirror: true },
        ],
        outfit(tint, 'white'),
      ) +
      ballPath('190,440 30,200 20,30 140,-20 190,60', 26, tint) +
      balls([192, 66, 1.15, 30]) +
      bubble(540, 84, 0.6, 'HELLO!', -1),
    overhead: (tint, year) => board('electric', 308, -62, 0.76, tint, year),
  },
  'The Cat Through the Kitchen Window': {
    behind: (tint, year) =>
      // A goal with a sill, curtains and a flowerpot.
      solid('M380-60H640V250H380Z', tint.night) +
      fill('M383-57H640V110H383Z', tint.deep) +
      solid('M380-60H470C470 10 440 60 396 90L380 92Z', tint.accent) +
      solid('M640-60H566C566 10 590 60 640 90Z', tint.accent) +
      fill(
        'M410-57C410 0 400 40 386 70V-57ZM440-57H452C450 0 430 50 412 74 430 40 440 0 440-57ZM606-57C606 0 620 40 636 70V-57Z',
        tint.base,
      ) +
      chalk('M380 250V-64H640', INK, 24) +
      chalk('M380 250V-64H640', '#fff', 15) +
      solid('M362 246H660V274H362Z', '#fff') +
      solid('M552 196H612L602 246H562Z', '#d8694a', 5) +
      chalk('M582 196V150M582 176Q560 170 556 150M582 170Q604 164 608 146', '#4f9a52', 8) +
      solid(
        'M582 130a14 14 0 1 1-.1 0ZM554 138a11 11 0 1 1-.1 0ZM610 132a11 11 0 1 1-.1 0Z',
        tint.bright,
        4,
      ) +
      ballPath('50,470 20,30 140,-110 258,-76', 30, tint) +
      cat(344, -44, 0.9, 16, -1) +
      board('wooden', 96, 110, 0.62, tint, year, -5) +
      figure('looksUp', { x: 84, y: 480, size: 1.3 }, keeperOutfit(tint)),
  },
  'The Goal at Five Past Midnight': {
    behind: (tint) =>
      moon(440, -40, 0.95, tint) +
      clock(306, -56, 1.05, tint, 12, 5) +
      goal(530, 280, 1.6, tint, -5) +
      chalk('M340 30l-16-18M380 22l-8-24M440 16l0-26M520 10l8-24M590 8l14-22', tint.accent, 9) +
      ballPath('330,470 420,260 470,90', 30, tint) +
      balls([476, 82, 1.15, 30]) +
      fill(glint(476, 60, 40), tint.accent) +
      // The seismograph, signing for it.
      at(
        94,
        190,
        1.1,
        solid('M-60-70H60V60H-60Z', '#fff') +
          fill('M40-67H57V57H40Z', tint.bright) +
          chalk('M-50 0H-30L-24-12-18 14-10-40-2 50 6-54 14 44 20-20 26 10 32 0H50', '#e2483f', 5) +
          chalk('M-54-46H50M-54 44H50', tint.bright, 3) +
          solid('M-74-84H74V-66H-74ZM-74 56H74V76H-74Z', tint.shade) +
          bar('M44-66L26-2', tint.deep, 6),
      ),
    overhead: (tint, year) => board('slate', 190, -62, 0.6, tint, year, -4),
  },
  'The Samba on the Spot': {
    place: (tint) => terrace(140, 380, tint) + pitch(380, tint),
    behind: (tint) =>
      figures(
        'm2',
        'freezes',
        [
          { x: 40, y: 330, size: 1.25 },
          { x: 130, y: 350, size: 1.25 },
          { x: 566, y: 300, size: 1.1, mirror: true },
          { x: 590, y: 470, size: 1.25, mirror: true },
        ],
        outfit(tint, 'white'),
      ) +
      clock(500, 70, 0.7, tint, 8, 50) +
      // The drum, and where the hooves go.
      at(
        96,
        30,
        1,
        solid('M-52-36L-42 44H42L52-36Z', tint.base) +
          chalk('M-46-20L-30 40-10-20 10 40 30-20 44 30', '#fff', 6) +
          solid('M0-56C70-56 70-18 0-18S-70-56 0-56Z', '#fff', 5) +
          bar('M-20-80L-2-40M40-86L14-42', tint.accent, 7),
      ) +
      step(180, 440, -20, tint.accent) +
      step(420, 470, 24, tint.accent) +
      step(300, 420, 0, tint.accent),
    overhead: (tint, year) => board('electric', 308, -62, 0.76, tint, year),
  },
  'The Rivals Stand Up': {
    place: (tint) =>
      crowd('m3', tint, { x: -20, right: 660, y: -20, rows: 5, mood: 'seated', size: 1.05 }) +
      solid('M-20 262H660V296H-20Z', tint.shade),
    behind: (tint) =>
      // Row ten, seat one: the gentleman with the moustache.
      figures(
        'm4',
        'applauds',
        [
          { x: 580, y: 430, size: 1.5, mirror: true },
          { x: 54, y: 436, size: 1.6 },
        ],
        { ...outfit(tint, 'white'), fur: tint.base, far: tint.shade },
      ) +
      solid(
        'M102 152C108 130 134 126 146 142 156 132 170 136 174 148 160 144 152 158 138 154 124 164 112 154 102 152Z',
        '#fff',
        4,
      ) +
      at(
        72,
        80,
        1.15,
        solid('M-40 0C-38-50 38-50 40 0Z', tint.accent) +
          solid('M-58 0H58V12H-58Z', tint.accent) +
          fill('M-38-12H38V-2H-38Z', INK),
        -12,
      ) +
      chalk('M196 100l24-12M200 124l28 2M190 150l22 12M470 150l-24-8M474 176l-26 6', '#fff', 8) +
      board('painted', 522, 70, 0.52, tint, 'ROW 10', 4),
    overhead: (tint, year) => board('electric', 300, -62, 0.72, tint, year),
    front: (tint) => fill(glint(70, 480, 18) + glint(560, 470, 22), tint.accent),
  },
  'The Bottle and the Free Kick': {
    behind: (tint, year) =>
      firework(180, -30, 0.9, tint.accent) +
      bunting(-20, -40, 660, -60, 40, tint) +
      goal(540, 260, 1.5, tint, 3) +
      figure('points', { x: 590, y: 280, size: 1.15, mirror: true }, keeperOutfit(tint)) +
      // The sip of water everybody waited for.
      at(
        90,
        124,
        1.1,
        solid(
          'M-36-40C-36-60-16-66-16-84H16C16-66 36-60 36-40V90Q36 104 22 104H-22Q-36 104-36 90Z',
          '#dff4ff',
        ) +
          fill('M-33 0Q-14 12 0 2T33 0V90Q33 101 22 101H-22Q-33 101-33 90Z', '#5fb8ea') +
          solid('M-33 14H33V64H-33Z', tint.base, 5) +
          words(String(year), 0, 39, 34, '#fff', 58) +
          solid('M-20-106H20V-82H-20Z', tint.accent, 5) +
          chalk('M-24-30V0', '#fff', 7) +
          solid('M60-92q16 24 0 40q-18-14 0-40zM86-46q12 18 0 30q-14-12 0-30z', '#5fb8ea', 4),
      ) +
      cup(92, 480, 1.9, -5),
  },
};
