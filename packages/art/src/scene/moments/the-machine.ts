import { fill, INK } from '../../ink/element.ts';
import { chalk } from '../brush.ts';
import { football } from '../props.ts';
import { figure, figures, keeperOutfit, outfit } from './kit/people.ts';
import { crowd } from './kit/people-crowd.ts';
import { shout } from './kit/people-voices.ts';
import { at, ballPath, bar, board, clock, goal, repeated, solid, words } from './kit/things.ts';
import { pitch } from './kit/things-places.ts';
import { snowfall } from './kit/things-weather.ts';
import type { MomentScenes } from './moment-scene.ts';

/** Somebody looking out of the bus, from the shoulders up. */
const PASSENGER =
  'M-32 0C-30-18-18-24-10-27H10C18-24 30-18 32 0ZM-12-46L-30-50-24-40-11-38ZM12-46L30-50 24-40 11-38ZM-14-48Q-14-60 0-60T14-48L9-29Q6-20 0-20T-9-29Z';

const MOTH_WING =
  'M8 0C30-60 90-96 150-84 168-50 150-10 112 2 136 24 128 70 92 78 56 76 20 50 8 24Z';

export const theMachine: MomentScenes = {
  'The Friendly That Cost a Fortune': {
    behind: (tint) =>
      at(
        300,
        10,
        1,
        solid('M-330 40V-92Q-330-116-300-116H250Q300-116 310-60L320 40Z', tint.accent, 8) +
          fill('M-326-10H316L320 38H-326Z', tint.base) +
          solid(
            'M-206-96H-116V-22H-206ZM-104-96H-14V-22H-104ZM-2-96H88V-22H-2ZM100-96H190V-22H100Z',
            '#fff',
            6,
          ) +
          repeated(
            'p',
            solid(PASSENGER, tint.deep, 4) +
              chalk('M-7-58Q-11-70-22-72M7-58Q11-70 22-72', INK, 7) +
              chalk('M-5-46h.1M5-46h.1', '#fff', 5),
            [-161, -24, 0.9],
            [-59, -24, 0.9],
            [43, -24, 0.9],
            [145, -24, 0.9],
          ) +
          solid('M-240 4a38 38 0 1 1-.1 0M222 4a38 38 0 1 1-.1 0', INK) +
          fill('M-240 26a16 16 0 1 1-.1 0M222 26a16 16 0 1 1-.1 0', '#fff'),
      ) +
      at(
        104,
        164,
        1,
        solid('M-50-70L54-76 48 80-56 74Z', '#fff') +
          words('BUY HIM', 0, -46, 26, INK, 78) +
          chalk(
            'M-38-16q10-12 18 0t18 0 18 0M-40 10q8-10 16 0t22 0 22 0M-38 36q10-12 18 0t18 0 18 0M-40 60h52',
            tint.shade,
            6,
          ),
        -8,
      ) +
      figure('sits', { x: 552, y: 252, size: 1.15, mirror: true }, outfit(tint, 'white')),
  },
  'The Free Kick With an Appointment': {
    place: (tint) => pitch(430, tint),
    behind: (tint) =>
      goal(316, 90, 1.5, tint) +
      figures(
        'w',
        'freezes',
        [
          { x: 24, y: 400, size: 1.15 },
          { x: 84, y: 410, size: 1.2 },
          { x: 146, y: 418, size: 1.2 },
        ],
        outfit(tint, 'white'),
      ) +
      ballPath('560,640 600,420 560,120 470,-70', 24, tint, tint.accent) +
      ballPath('486,-76 420,-120 380,-60 376,20', 24, tint, tint.accent) +
      football(376, 30, 1) +
      figure('stands', { x: 236, y: 92, size: 0.66 }, keeperOutfit(tint)),
    overhead: (tint) => clock(316, -72, 0.9, tint, 8, 30),
  },
  'Three in the Snow Country': {
    place: (tint) =>
      fill('M-20 250Q100 210 220 250T460 246 660 240V660H-20Z', '#fff') +
      fill('M-20 300Q140 260 320 300T660 290V660H-20Z', tint.bright, 'fill-opacity=".3"'),
    behind: (tint) => {
      const snowman =
        solid('M0-20A62 62 0 1 0 .1-20Z', '#fff', 7) +
        solid('M0-104A46 46 0 1 0 .1-104Z', '#fff', 7) +
        solid(
          'M-4-140C-50-160-60-190-40-214-30-180 0-170 2-146ZM10-140C56-160 66-190 46-214 36-180 6-170 4-146Z',
          tint.shade,
          6,
        ) +
        solid('M0-154A34 34 0 1 0 .1-154Z', '#fff', 7) +
        solid('M8-122L62-112 8-106Z', tint.accent, 5) +
        chalk('M-12-130h.1M14-130h.1M0-70h.1M0-44h.1M0 30h.1', INK, 11) +
        chalk('M-40-70L-92-100M40-70L92-96', INK, 8) +
        fill('M-44-94Q0-74 44-94L44-78Q0-60-44-78Z', tint.base, `stroke="${INK}" stroke-width="5"`);
      return (
        repeated('s', snowman, [84, 220, 1], [552, 230, 1.05, 0, -1], [60, 480, 1.1]) +
        at(
          560,
          450,
          1.1,
          bar('M-10 30L-40 110M10 30L40 110', tint.deep, 9) +
            solid('M-60-30H50V40H-60Z', tint.night) +
            solid('M-60-20L-92-34V40L-60 26Z', tint.shade) +
            solid('M10-36a24 24 0 1 1-.1 0', tint.shade, 5),
        ) +
        football(220, -46, 1.2, 10) +
        football(316, -58, 1.2, 40) +
        football(412, -46, 1.2, -20) +
        snowfall()
      );
    },
  },
  'The Tenth Barn': {
    behind: (tint) => {
      const barn =
        solid('M-40 0V-50L0-86 40-50V0Z', tint.shade, 5) +
        fill('M-16 0V-36H16V0Z', tint.night) +
        fill('M-48-46L0-90 48-46 42-38 0-76-42-38Z', '#fff', `stroke="${INK}" stroke-width="4"`);
      return (
        repeated(
          'b',
          barn,
          ...[60, 120, 500, 560].flatMap((x, i): [number, number, number][] => [
            [x, i % 2 ? 250 : 230, 0.85],
            [x - 16, i % 2 ? 150 : 140, 0.7],
          ]),
          [316, 470, 1.6],
        ) +
        solid('M130 200V-10L316-136 502-10V200Z', tint.accent, 9) +
        fill('M316-132L498-8V196H360Z', tint.base) +
        solid('M104 6L316-140 528 6 512 30 316-104 120 30Z', '#fff', 8) +
        chalk('M150 60H482M150 110H482', INK, 5) +
        at(
          540,
          420,
          1.2,
          solid('M-18-130Q0-150 18-130V-20A34 34 0 1 1-18-20Z', '#fff') +
            solid('M-8-50H8V-12A20 20 0 1 1-8-12Z', tint.base, 4) +
            shout('11', -8, -172, 46) +
            chalk('M30-190h.1', INK, 26) +
            chalk('M30-190h.1', '#fff', 15) +
            chalk('M30-190h.1', INK, 5),
        ) +
        at(
          84,
          400,
          1.5,
          solid('M-50-30L-16-44Q0-30 16-44L54-24 40 4 24-4 30 50-30 54-24 0-44 8Z', '#fff'),
          -24,
        ) +
        chalk('M20 470q20 30 60 34M10 430q-10 40 10 80', '#fff', 7)
      );
    },
    overhead: () => words('10', 316, -60, 66, INK),
  },
  'The Moth': {
    behind: (tint) => {
      const wing =
        solid(MOTH_WING, tint.accent, 8) +
        fill('M112 2C136 24 128 70 92 78 56 76 20 50 8 24 40 30 80 20 112 2Z', tint.bright) +
        solid('M106-44a20 20 0 1 1-.1 0', tint.deep, 5) +
        chalk('M20-8L80-60M26 0L90-20M24 20L80 48', tint.deep, 5);
      const moth =
        wing +
        at(0, 0, 1, wing, 0, -1) +
        solid('M0-40C16-34 16 40 0 86-16 40-16-34 0-40Z', tint.shade) +
        chalk('M-4-38Q-20-76-44-80M4-38Q20-76 44-80', INK, 7);
      return (
        repeated(
          'm',
          moth,
          [316, -42, 1],
          [98, 124, 0.42, -24],
          [556, 130, 0.5, 30],
          [68, 206, 0.3, 40],
        ) +
        figure(
          'points',
          { x: 570, y: 470, size: 1.2, mirror: true },
          { ...outfit(tint), shirt: INK, shade: tint.night, shorts: INK },
        ) +
        bar('M-10 450H190', '#fff', 11) +
        figure('lies', { x: 96, y: 446, size: 0.8 }, outfit(tint))
      );
    },
  },
  "Upside Down in Another Goat's House": {
    place: (tint) =>
      crowd('c', tint, { x: -40, right: 680, y: 60, rows: 3, size: 1.15 }) +
      solid('M-30 262H670V300H-30Z', tint.shade),
    behind: (tint) =>
      figures(
        'a',
        'applauds',
        [
          { x: 60, y: 480, size: 1.3 },
          { x: 576, y: 480, size: 1.3, mirror: true },
        ],
        outfit(tint, 'white'),
      ) +
      at(
        92,
        70,
        0.9,
        solid('M0 50C-90-10-50-80 0-40 50-80 90-10 0 50Z', tint.accent) +
          chalk('M-44 0H-16L-6-22 8 18 18 0H44', INK, 6),
        -10,
      ),
    overhead: (tint, year) =>
      at(
        316,
        -50,
        1,
        solid('M-150-52H150V52H-150Z', tint.night, 8) +
          words(`HOME ${year}`, 0, 0, 62, tint.accent, 260),
        180,
      ),
  },
  'The Lift to the Second Floor': {
    place: (tint) => pitch(430, tint),
    behind: (tint) =>
      solid('M400-150H586V660H400Z', tint.shade, 8) +
      fill('M412-150H492V660H412Z', tint.deep) +
      chalk('M459-150V60M445-150V60', INK, 5) +
      solid('M410-30H494V96H410Z', tint.accent, 6) +
      chalk('M452-28V94', INK, 5) +
      chalk('M392 120H594M392 330H594M392 520H594', INK, 11) +
      words('2', 540, 60, 90, '#fff') +
      words('1', 540, 250, 90, '#fff') +
      fill('M430 170l22-30 22 30z', tint.accent) +
      figures(
        'u',
        'looksUp',
        [
          { x: 78, y: 470, size: 1.05 },
          { x: 150, y: 530, size: 1.15 },
        ],
        outfit(tint, 'white'),
      ) +
      chalk(
        'M60 70q24-26 36 0 14-26 38-6M96 70q4 14 16 20M60 170q18-20 28 0 10-20 28-4M88 170q4 10 12 14M150 20q18-20 28 0 10-20 28-4',
        INK,
        13,
      ) +
      chalk(
        'M60 70q24-26 36 0 14-26 38-6M60 170q18-20 28 0 10-20 28-4M150 20q18-20 28 0 10-20 28-4',
        tint.bright,
        6,
      ) +
      clock(96, 262, 0.8, tint, 12, 1),
    overhead: (tint, year) => board('electric', 270, -56, 0.75, tint, year),
  },
};
