import { fill } from '../../../ink/element.ts';
import type { HeadDesign } from '../../goat-design.ts';
import { drawHair } from '../../hair.ts';
import { drawHorn } from '../../horn.ts';
import { EMPTY_LAYER, flat, stack } from '../../layer.ts';
import { BROKEN_BONE, CAPE } from './coat.ts';

const PARTING =
  '230,186! 220,148 232,116 256,100! 264,92 270,96! 312,80 356,92 382,122 388,164! 376,152 368,144! 360,154 352,160! 346,146 334,140! 322,148 312,158! 306,148 296,148! 278,156 264,178! 266,164 260,158! 250,172 250,202! 242,190 240,178! 236,184';

export const quarter: HeadDesign = {
  facing: 'right',
  place: { to: [316, 290], turn: -1, scale: 0.83, wide: 0.95 },
  marks: [
    {
      shape:
        '190,120! 250,110 268,140 252,176 236,190 232,230 240,270 226,310 250,350! 210,380 170,320',
      fur: CAPE,
    },
  ],
  ears: { turn: -2, drop: 6, scale: 1 },
  horns: ({ pen: p, horn, plain }) => ({
    far: stack(
      drawHorn(
        'hornF',
        p,
        horn,
        {
          spine: '336,144 354,110 376,66',
          widths: [56, 54, 48],
          ridges: 5,
          ridgesTo: 0.86,
          snapped: true,
        },
        plain,
      ),
      flat(
        plain
          ? ''
          : fill(
              p.shape('354,68! 362,56! 372,66! 384,44! 392,62! 400,60! 392,76 374,80'),
              BROKEN_BONE,
            ),
      ),
    ),
    near: drawHorn(
      'hornN',
      p,
      horn,
      {
        spine: '266,152 232,100 196,46 184,-30',
        widths: [74, 70, 58, 38, 4],
        ridges: 9,
        ridgesTo: 0.78,
        knobs: 0.13,
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
        shape: PARTING,
        light: [
          '276,102! 316,92 352,104 372,124! 340,112 306,114 276,136!',
          '240,150! 244,122 260,104! 256,130 252,160!',
        ],
        lines: [
          '260,98 260,128 264,160',
          '296,148 304,128 336,116 368,144',
          '334,140 344,130 360,132 376,148',
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
          '290,384! 284,410 290,436! 300,428! 304,466 320,500! 330,484! 336,510 344,528! 356,500 358,472! 368,482 378,480! 384,450 380,426! 390,424 394,410! 394,394 382,380!',
        light: ['296,392! 292,410 296,422! 310,410! 312,450 322,484! 332,440 326,404'],
        lines: ['330,484 330,450 336,412', '358,472 358,440 354,410', '380,426 378,412 372,402'],
      },
      plain,
    ),
};
