import { fill } from '../../../ink/element.ts';
import type { HeadDesign } from '../../goat-design.ts';
import { drawHair } from '../../hair.ts';
import { drawHorn } from '../../horn.ts';
import { EMPTY_LAYER, flat, stack } from '../../layer.ts';
import { BROKEN_BONE, CAPE } from './coat.ts';

/** A strict parting on the left. */
const PARTING =
  '220,190! 210,148 222,114 244,100! 252,90 258,95! 300,80 344,88 374,112 390,150 384,190! 374,176 370,160! 362,164 354,168! 350,150 338,142! 324,148 314,156! 308,146 296,146! 276,152 258,172! 260,160 254,154! 240,168 234,200! 228,188 228,176!';

export const front: HeadDesign = {
  facing: 'right',
  place: { to: [316, 290], turn: -2, scale: 0.83, wide: 0.95 },
  marks: [
    {
      shape: '190,100! 262,100 246,140 230,170 222,206 226,244 214,270 232,300! 200,320 160,240',
      fur: CAPE,
    },
    {
      shape: '410,100! 338,100 354,140 370,170 378,206 374,244 386,270 368,300! 400,320 440,240',
      fur: CAPE,
    },
  ],
  ears: { turn: -2, drop: 10, scale: 0.98 },
  horns: ({ pen: p, horn, plain }) => ({
    near: EMPTY_LAYER,
    far: stack(
      drawHorn(
        'hornF',
        p,
        horn,
        {
          spine: '328,146 348,110 368,68',
          widths: [66, 64, 58],
          ridges: 5,
          ridgesTo: 0.86,
          snapped: true,
          shadeSide: 1,
        },
        plain,
      ),
      flat(
        plain
          ? ''
          : fill(
              p.shape('344,68! 353,56! 363,67! 376,44! 386,62! 395,60! 386,78 366,82'),
              BROKEN_BONE,
            ),
      ),
      drawHorn(
        'hornN',
        p,
        horn,
        {
          spine: '272,146 244,100 214,44 206,-32',
          widths: [68, 65, 54, 36, 4],
          ridges: 9,
          ridgesTo: 0.78,
          knobs: 0.13,
        },
        plain,
      ),
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
        shape: PARTING,
        light: [
          '262,102! 304,92 340,100 366,124! 330,108 296,112 264,132!',
          '228,152! 232,122 248,104! 244,130 240,160!',
        ],
        lines: [
          '248,98 248,128 256,158',
          '296,146 306,126 336,116 366,146',
          '338,142 348,134 364,142 376,160',
        ],
      },
      plain,
    ),
  }),
  beard: ({ pen: p, hair, fur, plain }) =>
    drawHair(
      'beard',
      p,
      { ...hair, light: fur.shade },
      {
        shape:
          '256,384! 250,408 254,432! 264,424! 268,462 282,498! 290,482! 294,508 304,528! 316,500 318,472! 328,482 336,480! 344,450 340,424! 348,422 352,408! 352,394 344,384!',
        light: ['262,390! 258,410 262,420! 274,410! 274,450 284,482! 294,444 290,404'],
        lines: ['290,482 290,450 294,412', '318,472 318,440 314,410', '340,424 338,410 332,402'],
      },
      plain,
    ),
};
