import type { GoatDesign } from '../goat-design.ts';
import { drawHair } from '../hair.ts';
import { drawHorn } from '../horn.ts';
import { kit, SELECTION } from '../kit.ts';
import { EMPTY_LAYER } from '../layer.ts';
import { EYES, palette } from '../palette.ts';

const MOP =
  '236,170! 208,160 222,132! 196,116 222,92! 212,64 246,62! 252,30 288,42! 308,14 338,38! 368,22 380,56! 410,58 402,90! 426,106 402,128! 406,150 380,150! 368,168 346,156! 330,172 312,158! 294,176 278,164! 258,182 250,168';

export const handOfHorn: GoatDesign = {
  slug: 'hand-of-horn',
  body: { x: 330, y: 366, scale: 0.94, turn: -2.5 },
  build: 'barrel',
  fur: {
    ...palette('#d9783f #a84a2a #742a28 #4d1a26 #3a1220'),
    rim: '#ffd9a0',
    earIn: '#e08f80',
    earDeep: '#8a3f4a',
    nose: '#5a2c35',
    noseLight: '#9a5a58',
    muzzle: palette('#f0b07c #cf7d4e #8d4638 #5d2630 #3a1220'),
    brow: '#2b1420',
    browLight: '#5a2b30',
    eye: EYES.green,
  },
  hair: palette('#6b3a40 #331a25 #1f111d #160b16 #120912'),
  horn: palette('#f8e6bb #cda267 #8f6547 #573a38 #352129'),
  hoof: palette('#8d6a58 #553a3a #33232c #221820 #1b1426'),
  captain: true,
  number: '10',
  crest: ['#fff1d6', '#c8463c'],
  kits: {
    Home: kit('stripes', 'polo', '#f7a765 #5a2260 #fff1d6 #c8463c #fff6e2'),
    Away: kit('pinstripe', 'polo', '#f7a765 #5a2260 #5a2260 #5a2260 #4a1d4f'),
    International: SELECTION.argentina,
  },
  heads: {
    quarter: {
      facing: 'right',
      place: { to: [328, 300], turn: 4, scale: 0.84, wide: 1.05 },
      marks: [],
      ears: { turn: -20, drop: 42, scale: 0.8 },
      horns: ({ pen: p, horn, plain }) => ({
        far: drawHorn(
          'hornF',
          p,
          horn,
          {
            spine: '336,142 366,92 418,84 456,120 458,172 430,212 396,206',
            widths: [54, 54, 50, 42, 33, 21, 5],
            ridges: 10,
            ridgesTo: 0.92,
            shadeSide: 1,
            steps: 14,
          },
          plain,
        ),
        near: drawHorn(
          'hornN',
          p,
          horn,
          {
            spine: '268,152 232,92 172,80 116,112 100,178 130,240 190,252 218,216',
            widths: [72, 72, 68, 60, 50, 36, 22, 5],
            ridges: 12,
            ridgesTo: 0.92,
            steps: 16,
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
            shape: MOP,
            light: [
              '222,132! 196,116 222,92! 212,64 246,62! 252,30 288,42! 308,14 330,30! 310,60 284,76 262,100 252,124 246,156!',
            ],
            shade: ['384,70! 384,110 356,138 300,164 280,174! 300,210 420,200 426,90'],
            curls: [
              [246, 92, 16, 3],
              [284, 70, 18, 3.4],
              [330, 66, 18, 3.8],
              [372, 84, 16, 4],
              [258, 132, 16, 2.6],
              [300, 112, 18, 3.2],
              [344, 112, 17, 3.6],
              [384, 122, 13, 3.8],
              [324, 148, 13, 3],
              [286, 154, 13, 2.6],
              [362, 146, 12, 3.6],
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
              '262,366! 248,392 262,412! 274,408! 276,434 298,444! 308,434! 320,458 344,456! 350,440! 368,446 382,432! 380,418! 398,410 396,384!',
            light: ['266,362! 254,392 264,406! 282,394! 284,420 298,434! 316,404! 300,380'],
            curls: [
              [288, 406, 12, 2],
              [320, 430, 13, 2],
              [352, 424, 12, 2],
              [376, 404, 9, 2],
            ],
          },
          plain,
        ),
    },
  },
};
