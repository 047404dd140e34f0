import { type Pen, pen } from '../ink/pen.ts';
import { inPlace } from '../ink/placement.ts';
import type { PatternName } from './goat-design.ts';

/** Marks of the second colour on a shirt, and thin lines in the colour of the piping. */
export interface PatternDrawing {
  readonly shapes: string;
  readonly piping: string;
  readonly pipingWidth: number;
}

const NONE: PatternDrawing = { shapes: '', piping: '', pipingWidth: 0 };

const YOKE_EDGE = '660,404 560,388 480,394 400,432 304,472! 210,434 130,394 60,390 -50,404';

/**
 * A shirt pattern in the space of the body, bent with the chest.
 * @example drawPattern('chevron', pen(body))
 */
export function drawPattern(name: PatternName, p: Pen = pen(inPlace)): PatternDrawing {
  switch (name) {
    case 'yoke':
      return {
        shapes: p.shape(
          `-50,300! 660,300! ${YOKE_EDGE.replaceAll(' -50,404', ' -50,404!').replace('660,404', '660,404!')}`,
        ),
        piping: p.line(YOKE_EDGE),
        pipingWidth: 7,
      };
    case 'stripes':
      return {
        ...NONE,
        shapes: [
          '52,300! 96,300! 80,470 60,740! 0,740! 20,480',
          '142,300! 182,300! 186,380 168,450 178,520 190,740! 134,740! 128,520 120,450 136,380',
          '222,300! 264,300! 264,400 256,500 268,560 266,740! 222,740! 222,560 206,500 218,400',
          '326,300! 368,300! 378,400 386,500 372,560 378,740! 332,740! 324,560 334,500 328,400',
          '410,300! 450,300! 462,400 474,460 454,520 448,740! 398,740! 408,560 432,480 420,400',
          '504,300! 560,300! 552,400 566,590 580,740! 524,740! 506,400',
        ]
          .map((d) => p.shape(d))
          .join(''),
      };
    case 'halves':
      return {
        ...NONE,
        shapes: p.shape(
          '304,300! 700,300! 700,760! 304,760! 296,600 306,520 303,496 312,462 304,430!',
        ),
      };
    case 'quarters':
      return {
        ...NONE,
        shapes: p.shape(
          '304,300! 700,300! 700,524! 560,512 470,516 380,536 303,524! 220,538 140,520 40,512 -70,524! -70,760! 304,760! 298,640 303,524! 312,462 304,430!',
        ),
      };
    case 'chevron': {
      const band =
        '-60,330! 60,376 160,430 230,492 304,552! 376,492 440,430 540,376 670,330! 670,404! 540,446 440,500 372,556 304,616! 234,556 160,500 60,446 -60,404!';
      return { shapes: p.shape(band), piping: p.shape(band), pipingWidth: 4 };
    }
    case 'sash': {
      const band =
        '150,320! 236,330! 300,410 372,500 430,580 470,640 520,720! 440,760! 390,670 330,580 268,510 200,420';
      return { shapes: p.shape(band), piping: p.shape(band), pipingWidth: 5 };
    }
    case 'pinstripe':
      return {
        ...NONE,
        piping: [
          '10,400 -10,560 -30,740',
          '62,340 46,520 26,740',
          '110,320 96,500 96,740',
          '160,320 150,440 158,540 150,740',
          '206,320 198,460 210,560 200,740',
          '252,320 246,470 256,560 250,740',
          '356,320 364,470 354,560 360,740',
          '402,320 412,460 398,560 410,740',
          '448,320 460,440 450,540 462,740',
          '500,320 514,500 512,740',
          '548,330 562,520 582,740',
          '600,400 612,560 640,740',
        ]
          .map((d) => p.line(d))
          .join(''),
        pipingWidth: 5,
      };
    case 'hoops':
      return {
        ...NONE,
        shapes: [
          '-60,400! 60,410 160,396 230,424 304,446! 376,424 450,396 548,410 670,400! 670,450! 548,460 450,446 380,476 304,496! 226,476 156,446 60,460 -60,450!',
          '-60,504! 60,514 150,500 220,530 304,548! 390,530 460,500 550,514 670,504! 670,556! 550,566 460,556 390,584 304,600! 220,584 150,556 60,566 -60,556!',
          '-60,616! 60,626 150,612 220,640 304,652! 390,640 460,612 550,626 670,616! 670,670! 550,680 460,664 390,692 304,704! 220,692 150,664 60,680 -60,670!',
        ]
          .map((d) => p.shape(d))
          .join(''),
      };
    case 'sleeves':
      return {
        ...NONE,
        shapes: p.shapes(
          '190,320! -80,320! -80,620! 110,620! 149,500! 134,462 132,420 160,376',
          '418,320! 690,320! 690,620! 500,620! 466,504! 478,462 476,420 448,376',
        ),
      };
    case 'placket':
    case 'solid':
      return NONE;
  }
}
