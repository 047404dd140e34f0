import type { GoatDesign, HeadSheet } from '../goat-design.ts';
import { drawHair } from '../hair.ts';
import { drawHorn, type HornSetting } from '../horn.ts';
import { kit, SELECTION } from '../kit.ts';
import { type Layer, stack } from '../layer.ts';
import { EYES, palette } from '../palette.ts';

const WAVE =
  '236,178! 218,160 222,128 244,98 284,80 328,78 366,94 390,126! 380,128 374,136! 388,150 388,176! 372,160 362,150! 350,156 338,148! 318,142 296,150! 274,150 262,164! 250,180 246,200!';

const crown = (
  { pen: p, horn, plain }: HeadSheet,
  name: string,
  branches: readonly HornSetting[],
): Layer =>
  stack(...branches.map((branch, i) => drawHorn(`${name}${i || ''}`, p, horn, branch, plain)));

export const platinumPrince: GoatDesign = {
  slug: 'platinum-prince',
  body: { x: 318, y: 352, scale: 0.98, turn: -1.5 },
  build: 'towering',
  breadth: 0.84,
  fur: {
    ...palette('#ffe08a #e0a93c #a86e30 #74462c #4c2a22'),
    rim: '#fff6cf',
    earIn: '#f2ab84',
    earDeep: '#9c5a44',
    nose: '#9a6048',
    noseLight: '#d89c74',
    muzzle: palette('#fff8dc #f6dfa6 #c79a62 #8f6446 #5f3c2e'),
    brow: '#6a3c22',
    browLight: '#a8703a',
    eye: EYES.ice,
  },
  hair: palette('#a86a3c #6a3a28 #452420 #2f181b #241116'),
  horn: palette('#ffffff #d5d8e2 #9094ac #62667f #3c3f56'),
  hoof: palette('#f2f3f8 #b4b7c6 #74788f #4d5066 #2c2e40'),
  laureate: true,
  number: '10',
  crest: ['#e9eaf0', '#d9a62e'],
  kits: {
    Home: kit('placket', 'wide', '#861c3c #e3e4ea #e9eaf0 #d9a62e #f4f4f8'),
    Away: kit('placket', 'wide', '#dfe1e9 #861c3c #861c3c #d9a62e #861c3c'),
    International: { ...SELECTION.france, main: '#24876a', collar: 'polo' },
  },
  heads: {
    quarter: {
      facing: 'left',
      place: { to: [318, 306], turn: 7, scale: 0.8, wide: 0.95 },
      marks: [],
      ears: { turn: 2, drop: 6, scale: 0.94 },
      horns: (sheet) => ({
        far: crown(sheet, 'hornF', [
          { spine: '362,104 404,92 442,52', widths: [30, 26, 3], ridges: 0 },
          { spine: '386,40 420,18 428,-22', widths: [26, 22, 3], ridges: 0 },
          {
            spine: '336,146 364,100 386,46 378,-30',
            widths: [54, 50, 38, 3],
            ridges: 4,
            ridgesTo: 0.36,
          },
        ]),
        near: crown(sheet, 'hornN', [
          { spine: '234,106 186,92 142,42', widths: [38, 34, 3], ridges: 0 },
          { spine: '204,38 164,14 152,-36', widths: [34, 28, 3], ridges: 0 },
          {
            spine: '266,152 232,104 202,46 222,-42',
            widths: [72, 66, 50, 3],
            ridges: 5,
            ridgesTo: 0.36,
          },
        ]),
      }),
      dress: ({ pen: p, hair, plain }) => ({
        back: drawHair(
          'mane',
          p,
          { ...hair, base: hair.shade, light: hair.base, shade: hair.deep },
          {
            shape:
              '300,110! 240,104 202,130 188,176! 176,200 182,236! 164,258 172,292! 154,312 160,346! 182,342 196,326! 200,350 216,362! 232,330 244,290! 300,250 372,260! 384,300 396,330! 404,318 408,306! 424,318 434,316! 432,286 420,270! 428,240 412,216! 414,180 396,150! 372,116',
            light: [
              '380,130! 400,160 404,196 408,230! 392,210 384,170',
              '236,116! 206,140 198,190! 190,220 192,250! 210,210 222,160',
            ],
            lines: [
              '182,236 196,220 200,196',
              '172,292 190,276 198,250',
              '196,326 212,300 218,270',
              '412,216 402,200 398,180',
              '408,306 404,280 396,256',
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
            shape: WAVE,
            light: [
              '302,88! 344,90 374,112 384,126! 350,112 316,110 286,122 270,146!',
              '252,156! 262,130 282,110! 270,136 266,156!',
            ],
            lines: [
              '296,150 304,128 336,112 374,122',
              '262,164 264,134 288,108 330,92',
              '338,148 348,132 366,130 380,138',
              '244,190 236,160 246,124 266,102',
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
              '262,374! 256,394 264,410! 276,404! 282,424 298,432! 308,422! 322,440 340,440! 348,426! 364,430 376,416! 380,398 376,384!',
            light: ['338,404! 356,410 374,402! 368,420 350,424 340,434! 332,420'],
            lines: [
              '276,404 284,392 294,386',
              '308,422 312,406 320,396',
              '348,426 348,410 352,400',
            ],
          },
          plain,
        ),
    },
  },
};
