import type { GoatDesign } from '../goat-design.ts';
import { drawHair } from '../hair.ts';
import { drawHorn } from '../horn.ts';
import { kit, SELECTION } from '../kit.ts';
import { EMPTY_LAYER } from '../layer.ts';
import { EYES, palette } from '../palette.ts';

const QUIFF =
  '240,166! 228,128 244,92 280,66 328,50 380,44 418,58! 404,66 398,76! 412,84 416,98! 394,96 380,104! 390,116 390,134! 368,126 350,132! 326,142 300,144! 272,148 252,180!';

export const theMachine: GoatDesign = {
  slug: 'the-machine',
  body: { x: 318, y: 340, scale: 0.9, turn: 1.5 },
  build: 'towering',
  fur: {
    ...palette('#eef3fa #b9c3d4 #7f88a6 #555a7c #363a58'),
    rim: '#ffffff',
    earIn: '#d79aa0',
    earDeep: '#84597a',
    nose: '#6a6682',
    noseLight: '#a9a6c2',
    muzzle: palette('#ffffff #e4e9f2 #a5acc6 #72789a #454a68'),
    brow: '#23233a',
    browLight: '#55587a',
    eye: EYES.amber,
  },
  hair: palette('#5b6088 #26263f #191930 #121226 #0e0d1e'),
  horn: palette('#e8ebf2 #9aa0b4 #62667e #3f4158 #26263a'),
  hoof: palette('#7a7e94 #484a60 #2c2c40 #20202f #1b1426'),
  number: '7',
  crest: ['#f4f6ee', '#b8f02c'],
  kits: {
    Home: kit('chevron', 'vee', '#434957 #b8f02c #b8f02c #20242e #f4f6ee'),
    Away: kit('chevron', 'vee', '#f5f4ef #434957 #434957 #b8f02c #2b303c'),
    International: SELECTION.portugal,
  },
  heads: {
    quarter: {
      facing: 'right',
      place: { to: [312, 286], turn: -9, scale: 0.8, wide: 0.96 },
      marks: [],
      ears: { turn: 4, drop: 2, scale: 0.98 },
      horns: ({ pen: p, horn, plain }) => ({
        far: drawHorn(
          'hornF',
          p,
          horn,
          {
            spine: '336,142 334,92 308,44 256,8 190,-4',
            widths: [52, 52, 46, 34, 3],
            ridges: 4,
            ridgesTo: 0.34,
          },
          plain,
        ),
        near: drawHorn(
          'hornN',
          p,
          horn,
          {
            spine: '264,148 248,96 204,54 134,28 46,36',
            widths: [74, 72, 62, 46, 3],
            ridges: 5,
            ridgesTo: 0.36,
          },
          plain,
        ),
      }),
      dress: ({ pen: p, hair, plain }) => ({
        back: EMPTY_LAYER,
        fringe: 'hair',
        front: drawHair(
          'hair',
          p,
          hair,
          {
            shape: QUIFF,
            light: [
              '250,150! 250,120 276,94 316,76 372,62! 330,84 292,108 270,144!',
              '300,132! 316,106 356,88 396,78! 354,100 330,116 318,134!',
            ],
            lines: [
              '284,150 296,118 336,92 384,76',
              '256,160 258,128 284,98 330,74',
              '336,136 350,114 380,98 404,92',
            ],
          },
          plain,
        ),
      }),
      beard: ({ pen: p, hair, plain }) =>
        drawHair(
          'beard',
          p,
          hair,
          {
            shape:
              '316,392! 308,410 312,428! 322,420! 326,452 342,486! 354,458 356,430! 364,436 372,434! 378,414 376,392!',
            light: ['318,392! 312,410 316,420! 328,408! 330,436 340,464! 342,430 338,404'],
            lines: ['346,408 350,436 344,470'],
          },
          plain,
        ),
    },
  },
};
