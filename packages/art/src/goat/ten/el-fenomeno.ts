import { fill } from '../../ink/element.ts';
import { mirrored } from '../../ink/point.ts';
import type { GoatDesign } from '../goat-design.ts';
import { drawHair } from '../hair.ts';
import { drawHorn } from '../horn.ts';
import { kit, SELECTION } from '../kit.ts';
import { EMPTY_LAYER, flat, stack } from '../layer.ts';
import { EYES, palette } from '../palette.ts';

const TUFT =
  '258,134! 262,112! 272,118! 274,94! 286,102! 292,78! 302,94! 314,80! 316,102! 330,96! 328,118! 340,114! 342,134! 328,154 312,166 302,182! 290,168 272,154';

export const elFenomeno: GoatDesign = {
  slug: 'el-fenomeno',
  body: { x: 326, y: 362, scale: 0.93, turn: -2 },
  build: 'barrel',
  breadth: 0.98,
  fur: {
    ...palette('#e2957a #b9634f #843f42 #572838 #3c1828'),
    rim: '#ffdcc0',
    earIn: '#f0a695',
    earDeep: '#8f4452',
    nose: '#6d3640',
    noseLight: '#b0706c',
    muzzle: palette('#fff0e2 #f0cdb8 #bd8a80 #875660 #5c3140'),
    brow: '#3a1822',
    browLight: '#7a3c3c',
    eye: EYES.hazel,
  },
  hair: palette('#6a4044 #2f1a24 #1f1019 #160b13 #120912'),
  horn: palette('#f6e2c4 #c6a07c #86644f #56403c #33242a'),
  hoof: palette('#94705e #5b4040 #37262d #251a22 #1b1426'),
  gapTooth: true,
  flecks: '#f3c9b2',
  number: '9',
  crest: ['#fff2d8', '#ff8a2b'],
  kits: {
    Home: kit('quarters', 'round', '#2450c8 #ff8a2b #fff2d8 #16337e #fff6e2'),
    Away: kit('sleeves', 'round', '#ff8a2b #2450c8 #2450c8 #fff2d8 #16337e'),
    International: SELECTION.brazil,
  },
  heads: {
    front: {
      facing: 'right',
      place: { to: [318, 302], turn: 3, scale: 0.86, wide: 1.04 },
      marks: [
        {
          shape: mirrored('300,216 310,236 314,262! 308,290! 300,300', 300),
          fur: palette('#fff6ea #f3dcc8 #c89a8c #8f6266 #5c3140'),
        },
        {
          shape: '222,268! 236,276 232,292! 244,304! 228,304 216,288',
          fur: palette('#fff6ea #f3dcc8 #c89a8c #8f6266 #5c3140'),
        },
        {
          shape: '378,236! 366,252 372,268! 358,272! 370,288 392,272',
          fur: palette('#fff6ea #f3dcc8 #c89a8c #8f6266 #5c3140'),
        },
      ],
      ears: { turn: -10, drop: 22, scale: 0.92 },
      horns: ({ pen: p, horn, plain }) => ({
        near: EMPTY_LAYER,
        far: stack(
          drawHorn(
            'hornF',
            p,
            horn,
            {
              spine: '330,142 388,118 420,72 414,26 378,6 346,30',
              widths: [62, 60, 54, 44, 28, 4],
              ridges: 7,
              ridgesTo: 0.7,
              shadeSide: 1,
            },
            plain,
          ),
          drawHorn(
            'hornN',
            p,
            horn,
            {
              spine: '270,142 212,118 180,72 186,26 222,6 254,30',
              widths: [62, 60, 54, 44, 28, 4],
              ridges: 7,
              ridgesTo: 0.7,
              shadeSide: 1,
            },
            plain,
          ),
        ),
      }),
      dress: ({ pen: p, fur, hair, plain }) => ({
        back: EMPTY_LAYER,
        fringe: 'hair',
        front: stack(
          flat(
            plain
              ? ''
              : fill(
                  p.inks(
                    [
                      '252,122 246,134 240,150',
                      '346,122 352,134 358,150',
                      '262,112 258,124 254,140',
                      '338,112 344,126 346,140',
                    ],
                    3,
                    0.3,
                  ),
                  fur.line,
                  'opacity=".6"',
                ),
          ),
          drawHair(
            'hair',
            p,
            hair,
            {
              shape: TUFT,
              light: [
                '262,112! 272,118! 274,94! 286,102! 290,86! 294,120 290,150! 274,146 264,132',
              ],
              lines: [
                '286,102 290,124 298,150',
                '316,102 312,126 304,150',
                '328,118 322,136 312,152',
                '272,118 278,136 288,152',
              ],
              lineWidth: 3.6,
            },
            plain,
          ),
        ),
      }),
      beard: ({ pen: p, hair, plain }) =>
        drawHair(
          'beard',
          p,
          hair,
          {
            shape:
              '272,394! 266,412 272,426! 282,420! 286,438 300,446! 310,436! 322,438 330,424! 334,408 328,394!',
            light: ['272,394! 270,412 274,420! 286,410! 290,430 298,438! 300,404'],
            lines: ['304,408 304,424 300,440'],
          },
          plain,
        ),
    },
  },
};
