import { fill } from '../../../ink/element.ts';
import type { HeadDesign } from '../../goat-design.ts';
import { drawHair } from '../../hair.ts';
import { drawHorn } from '../../horn.ts';
import { EMPTY_LAYER, flat, stack } from '../../layer.ts';
import { BROKEN_BONE, CAPE } from './coat.ts';

const COMBED =
  '366,168! 368,136 346,104 308,88! 298,82 290,88! 258,92 226,118 208,152 200,190! 216,186 226,174! 226,196 218,216! 238,204 250,184! 254,196 250,208! 268,184 284,160 306,152! 306,162 302,172! 320,162 330,148! 344,150 354,164!';

export const profile: HeadDesign = {
  facing: 'right',
  place: { to: [340, 290], turn: -2, scale: 0.83, wide: 0.96 },
  marks: [
    {
      shape:
        '180,90! 260,100 272,150 252,190 262,226 244,262 262,296 246,330 300,352! 320,400 170,400',
      fur: CAPE,
    },
  ],
  ears: { turn: -2, drop: 8, scale: 0.94 },
  horns: ({ pen: p, horn, plain }) => ({
    far: stack(
      drawHorn(
        'hornF',
        p,
        horn,
        {
          spine: '316,136 326,90 330,36',
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
              p.shape('307,44! 313,30! 322,42! 329,16! 338,32! 353,27! 348,50 328,55'),
              BROKEN_BONE,
            ),
      ),
    ),
    near: drawHorn(
      'hornN',
      p,
      horn,
      {
        spine: '266,150 236,98 196,46 178,-28',
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
        shape: COMBED,
        light: [
          '344,118! 314,100 276,102 246,122! 278,112 312,114 346,134!',
          '222,164! 226,142 240,122! 238,146 230,164!',
        ],
        lines: [
          '306,152 282,148 262,160 250,184',
          '352,150 322,126 282,128 246,156',
          '226,174 236,148 258,126',
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
          '336,368! 328,394 332,420! 342,412! 344,452 360,488! 368,472! 376,498 388,516! 400,488 402,460! 412,470 420,468! 428,440 422,414! 432,410 434,398! 432,386 424,378!',
        light: ['342,374! 336,396 340,408! 352,394! 352,436 362,472! 374,428 368,386'],
        lines: ['368,472 368,436 376,400', '402,460 402,430 396,402', '422,414 418,402 412,394'],
      },
      plain,
    ),
};
