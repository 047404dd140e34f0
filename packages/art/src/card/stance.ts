import type { Pose } from '@goats/collection';
import type { Rarity } from '@goats/rules';
import { liftedPlace } from '../goat/draw-goat.ts';
import { FIGURES } from '../goat/figure/poses.ts';
import type { Round } from '../goat/goat-layers.ts';
import { TEN_GOATS } from '../goat/ten/ten-goats.ts';
import type { Spot } from '../ink/measure-path.ts';
import { memo } from '../ink/memo.ts';
import { CUP_TOP } from './lifted-cup.ts';
import { type Measured, measured, type Posed, posedKey } from './measured.ts';

/** Where the goat's space of 632 units lands in a card of 500 by 700. */
export interface Stance {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** How much room a tier gives its goat. */
interface Room {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Feet of a whole figure; a bust runs on behind the plate. */
  readonly ground: number;
  readonly largest: number;
  /** How far below the plate's middle the bottom of a bust may land, to be larger. */
  readonly drops: readonly number[];
}

const FRAMED: Room = { left: 40, right: 460, top: 44, ground: 560, largest: 0.92, drops: [0, 16] };
const BREAKING: Room = { ...FRAMED, left: 28, right: 472, top: 30, largest: 0.94, drops: [0, 20] };
const FULL_BLEED: Room = {
  ...{ left: 8, right: 492, top: 16, ground: 576, largest: 1.04 },
  drops: [30, 60, 90],
};

const ROOMS: Readonly<Record<Rarity, Room>> = {
  Common: FRAMED,
  Rare: FRAMED,
  Epic: BREAKING,
  Legendary: FULL_BLEED,
};

/** Under the shield or under the dial and its words, with a little air. */
function underBadge([x, y]: Spot): boolean {
  return (
    (x < 106 && y < 140) || Math.hypot(x - 426, y - 88) < 58 || (x > 366 && y < 150 && y > 112)
  );
}

/** Busts that are told by what the arms do: they stand higher, or the plate would hide it. */
const ACROSS_THE_CHEST: readonly Pose[] = ['Folded Arms', 'Ball Under Arm'];
const ABOVE_PLATE = -60;

const SHIFTS = [0, -8, 8, -16, 16, -24, 24, -32, 32, -42, 42];
/** Where the bottom of the goat's space lands: behind the name plate. */
const FLOOR = 634;
const SMALLEST = 0.6;
const STRIP = 5;
export const PLATE_TOP = 550;

const once = memo<Stance>();

/**
 * As large as the tier's room allows without a horn or a hoof running under a badge.
 * `stanceFor(traits, 'Rare') // { x: -24, y: 78, scale: 0.88 }`
 */
export function stanceFor(posed: Posed, rarity: Rarity): Stance {
  const room = ROOMS[rarity];
  return once(`${posedKey(posed)}/${room.largest}`, () => {
    const { pose } = posed;
    // What is lifted stays below the gem.
    const top = pose === 'Cup Lifted' ? 62 : room.top;
    const drops = ACROSS_THE_CHEST.includes(pose) ? [ABOVE_PLATE] : room.drops;
    return place(figureOf(posed), { ...room, top, drops });
  });
}

/** What of a goat has to be seen. */
interface Figure extends Measured {
  readonly bust: boolean;
  readonly height: number;
}

function figureOf(posed: Posed): Figure {
  const { goat, pose } = posed;
  const { spots, face, bounds } = measured(posed);
  const { x, y } = liftedPlace(goat);
  const cup = pose === 'Cup Lifted' ? CUP_TOP.map(([dx, dy]): Spot => [x + dx, y + dy]) : [];
  // Cut off by the bottom edge; a pose with bones of its own is drawn down to the hooves.
  const bust = FIGURES[pose] === undefined;
  // Shoulders may run under the frame; horns, ears and a raised hoof may not.
  const seen = spots.filter((spot) => !bust || spot[1] < 330);
  return {
    spots: [...outermost(seen), ...cup],
    face,
    bounds,
    bust,
    height: TEN_GOATS[goat].physique.height,
  };
}

/** Of each strip of a silhouette what stands out furthest left and right: what lies between is safe with it. */
function outermost(spots: readonly Spot[]): readonly Spot[] {
  const left = new Map<number, Spot>();
  const right = new Map<number, Spot>();
  for (const spot of spots) {
    const strip = Math.round(spot[1] / STRIP);
    if (spot[0] < (left.get(strip)?.[0] ?? Number.POSITIVE_INFINITY)) left.set(strip, spot);
    if (spot[0] > (right.get(strip)?.[0] ?? Number.NEGATIVE_INFINITY)) right.set(strip, spot);
  }
  return [...left.values(), ...right.values()];
}

/** A face is seen whole: under no badge, and above the plate. */
function showsFace({ x, y, r }: Round, stance: Stance): boolean {
  const reach = r * stance.scale;
  const [cx, cy] = [stance.x + x * stance.scale, stance.y + y * stance.scale];
  return (
    cy + reach < PLATE_TOP &&
    !underBadge([cx - reach, cy - reach]) &&
    !underBadge([cx + reach, cy - reach])
  );
}

function place({ spots, face, bounds, bust, height }: Figure, room: Room): Stance {
  const middle = bust ? 316 : (bounds.left + bounds.right) / 2;
  // A small goat in action may be drawn larger, or half its card would be empty; not as large as others.
  const largest = bust ? room.largest : Math.round((room.largest / Math.sqrt(height)) * 52) / 50;
  const fits = (stance: Stance): boolean =>
    showsFace(face, stance) &&
    spots.every(([sx, sy]) => {
      const spot: Spot = [stance.x + sx * stance.scale, stance.y + sy * stance.scale];
      return spot[0] > room.left && spot[0] < room.right && spot[1] > room.top && !underBadge(spot);
    });
  const stances = (scale: number): readonly Stance[] => {
    const tops = bust
      ? room.drops.map((drop) => FLOOR + drop - 632 * scale)
      : [room.ground - bounds.bottom * scale];
    return tops.flatMap((y) =>
      SHIFTS.map((shift) => ({
        x: Math.round(250 + shift - middle * scale),
        y: Math.round(y),
        scale,
      })),
    );
  };
  for (let scale = largest; scale > SMALLEST; scale = Math.round(scale * 100 - 2) / 100) {
    const fitting = stances(scale).find(fits);
    if (fitting) return fitting;
  }
  return stances(SMALLEST)[0]!;
}
