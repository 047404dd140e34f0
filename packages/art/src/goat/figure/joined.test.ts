import { GOAT_SLUGS, type GoatSlug, HEADS, POSES, type Pose } from '@goats/collection';
import { describe, expect, it } from 'vitest';
import { type Extent, pathExtent, pathSpots, type Spot } from '../../ink/measure-path.ts';
import { drawGoat } from '../draw-goat.ts';
import { homeTraits } from '../home-traits.ts';
import { TEN_GOATS } from '../ten/ten-goats.ts';
import { asBuilt } from './as-built.ts';
import { FIGURES } from './poses.ts';
import { type RiggedLimb, rigFor } from './rig.ts';

interface Outline {
  readonly spots: readonly Spot[];
  readonly box: Extent;
}

function outlinesOf(silhouette: string): readonly Outline[] {
  return (silhouette.match(/M[^M]+/g) ?? []).map((path) => ({
    spots: pathSpots(path),
    box: pathExtent(path),
  }));
}

function within([x, y]: Spot, spots: readonly Spot[]): boolean {
  let inside = false;
  spots.forEach(([ax, ay], i) => {
    const [bx, by] = spots[(i + 1) % spots.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

function overlap(a: Outline, b: Outline): boolean {
  const apart =
    a.box.right < b.box.left ||
    b.box.right < a.box.left ||
    a.box.bottom < b.box.top ||
    b.box.bottom < a.box.top;
  return (
    !apart &&
    (a.spots.some((spot) => within(spot, b.spots)) || b.spots.some((spot) => within(spot, a.spots)))
  );
}

/** What hangs together with the largest outline, the trunk's or a cloak's. */
function joinedTo(outlines: readonly Outline[]): ReadonlySet<Outline> {
  const size = ({ box }: Outline) => (box.right - box.left) * (box.bottom - box.top);
  const joined = new Set([outlines.reduce((a, b) => (size(b) > size(a) ? b : a))]);
  for (const one of joined) {
    for (const other of outlines) if (!joined.has(other) && overlap(one, other)) joined.add(other);
  }
  return joined;
}

const length = ([x, y]: Spot): number => Math.hypot(x, y);

describe.each(GOAT_SLUGS)('%s', (goat: GoatSlug) => {
  it('hangs together in every pose: no limb, horn or hoof lies beside the goat', () => {
    POSES.forEach((pose, i) => {
      for (const kit of ['Home', 'Away'] as const) {
        const head = HEADS[(i + (kit === 'Away' ? 2 : 0)) % HEADS.length]!;
        const traits = { ...homeTraits(goat), pose, kit, head };
        const { silhouette, ball } = drawGoat(traits, { idPrefix: 'g', detail: 'full' });
        const outlines = outlinesOf(silhouette);
        const joined = joinedTo(outlines);
        const stray = outlines.filter((outline) => {
          if (joined.has(outline)) return false;
          const { left, right, top, bottom } = outline.box;
          const at: Spot = [(left + right) / 2, (top + bottom) / 2];
          return !ball || length([at[0] - ball.x, at[1] - ball.y]) > ball.r + 12;
        });
        expect(
          stray.map(({ box }) => box),
          `${pose}, ${kit}, ${head}`,
        ).toEqual([]);
      }
    });
  });

  it('has limbs of one length in every pose, and bends none of them back onto itself', () => {
    const { physique } = TEN_GOATS[goat];
    const check = (limb: RiggedLimb, long: number, pose: string): void => {
      for (const { from, to } of [limb.first, limb.second]) {
        const share = length([to[0] - from[0], to[1] - from[1]]) / (long * physique.height);
        // Foreshortened at most by a third, and never drawn out.
        expect(share, pose).toBeGreaterThan(0.6);
        expect(share, pose).toBeLessThan(1.25);
      }
      const [a, b] = [limb.first, limb.second].map(
        ({ from, to }): Spot => [to[0] - from[0], to[1] - from[1]],
      );
      const cosine = (a![0] * b![0] + a![1] * b![1]) / (length(a!) * length(b!));
      expect(cosine, pose).toBeGreaterThan(-0.86);
    };
    for (const [pose, figure] of Object.entries(FIGURES) as [Pose, typeof FIGURES.Volley][]) {
      const rig = rigFor(TEN_GOATS[goat], asBuilt(figure!, physique), [0, 0]);
      for (const arm of rig.arms) check(arm, 94 * physique.arm.long, pose);
      for (const leg of rig.legs) check(leg, 108 * physique.leg.long, pose);
    }
  });
});
