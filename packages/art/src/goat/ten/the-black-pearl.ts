import type { GoatDesign } from '../goat-design.ts';
import { drawHair } from '../hair.ts';
import { drawHorn } from '../horn.ts';
import { kit, SELECTION } from '../kit.ts';
import { EMPTY_LAYER } from '../layer.ts';
import { EYES, palette } from '../palette.ts';

const FRINGE =
  '244,156! 234,142 246,130! 240,112 260,108! 264,92 284,96! 298,82 314,92! 334,84 344,98! 364,98 364,116! 380,124 374,142! 362,140 354,152! 342,142 332,150! 320,140 306,152! 294,142 280,158! 268,148';

export const theBlackPearl: GoatDesign = {
  slug: 'the-black-pearl',
  body: { x: 320, y: 342, scale: 0.97, turn: 2 },
  build: 'compact',
  fur: {
    ...palette('#6c82b8 #3a456f #232746 #17172e #0e0d1e'),
    rim: '#a9c2f4',
    earIn: '#8d5a78',
    earDeep: '#4a2f52',
    nose: '#2b2440',
    noseLight: '#6a6288',
    muzzle: palette('#8494bd #4c5880 #2a2f52 #1c1d3a #12101f'),
    brow: '#12101f',
    browLight: '#3f4a78',
    eye: EYES.amber,
  },
  hair: palette('#5665a0 #1e1d36 #131226 #0d0c1a #0b0a16'),
  horn: palette('#fff0c4 #dcb35e #9a6a36 #5f3c34 #38232c'),
  hoof: palette('#ffdf8a #d09a3a #85562c #5a3826 #38232c'),
  number: '10',
  crest: ['#f1ece0', '#ff7a66'],
  kits: {
    Home: kit('yoke', 'round', '#0f7078 #f1ece0 #ff7a66 #ff7a66 #fff6e6'),
    Away: kit('yoke', 'round', '#f1ece0 #0f7078 #ff7a66 #ff7a66 #0f5a62'),
    International: SELECTION.brazil,
  },
  heads: {
    quarter: {
      facing: 'right',
      place: { to: [316, 292], turn: -2, scale: 0.84, wide: 0.96 },
      marks: [
        {
          shape:
            '318,128! 332,150 338,176! 330,196 340,240 352,276! 336,262 320,226 316,204! 310,188 298,176! 310,158',
          fur: palette('#ffffff #e6ecf8 #a3b0d4 #6a76a5 #3a456f'),
        },
      ],
      ears: { turn: -6, drop: 6, scale: 0.9 },
      horns: ({ pen: p, horn, plain }) => ({
        far: drawHorn(
          'hornF',
          p,
          horn,
          {
            spine: '338,140 354,84 390,30 446,-4 504,8 538,60',
            widths: [58, 56, 49, 41, 31, 20, 4],
            ridges: 10,
            knobs: 0.2,
          },
          plain,
        ),
        near: drawHorn(
          'hornN',
          p,
          horn,
          {
            spine: '268,146 250,82 204,22 132,-10 58,6 14,68',
            widths: [76, 72, 63, 52, 40, 26, 4],
            ridges: 11,
            knobs: 0.2,
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
            shape: FRINGE,
            light: ['246,130! 240,112 260,108! 264,92 284,96! 292,90! 276,110 266,128 262,146!'],
            curls: [
              [268, 122, 10, 3],
              [296, 108, 11, 3.4],
              [328, 110, 11, 3.8],
              [354, 126, 9, 4],
              [284, 138, 9, 2.6],
              [314, 132, 9, 3.2],
              [340, 136, 8, 3.4],
            ],
          },
          plain,
        ),
      }),
      beard: ({ pen: p, fur, plain }) =>
        drawHair(
          'beard',
          p,
          { ...fur, base: fur.shade, light: fur.base, shade: fur.deep },
          {
            shape:
              '300,384! 288,402 288,424! 300,416! 306,446 324,478! 334,450 336,432! 346,444 358,448! 362,428 360,414! 372,414 380,408! 386,394 378,384!',
            light: ['296,380! 288,402 290,416! 304,402! 308,436 322,464! 328,420 326,400'],
            lines: ['330,404 336,430 326,466', '354,406 356,424 356,440'],
          },
          plain,
        ),
    },
    profile: {
      facing: 'right',
      place: { to: [342, 290], turn: -2, scale: 0.84, wide: 0.96 },
      marks: [],
      ears: { turn: -6, drop: 6, scale: 0.9 },
      horns: ({ pen: p, horn, plain }) => ({
        far: drawHorn(
          'hornF',
          p,
          horn,
          {
            spine: '306,130 300,70 264,14 200,-16 128,-2 84,52',
            widths: [58, 56, 49, 41, 31, 20, 4],
            ridges: 10,
            knobs: 0.2,
          },
          plain,
        ),
        near: drawHorn(
          'hornN',
          p,
          horn,
          {
            spine: '272,146 262,82 222,24 152,-6 80,14 40,76',
            widths: [76, 72, 63, 52, 40, 26, 4],
            ridges: 11,
            knobs: 0.2,
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
            shape:
              '236,150! 230,132 246,124! 244,104 264,106! 274,84 294,96! 312,84 324,102! 346,98 350,120! 366,132 356,148! 342,140 334,152! 322,138 310,148! 296,136 282,152! 268,142 256,162!',
          },
          plain,
        ),
      }),
      beard: ({ pen: p, fur, plain }) =>
        drawHair(
          'beard',
          p,
          { ...fur, base: fur.shade, light: fur.base, shade: fur.deep },
          {
            shape:
              '346,372! 336,396 340,418! 350,410! 352,440 366,474! 378,446 382,428! 390,440 402,444! 406,424 404,410! 414,408 420,400! 424,388 414,380!',
          },
          plain,
        ),
    },
  },
};
