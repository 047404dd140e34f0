import { fill, INK } from '../../ink/element.ts';
import { chalk } from '../brush.ts';
import { football } from '../props.ts';
import { figure, figures, keeperOutfit, outfit } from './kit/people.ts';
import { crowd } from './kit/people-crowd.ts';
import { radioMan, shout } from './kit/people-voices.ts';
import {
  at,
  ballPath,
  bar,
  board,
  dashPath,
  goal,
  solid,
  speedMarks,
  words,
} from './kit/things.ts';
import { pitch } from './kit/things-places.ts';
import { notes } from './kit/things-props.ts';
import type { MomentScenes } from './moment-scene.ts';

/** One leg of the ram, from his shorts to his boot: outside edge to the left. */
const LEG =
  'M56-10C46 80 62 150 78 212 60 262 62 320 90 380L96 470H140L150 380C164 320 164 262 146 214 172 150 200 90 206-10Z';

export const handOfHorn: MomentScenes = {
  'Through the First Pair of Legs': {
    behind: (tint) => {
      const { fur, far } = outfit(tint);
      const leg =
        solid(LEG, fur, 9) +
        fill(
          'M164 20C164 90 136 160 118 212 132 260 134 320 120 376L126 400H146C160 320 160 262 142 214 166 150 194 90 202 20Z',
          far,
        ) +
        chalk('M86 204Q110 230 138 210M78 70Q76 120 88 160M78 286Q80 330 96 356', INK, 6) +
        solid('M66 318Q110 336 160 318L146 486H92Z', '#fff', 9) +
        fill('M68 346Q110 364 156 346L153 374Q110 390 72 374Z', tint.accent) +
        solid('M44 552Q40 504 90 482H148L158 552Z', INK);
      return (
        leg +
        at(632, 0, 1, leg, 0, -1) +
        solid('M20-170H612L604 40Q520 84 410 58L316-44 222 58Q112 84 28 40Z', '#fff', 9) +
        fill(
          'M28 14Q112 58 232 30L220 54Q112 80 30 38ZM604 14Q520 58 400 30L412 54Q520 80 602 38Z',
          tint.base,
        ) +
        chalk(
          'M316-44V-92M316-92C290-130 262-96 308-90M316-92C342-130 370-96 324-90M312-88L292-50M320-88L338-46',
          INK,
          7,
        ) +
        ballPath('330,620 250,480 280,240 316,40', 30, tint, tint.accent) +
        football(316, 22, 1.05, 24)
      );
    },
    overhead: (tint, year) => words(String(year), 204, -50, 62, tint.deep),
  },
  'Seventy Thousand for a Hello': {
    place: (tint) =>
      fill('M300 0L40 420H600L350 0Z', tint.accent, 'fill-opacity=".35"') +
      crowd('c', tint, { x: -40, right: 680, y: 120, rows: 4 }),
    behind: (tint, year) =>
      at(
        320,
        -50,
        1.15,
        chalk('M-150-62H120', INK, 11) +
          chalk('M-150-62H120', '#fff', 5) +
          bar('M-16-60V-40', tint.deep, 7) +
          solid('M40-30L150-44 160-74 176-72 172-24 60 6Z', tint.base) +
          solid(
            'M-92 0C-92-34-56-46-16-44 40-42 60-24 60-4 60 22 40 30-20 30-60 30-92 24-92 0Z',
            tint.base,
          ) +
          solid('M-86-4C-82-28-60-36-38-36L-34-2Z', '#fff', 5) +
          solid('M-22-36H6V-4H-22Z', '#fff', 5) +
          fill('M-88 6H58C54 22 40 27-20 27-58 27-84 22-88 6Z', tint.deep) +
          bar('M-74 46H46M-50 30L-56 46M20 30L26 46', tint.deep, 6) +
          chalk('M174-66l-20 16M164-72l14 30', '#fff', 5) +
          words(String(year), 26, 10, 26, '#fff'),
        -5,
      ) +
      dashPath('M560 520C590 380 600 240 560 150', 11, '#fff') +
      football(548, 96, 0.9) +
      board('painted', 98, 84, 0.55, tint, '70,000', -6),
  },
  'The Horn of Providence': {
    place: (tint) => pitch(450, tint),
    behind: (tint) =>
      goal(316, 480, 2.1, tint) +
      at(
        116,
        116,
        1,
        solid('M-56-74L50-80 58 70-50 76Z', '#fff') +
          solid('M-24-90H22V-66H-24Z', tint.shade, 5) +
          words('HORN', -8, -32, 38, INK) +
          words('HOOF', -6, 24, 38, INK) +
          chalk('M30-34l8 12 18-32', tint.base, 9) +
          words('?', 42, 24, 42, tint.base),
        -7,
      ) +
      figure('jumps', { x: 564, y: 470, size: 1.6, mirror: true }, keeperOutfit(tint)),
    overhead: (tint) => board('electric', 316, -62, 0.95, tint, '1 - 0'),
  },
  'The Four Minutes': {
    behind: (tint) =>
      dashPath(
        'M20 560C200 520 100 430 30 400-30 360 90 330 120 280 150 220 20 220 30 150',
        10,
        '#fff',
      ) +
      figures(
        'd',
        'sits',
        [
          { x: 540, y: 240 },
          { x: 560, y: 380, size: 1.15, mirror: true },
          { x: 548, y: 520, size: 1.3 },
          { x: 60, y: 390, size: 1.1, mirror: true },
          { x: 90, y: 530, size: 1.25 },
          { x: 566, y: 130, size: 0.8, mirror: true },
        ],
        outfit(tint, 'white'),
      ) +
      radioMan(tint, 96, 280, 1.05) +
      shout('?', 446, -66, 76) +
      shout('!', 190, -66, 76),
    overhead: (tint, year) =>
      at(
        316,
        -60,
        0.84,
        solid('M0-56A56 56 0 1 1-.1-56Z', tint.bright) +
          fill('M14-52A53 53 0 0 1 20 50 70 70 0 0 0 14-52Z', tint.shade) +
          chalk('M-50 20C-130 60-110 20-54-10M50-28C130-60 110-20 46 22L-50 34', INK, 17) +
          chalk('M-50 20C-130 60-110 20-54-10M50-28C130-60 110-20 46 22L-50 34', tint.accent, 9) +
          words(String(year), 0, -2, 36, INK),
        -8,
      ),
  },
  'The Note on the Gate': {
    behind: (tint) =>
      fill('M-20 330L120 130Q150 96 172 130L330 340Z', tint.deep) +
      chalk('M146 110C110 60 180 40 140-10S150-80 110-120', tint.bright, 26) +
      chalk(
        'M-10 150V560M40 110V560M90 80V560M140 60V560M492 60V560M542 80V560M592 110V560M642 150V560',
        INK,
        13,
      ) +
      chalk('M-20 200H180M452 200H652M-20 180Q80 20 180 20M652 180Q552 20 452 20', INK, 13) +
      chalk(
        'M20 176a22 22 0 1 0 44 0 22 22 0 1 0-44 0M94 170a22 22 0 1 0 44 0 22 22 0 1 0-44 0M494 170a22 22 0 1 0 44 0 22 22 0 1 0-44 0M568 176a22 22 0 1 0 44 0 22 22 0 1 0-44 0',
        INK,
        8,
      ) +
      bar('M176 560V-20M456 560V-20', tint.shade, 17) +
      solid('M152-30H200L176-70ZM432-30H480L456-70Z', tint.shade) +
      fill(
        'M528 330V262C528 214 612 214 612 262V330L598 318 584 330 570 318 556 330 542 318Z',
        '#fff',
        `fill-opacity=".85" stroke="${INK}" stroke-width="5"`,
      ) +
      chalk('M552 262h.1M588 262h.1', INK, 12) +
      chalk('M548 226Q536 200 520 200M592 226Q604 200 620 200', '#fff', 9) +
      solid('M524 286H616V304H524Z', tint.accent, 4),
    overhead: (tint) =>
      at(
        316,
        -58,
        1,
        solid('M-118-34L116-38 118 30-112 34Z', '#fff') +
          words('YOU’VE NO IDEA', 0, -15, 28, INK, 200) +
          words('WHAT YOU’RE MISSING', 0, 15, 26, tint.shade, 200) +
          `<circle cx="-106" cy="-24" r="7" fill="${tint.accent}" stroke="${INK}" stroke-width="4"/>`,
        -3,
      ),
    aside: (tint) =>
      at(
        94,
        96,
        0.74,
        solid('M-62-84L64-90 58 62 32 88-64 84Z', '#fff') +
          fill('M58 62L32 88 28 60Z', tint.bright) +
          words('YOU’VE', 0, -58, 34, INK) +
          words('NO IDEA', 0, -24, 34, INK, 104) +
          words('ARE YOU', -4, 22, 27, tint.shade) +
          words('SURE?', -8, 52, 27, tint.shade) +
          `<circle cy="-86" r="9" fill="${tint.accent}" stroke="${INK}" stroke-width="5"/>`,
        -4,
      ),
  },
  'The Warm-Up': {
    place: (tint) => crowd('c', tint, { x: -40, right: 680, y: 190, rows: 2 }),
    behind: (tint) => {
      const tannoy =
        bar('M-6 20V460', tint.deep, 12) +
        solid('M-30-12L-44-22V22L-30 12ZM-30-12H0L74-60V60L0 12H-30Z', tint.accent) +
        solid('M74-60Q100 0 74 60 52 0 74-60Z', tint.base);
      return (
        at(64, 92, 1.15, tannoy, 8) +
        at(568, 92, 1.15, tannoy, -8, -1) +
        notes(190, -24, 0.8, tint.accent, -8) +
        notes(404, -24, 0.8, '#fff', 8) +
        dashPath('M470 150C500 30 560-10 590 240', 9, '#fff') +
        at(
          470,
          446,
          1.15,
          solid('M-70 40V-50H-16L-6-8 64 14Q82 24 78 40Z', INK) +
            fill('M-74 40H82V54H-74Z', '#fff') +
            chalk(
              'M-14-30l22-8M-8-12l24-10M-12-34C20-80 50-40 70-70M-10-14C40-40 60 0 96-30',
              '#fff',
              6,
            ),
        )
      );
    },
    overhead: (tint, year) => board('electric', 316, -72, 0.5, tint, year),
  },
  'The Pass on One Ankle': {
    place: (tint) => pitch(420, tint),
    behind: (tint) =>
      goal(470, 50, 0.75, tint) +
      ballPath('330,420 130,330 150,190 270,0', 26, tint, tint.accent) +
      speedMarks(282, -20, 0.7, -60, tint.accent) +
      football(290, -40, 1) +
      figure('runs', { x: 370, y: 30, size: 0.62 }, outfit(tint)) +
      figures(
        'd',
        'points',
        [
          { x: 54, y: 300, size: 1.15 },
          { x: 570, y: 320, size: 1.25, mirror: true },
          { x: 64, y: 500, size: 1.3 },
          { x: 560, y: 520, size: 1.4, mirror: true },
        ],
        outfit(tint, 'white'),
      ) +
      at(
        92,
        88,
        1,
        solid('M-50 0A50 44 0 1 1 50 0A50 44 0 1 1-50 0Z', '#7fc25a') +
          chalk(
            'M-34-24Q-44 0-34 26M-12-38Q-18 0-12 38M12-38Q18 0 12 38M34-24Q44 0 34 26',
            '#3f8a3c',
            7,
          ) +
          solid('M-54-14H54V14H-54Z', '#fff', 5) +
          chalk('M-36-12L-26 12M-10-12L0 12M16-12L26 12M0-50Q6-62 16-62', INK, 4),
        -12,
      ),
    overhead: (_tint, year) => shout(String(year), 206, -70, 44),
  },
};
