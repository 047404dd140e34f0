import type { GoatDesign } from '../goat-design.ts';
import { drawHair } from '../hair.ts';
import { drawHorn } from '../horn.ts';
import { kit, SELECTION } from '../kit.ts';
import { EYES, palette } from '../palette.ts';

const CURTAIN =
  '304,110! 268,100 236,112 214,144 198,192 196,236 188,276! 204,268 210,258! 212,280 206,300! 226,282 234,248 238,206 252,172 280,150 306,136! 332,146 352,162 366,190 372,226 384,254! 394,238 398,212 394,176 382,140 354,112 326,104';

export const flyingDutchman: GoatDesign = {
  slug: 'flying-dutchman',
  body: { x: 320, y: 352, scale: 0.99, turn: 2 },
  build: 'lean',
  breadth: 1.12,
  fur: {
    ...palette('#f8dca0 #dcae62 #a87644 #74493a #4e2e2e'),
    rim: '#fffbea',
    earIn: '#f0b095',
    earDeep: '#a5645c',
    nose: '#b97f70',
    noseLight: '#e6b49c',
    muzzle: palette('#ffffff #faf0dc #cdb096 #967466 #6b4a48'),
    brow: '#8a5a34',
    browLight: '#c08a4e',
    eye: EYES.blue,
  },
  hair: palette('#f6c565 #c98a35 #8e5526 #5f3524 #44241e'),
  horn: palette('#f3e8d6 #c4b09a #87736a #564a50 #362a34'),
  hoof: palette('#a08c80 #66564f #40353a #2b2329 #1b1426'),
  number: '14',
  crest: ['#fff2d8', '#ff6fa3'],
  kits: {
    Home: kit('pinstripe', 'vee', '#22346a #ff6fa3 #ff6fa3 #ff6fa3 #fff2d8'),
    Away: kit('solid', 'vee', '#ff7eac #22346a #22346a #fff2d8 #22346a'),
    International: SELECTION.netherlands,
  },
  heads: {
    quarter: {
      facing: 'left',
      place: { to: [308, 300], turn: -3, scale: 0.83, wide: 0.93 },
      marks: [
        {
          shape:
            '296,150! 330,150 360,190 372,240 384,300! 350,300 330,270 316,240 300,250 280,300 250,320! 236,290 260,262 296,232 308,200',
          fur: palette('#ffffff #fbf6ea #cbbcb0 #96868c #5c4c58'),
        },
      ],
      ears: { turn: -12, drop: 18, scale: 0.94 },
      horns: ({ pen: p, horn, plain }) => ({
        far: drawHorn(
          'hornF',
          p,
          horn,
          {
            spine: '340,140 386,112 448,110 508,108 554,74 560,30',
            widths: [48, 46, 40, 33, 22, 3],
            ridges: 8,
            ridgesTo: 0.66,
            shadeSide: 1,
          },
          plain,
        ),
        near: drawHorn(
          'hornN',
          p,
          horn,
          {
            spine: '260,148 212,118 144,116 76,112 26,74 18,22',
            widths: [62, 58, 50, 40, 26, 3],
            ridges: 9,
            ridgesTo: 0.66,
          },
          plain,
        ),
      }),
      dress: ({ pen: p, hair, plain }) => ({
        back: drawHair(
          'mane',
          p,
          { ...hair, base: hair.shade, light: hair.base, shade: hair.deep },
          {
            shape:
              '300,112! 240,104 196,136 174,200 162,270 150,330 130,384! 152,380 164,372! 156,400 140,424! 172,414 190,400! 190,424 182,444! 220,424 240,380! 300,300 372,330! 388,380 410,404! 412,388 410,376! 428,392 450,394! 436,366 432,350! 444,352 456,348! 428,300 424,230 410,160 372,120',
            light: ['230,120! 190,150 176,220 166,290 140,376! 166,350 184,290 196,220 214,160'],
            shade: ['380,140! 402,200 404,280 420,350! 400,360 380,300 372,200'],
            lines: [
              '164,372 180,320 190,260',
              '190,400 204,340 210,290',
              '410,376 398,330 396,280',
              '432,350 418,310 412,270',
            ],
          },
          plain,
        ),
        fringe: 'hair',
        front: drawHair(
          'hair',
          p,
          hair,
          {
            shape: CURTAIN,
            light: [
              '326,112! 356,122 380,150 390,190 392,226! 378,190 360,160 330,136!',
              '256,116! 232,136 216,176 208,220! 226,180 250,148 280,132!',
            ],
            lines: [
              '304,114 300,124 306,136',
              '210,258 216,214 232,170 268,140',
              '340,124 368,150 384,200',
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
              '306,388! 296,406 286,432! 302,424! 298,456 300,494! 314,474 320,452! 326,480 340,510! 346,478 346,448! 356,462 368,470! 370,440 364,416! 376,420 384,418! 386,400 376,384!',
            light: [
              '350,400! 360,430 364,454! 352,440 346,420',
              '312,400! 308,440 304,470! 318,440 322,410',
            ],
            lines: [
              '320,452 324,428 330,408',
              '346,448 346,424 344,408',
              '302,424 308,410 316,398',
            ],
          },
          plain,
        ),
    },
  },
};
