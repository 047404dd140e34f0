import type { Pen } from '../../../ink/pen.ts';
import { mirrored } from '../../../ink/point.ts';
import type { HeadDesign } from '../../goat-design.ts';
import { beard, headOfHair } from '../../head-parts.ts';
import { EMPTY_LAYER, stack } from '../../layer.ts';
import { drawRoyalHorn, flipped } from './royal-horn.ts';

/** Combed up and over to one side. */
const WAVE =
  '222,184! 212,156 222,120 250,92 292,78 336,82 370,102 386,136! 384,160 376,182! 368,160 356,148! 342,156 326,150! 306,144 284,152! 262,150 250,162! 236,172 232,194!';

export const front: HeadDesign = {
  facing: 'right',
  place: { to: [316, 306], turn: 4, scale: 0.83, wide: 0.89 },
  marks: [],
  ears: { turn: 2, drop: 8, scale: 0.98 },
  horns: (sheet) => {
    const arch = (name: string, p: Pen) =>
      drawRoyalHorn(
        name,
        p,
        sheet,
        '328,146 340,92 350,34 380,-18 438,-40',
        [68, 66, 57, 44, 26, 3],
      );
    return {
      near: EMPTY_LAYER,
      far: stack(arch('hornF', sheet.pen), arch('hornN', flipped(sheet.pen))),
    };
  },
  dress: headOfHair(
    {
      shape: mirrored(
        '300,104! 356,104 388,130 404,176! 412,200 408,228! 424,250 420,276! 400,270 390,260! 384,280 372,292! 350,240 300,220',
        300,
      ),
      light: ['240,112! 210,140 204,184! 196,206 200,232! 214,200 226,150'],
      lines: ['192,228 204,212 208,190', '408,228 398,212 394,190'],
    },
    {
      shape: WAVE,
      light: [
        '272,92! 320,86 358,102 378,130! 340,106 300,104 264,122 240,156!',
        '244,154! 262,128 290,116! 268,138 260,154!',
      ],
      lines: [
        '284,152 294,130 330,114 366,122',
        '250,162 256,132 286,106 328,94',
        '326,150 340,134 360,132 376,146',
        '226,182 224,150 240,116 264,98',
      ],
    },
    { behind: 'mane', before: 'hair', shaded: true },
  ),
  beard: beard({
    shape:
      '264,388! 256,408 260,428! 270,422! 274,458 292,496! 306,516 330,522! 318,500 318,480! 328,484 338,480! 336,450 334,424! 342,420 346,408! 344,396 338,388!',
    light: ['270,394! 266,410 270,418! 280,408! 280,446 294,486! 298,450 294,408'],
    lines: ['270,422 276,408 284,398', '318,480 310,450 314,410', '300,496 292,456 294,416'],
  }),
};
