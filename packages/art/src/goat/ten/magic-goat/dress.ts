import type { PointList } from '../../../ink/point.ts';
import { drawCorkscrew } from '../../corkscrew.ts';
import type { HeadDesign } from '../../goat-design.ts';
import { drawHair, type HairSetting } from '../../hair.ts';
import { solid, stack } from '../../layer.ts';
import { type BandSetting, drawBand, drawTails } from './headband.ts';

interface Corkscrew {
  readonly spine: PointList;
  readonly widths: readonly number[];
}

/** A markhor's horns, wound alike from every side. */
export function corkscrews(far: Corkscrew, near: Corkscrew): HeadDesign['horns'] {
  return ({ pen, horn, plain }) => ({
    far: drawCorkscrew('hornF', pen, horn, { ...far, turns: 3.4 }, plain),
    near: drawCorkscrew('hornN', pen, horn, { ...near, turns: 3.4 }, plain),
  });
}

/** Curls behind the ears, curls on top, and the sweatband between them with its loose ends. */
export function bandedHair(look: {
  readonly mane: HairSetting;
  readonly tails: readonly [PointList, PointList];
  readonly top: HairSetting;
  readonly band: BandSetting;
}): HeadDesign['dress'] {
  return ({ pen, hair, plain }) => ({
    fringe: 'band',
    back: stack(
      drawHair('mane', pen, hair, look.mane, plain),
      solid(...drawTails(pen, ...look.tails)),
    ),
    front: stack(drawHair('hair', pen, hair, look.top, plain), solid(drawBand(pen, look.band))),
  });
}
