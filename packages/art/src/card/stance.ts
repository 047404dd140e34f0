import type { GoatSlug, GoatTraits, Head, Pose } from '@goats/collection';
import type { Rarity } from '@goats/rules';
import { drawGoat, liftedPlace } from '../goat/draw-goat.ts';
import { pathSpots, type Spot } from '../ink/spots.ts';
import { CUP_TOP } from './lifted-cup.ts';

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
  ...{ left: 8, right: 492, top: 16, ground: 596, largest: 1.04 },
  drops: [30, 60, 90],
};

const ROOMS: Readonly<Record<Rarity, Room>> = {
  Common: FRAMED,
  Rare: FRAMED,
  Epic: BREAKING,
  Legendary: FULL_BLEED,
};

/** Under the shield or under the dial and its words, with a little air. */
export function underBadge([x, y]: Spot): boolean {
  return (
    (x < 106 && y < 140) || Math.hypot(x - 426, y - 88) < 58 || (x > 366 && y < 150 && y > 112)
  );
}

const SHIFTS = [0, -8, 8, -16, 16, -24, 24, -32, 32, -42, 42];
/** Where the bottom of the goat's space lands: behind the name plate. */
const FLOOR = 634;
const SMALLEST = 0.6;

/** Cut off by the bottom edge; all others are drawn down to the hooves. */
const PORTRAITS: readonly Pose[] = [
  'Chest Out',
  'Raised Hoof',
  'Folded Arms',
  'Ball Under Arm',
  'Cup Lifted',
];

const found = new Map<string, Stance>();

/**
 * As large as the tier's room allows without a horn or a hoof running under a badge.
 * `stanceFor('the-flea', 'Chest Out', 'Front', 'Rare') // { x: -24, y: 78, scale: 0.88 }`
 */
export function stanceFor(goat: GoatSlug, pose: Pose, head: Head, rarity: Rarity): Stance {
  const room = ROOMS[rarity];
  const key = `${goat}/${pose}/${head}/${room.largest}`;
  let stance = found.get(key);
  if (!stance) {
    // What is lifted stays below the gem.
    const top = pose === 'Cup Lifted' ? 62 : room.top;
    stance = place(figureSpots(goat, pose, head), { ...room, top }, PORTRAITS.includes(pose));
    found.set(key, stance);
  }
  return stance;
}

function figureSpots(goat: GoatSlug, pose: Pose, head: Head): readonly Spot[] {
  const plain: GoatTraits = {
    ...{ goat, pose, head, kit: 'Home', background: 'Rain', expression: 'Calm' },
    ...{ accessories: 'None', special: 'None' },
  };
  const spots = pathSpots(drawGoat(plain, { idPrefix: 'stance', detail: 'full' }).silhouette);
  if (pose !== 'Cup Lifted') return spots;
  const { x, y } = liftedPlace(goat);
  return [...spots, ...CUP_TOP.map(([dx, dy]): Spot => [x + dx, y + dy])];
}

function place(spots: readonly Spot[], room: Room, bust: boolean): Stance {
  const bottom = Math.max(...spots.map(([, y]) => y));
  // Shoulders may run under the frame; horns, ears and a raised hoof may not.
  const upper = bust ? spots.filter(([, y]) => y < 330) : spots;
  const left = Math.min(...upper.map(([x]) => x));
  const right = Math.max(...upper.map(([x]) => x));
  const middle = bust ? 316 : (left + right) / 2;
  const fits = ({ x, y, scale }: Stance): boolean =>
    upper.every(([sx, sy]) => {
      const spot: Spot = [x + sx * scale, y + sy * scale];
      return spot[0] > room.left && spot[0] < room.right && spot[1] > room.top && !underBadge(spot);
    });
  const stances = (scale: number): Stance[] =>
    (bust
      ? room.drops.map((drop) => FLOOR + drop - 632 * scale)
      : [room.ground - bottom * scale]
    ).flatMap((y) =>
      SHIFTS.map((shift) => ({
        x: Math.round(250 + shift - middle * scale),
        y: Math.round(y),
        scale,
      })),
    );
  for (let scale = room.largest; scale > SMALLEST; scale = Math.round(scale * 100 - 2) / 100) {
    const fitting = stances(scale).find(fits);
    if (fitting) return fitting;
  }
  return stances(SMALLEST)[0]!;
}
