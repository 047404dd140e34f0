import { fill } from '../../ink/element.ts';
import { part } from '../../ink/part.ts';
import { drawCorkscrew } from '../corkscrew.ts';
import type { GoatDesign } from '../goat-design.ts';
import { drawHair } from '../hair.ts';
import { kit, SELECTION } from '../kit.ts';
import { solid, stack } from '../layer.ts';
import { EYES, palette } from '../palette.ts';

const BADGER = palette('#fff9ea #f4e3c8 #c39d8c #8a656c #5a3a48');
const TOP =
  '240,160! 232,134 252,112! 262,88 290,94! 310,72 336,92! 362,88 370,114! 388,122 382,148! 350,136 310,134 270,146';

export const magicGoat: GoatDesign = {
  slug: 'magic-goat',
  body: { x: 318, y: 346, scale: 0.97, turn: -2 },
  build: 'compact',
  breadth: 0.96,
  fur: {
    ...palette('#a06a50 #6e4034 #482631 #301828 #240f20'),
    rim: '#ffd9b0',
    earIn: '#f0a893',
    earDeep: '#9a5862',
    nose: '#8a4f50',
    noseLight: '#c98c80',
    muzzle: palette('#fffaf0 #f6e2cc #c89e90 #936a70 #6f4550'),
    brow: '#2b1420',
    browLight: '#6a3c38',
    eye: EYES.blue,
  },
  hair: palette('#74463c #3c2029 #26131f #1a0c17 #150a14'),
  horn: palette('#f7e6d0 #c7a898 #8d6a72 #5d4560 #35243a'),
  hoof: palette('#8b7a88 #564662 #352a45 #261e33 #1b1426'),
  armPatch: BADGER,
  number: '80',
  crest: ['#fff2d8', '#18b58f'],
  kits: {
    Home: kit('hoops', 'vee', '#6d35c4 #ff8f24 #ff8f24 #fff2d8 #fff6e2'),
    Away: kit('hoops', 'vee', '#8fe3c0 #6d35c4 #6d35c4 #fff2d8 #4a2296'),
    International: SELECTION.brazil,
  },
  heads: {
    quarter: {
      facing: 'left',
      place: { to: [320, 296], turn: 6, scale: 0.82 },
      marks: [
        {
          shape:
            '286,120! 330,120 336,170 326,206 340,244 366,290! 350,300 330,300 312,262 300,232 304,206 300,170',
          fur: BADGER,
        },
        {
          shape: '210,236! 240,236 280,252 300,270! 280,280 262,300! 250,284 220,290! 200,270',
          fur: BADGER,
        },
      ],
      ears: { turn: -18, drop: 10, scale: 0.92 },
      horns: ({ pen: p, horn, plain }) => ({
        far: drawCorkscrew(
          'hornF',
          p,
          horn,
          {
            spine: '334,142 362,90 404,34 478,-18',
            widths: [56, 56, 52, 44, 30, 1],
            turns: 3.4,
          },
          plain,
        ),
        near: drawCorkscrew(
          'hornN',
          p,
          horn,
          {
            spine: '262,154 228,94 174,30 88,-24',
            widths: [74, 72, 66, 55, 36, 1],
            turns: 3.4,
          },
          plain,
        ),
      }),
      dress: ({ pen: p, hair, plain }) => {
        const band = part(
          'band',
          p.shape(
            '220,180! 246,154 290,140 336,142 384,162! 382,134! 338,116 288,114 246,128 222,148!',
          ),
          '#fff2d8',
          fill(p.shape('340,110! 346,150! 396,176! 396,126!'), '#ffffff') +
            fill(p.shape('214,184! 224,146 246,128 266,120! 268,152!'), '#c9b3c9') +
            fill(p.shape('286,112! 308,110! 310,144! 290,146!'), '#ff8f24') +
            fill(p.shape('310,110! 328,111! 330,146! 310,144!'), '#6d35c4'),
        );
        const tail = (name: string, shape: string, colour: string) =>
          part(name, p.shape(shape), colour, '');
        return {
          fringe: 'band',
          back: stack(
            drawHair(
              'mane',
              p,
              hair,
              {
                shape:
                  '250,130! 196,122 150,152! 160,172 126,194! 144,214 106,246! 134,262 100,302! 128,312 108,354! 138,354 124,398! 156,386 160,418! 190,394 206,396! 230,330 240,250! 300,200 380,200! 392,260 400,330! 416,384 434,402! 442,364 466,376! 456,334 480,320! 460,282 478,262! 450,238 462,204! 432,172 380,130! 310,90',
                light: [
                  '380,126! 432,172 462,204! 450,238 478,262! 466,276! 442,250 430,210 400,176',
                ],
                shade: ['250,130! 210,170 196,240 190,330 206,396! 240,380 260,250 300,180'],
                curls: [
                  [172, 172, 15, 3],
                  [148, 236, 16, 3],
                  [146, 300, 16, 3],
                  [152, 356, 14, 3],
                  [192, 216, 13, 2],
                  [188, 282, 14, 2],
                  [184, 346, 14, 2],
                  [432, 204, 13, 4],
                  [450, 256, 13, 4],
                  [448, 312, 14, 4],
                  [430, 356, 12, 4],
                ],
              },
              plain,
            ),
            solid(
              tail(
                'tailB',
                '232,160! 204,174 176,204 136,216! 154,228 156,246! 190,228 214,194 238,174!',
                '#c9b3c9',
              ),
              tail(
                'tailA',
                '232,150! 200,146 160,160 116,148! 126,168 120,186! 164,190 200,174 234,170!',
                '#fff2d8',
              ),
            ),
          ),
          front: stack(
            drawHair(
              'hair',
              p,
              hair,
              {
                shape: TOP,
                light: ['320,90! 336,92! 362,88 370,114! 388,122 384,138! 356,126 336,112'],
                curls: [
                  [268, 114, 12, 3],
                  [304, 104, 14, 3.4],
                  [344, 110, 12, 3.8],
                ],
              },
              plain,
            ),
            solid(band),
          ),
        };
      },
      beard: ({ pen: p, hair, plain }) =>
        drawHair(
          'beard',
          p,
          hair,
          {
            shape:
              '306,388! 298,410 304,432! 314,424! 322,450 338,468! 346,442! 356,454 368,450! 368,426! 376,410! 372,392!',
            light: ['350,400! 356,424 360,440! 370,424 366,400'],
            lines: ['342,410 346,432 340,456', '318,406 318,424 324,440'],
          },
          plain,
        ),
    },
  },
};
