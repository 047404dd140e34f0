import { GOAT_SLUGS, type GoatSlug, HEADS, type Kit, type Pose } from '@goats/collection';
import { describe, expect, it } from 'vitest';
import { pathExtent } from '../../ink/measure-path.ts';
import { type Point, points } from '../../ink/point.ts';
import { TRUNKS } from '../build.ts';
import { drawGoat } from '../draw-goat.ts';
import { GOAT_SPACE, type GoatLayers } from '../goat-layers.ts';
import { headOf, headPlacement } from '../head.ts';
import { homeTraits } from '../home-traits.ts';
import { TEN_GOATS } from '../ten/ten-goats.ts';
import { asBuilt } from './as-built.ts';
import type { Spot } from './bone.ts';
import { otherFooted } from './footing.ts';
import { SEAT } from './leg.ts';
import { FIGURES } from './poses.ts';
import { headInAction, type Rig, rigFor } from './rig.ts';
import type { Skeleton } from './skeleton.ts';

const RIGHT = Object.entries(FIGURES) as [Pose, Skeleton][];
const ACTIONS = [
  ...RIGHT,
  ...RIGHT.map(([pose, skeleton]) => [`${pose}, other foot`, otherFooted(skeleton)] as const),
];

const draw = (goat: GoatSlug, pose: Pose, kit: Kit = 'Home'): GoatLayers =>
  drawGoat({ ...homeTraits(goat), pose, kit }, { idPrefix: 'g', detail: 'full' });

function rigOf(goat: GoatSlug, pose: Skeleton): Rig {
  const design = TEN_GOATS[goat];
  return rigFor(design, asBuilt(pose, design.physique), [0, 0]);
}

function inside(at: readonly [number, number], shape: readonly Point[]): boolean {
  let within = false;
  shape.forEach((a, i) => {
    const b = shape[(i + 1) % shape.length]!;
    const between = a.y > at[1] !== b.y > at[1];
    if (between && at[0] < ((b.x - a.x) * (at[1] - a.y)) / (b.y - a.y) + a.x) within = !within;
  });
  return within;
}

/** Which cells of a coarse grid a figure's outlines pass through: its shape as seen from afar. */
function footprint(silhouette: string, cell: number): Set<string> {
  const cells = new Set<string>();
  for (const piece of silhouette.match(/M[^M]+/g) ?? []) {
    const { left, top, right, bottom } = pathExtent(piece);
    for (let x = Math.floor(left / cell); x <= right / cell; x++)
      for (let y = Math.floor(top / cell); y <= bottom / cell; y++) cells.add(`${x},${y}`);
  }
  return cells;
}

describe.each(GOAT_SLUGS)('%s in action', (goat) => {
  it.each(ACTIONS)('grows every limb out of its body: %s', (_, pose) => {
    const design = TEN_GOATS[goat];
    const rig = rigOf(goat, pose);
    const trunk = points(TRUNKS[design.build].shape).map(rig.torso);
    const seat = points(SEAT).map(rig.torso);
    for (const arm of rig.arms) expect(inside(arm.first.from, trunk)).toBe(true);
    for (const leg of rig.legs) expect(inside(leg.first.from, seat)).toBe(true);
    for (const limb of [...rig.arms, ...rig.legs]) {
      expect(limb.second.from).toEqual(limb.first.to);
      expect(limb.hoof.at).toEqual(limb.second.to);
    }
  });

  it.each(ACTIONS)('keeps its head on its shoulders, whichever way it looks: %s', (_, pose) => {
    for (const name of HEADS) {
      const { physique } = TEN_GOATS[goat];
      const head = headInAction(
        headOf(TEN_GOATS[goat], name),
        asBuilt(pose, physique),
        physique.head,
      );
      const skull = headPlacement(head)({ x: 297, y: 240 });
      const collar = rigOf(goat, pose).torso({ x: 304, y: 352 });
      expect(Math.hypot(skull.x - collar.x, skull.y - collar.y)).toBeLessThan(130);
    }
  });

  it('is drawn within its space, and the ball with it', () => {
    for (const [pose, kit] of RIGHT.flatMap(
      ([name]) =>
        [
          [name, 'Home'],
          [name, 'Away'],
        ] as const,
    )) {
      const { bounds, ball, face } = draw(goat, pose, kit);
      // Whoever is broadest may reach a little past it: cards and posters place what is drawn.
      expect(bounds.left, pose).toBeGreaterThan(-44);
      expect(bounds.top, pose).toBeGreaterThan(-16);
      expect(bounds.right, pose).toBeLessThan(GOAT_SPACE + 44);
      expect(face.y, pose).toBeLessThan(540);
      if (ball) {
        expect(ball.x - ball.r, pose).toBeGreaterThan(0);
        expect(ball.x + ball.r, pose).toBeLessThan(GOAT_SPACE);
        // A card stands the figure on its plate, which hides what lies lower than its hooves.
        expect(ball.y + ball.r, pose).toBeLessThan(bounds.bottom + 8);
        expect(ball.y - ball.r, pose).toBeGreaterThan(-8);
      } else expect(FIGURES[pose]?.ball, pose).toBeUndefined();
    }
  });

  it('kicks with the other foot in the away shirt', () => {
    const home = draw(goat, 'Volley').ball!;
    const away = draw(goat, 'Volley', 'Away').ball!;
    expect(home.x < GOAT_SPACE / 2).toBe(away.x > GOAT_SPACE / 2);
  });

  it('is itself in black: no action covers the same ground as another, or as a portrait', () => {
    // A sling lies before the chest: it is not seen in black.
    const poses = (['Chest Out', ...RIGHT.map(([pose]) => pose)] as Pose[]).filter(
      (pose) => !pose.startsWith('Sling'),
    );
    const cell = 36 * TEN_GOATS[goat].physique.height;
    const prints = poses.map((pose) => footprint(draw(goat, pose).silhouette, cell));
    prints.forEach((a, i) => {
      prints.slice(i + 1).forEach((b, k) => {
        const shared = [...a].filter((cell) => b.has(cell)).length;
        const all = new Set([...a, ...b]).size;
        expect(shared / all, `${poses[i]} and ${poses[i + 1 + k]}`).toBeLessThan(0.88);
      });
    });
  });
});

describe('ten bodies', () => {
  /** A body without its head, as seen from afar: each measure against the tallest trunk's. */
  function measures(goat: GoatSlug): Record<string, number> {
    const { arms, legs, torso } = rigOf(goat, FIGURES.Volley!);
    const far = (a: Spot, b: Spot) => Math.hypot(a[0] - b[0], a[1] - b[1]);
    const wide = (y: number, x: number): number => {
      const [left, right] = [torso({ x: 304 - x, y }), torso({ x: 304 + x, y })];
      return far([left.x, left.y], [right.x, right.y]);
    };
    const [neck, hips] = [torso({ x: 304, y: 340 }), torso({ x: 304, y: 640 })];
    return {
      trunk: far([neck.x, neck.y], [hips.x, hips.y]),
      shoulders: wide(400, 200),
      waist: wide(580, 150),
      leg: far(legs[0].first.from, legs[0].first.to) + far(legs[0].second.from, legs[0].second.to),
      thigh: legs[0].first.thick,
      arm: arms[0].first.thick,
    };
  }

  it('no two goats are built alike: each differs from every other in three measures at least', () => {
    const all = GOAT_SLUGS.map((goat) => [goat, measures(goat)] as const);
    all.forEach(([one, a], i) => {
      for (const [other, b] of all.slice(i + 1)) {
        const apart = Object.keys(a).filter((name) => {
          const ratio = a[name]! / b[name]!;
          return ratio < 0.93 || ratio > 1.075;
        });
        expect(apart.length, `${one} and ${other}: ${apart}`).toBeGreaterThanOrEqual(3);
      }
    });
  });

  it('the Flea is the smallest, and nobody is broader than el Fenómeno at the waist', () => {
    const tall = (goat: GoatSlug) => measures(goat).trunk! + measures(goat).leg!;
    const by = (of: (goat: GoatSlug) => number) => [...GOAT_SLUGS].sort((a, b) => of(a) - of(b));
    expect(by(tall)[0]).toBe('the-flea');
    expect(by(tall).at(-1)).toBe('kaiser-goat');
    expect(by((goat) => measures(goat).waist!).at(-1)).toBe('el-fenomeno');
    expect(by((goat) => measures(goat).shoulders! / measures(goat).waist!).at(-1)).toBe(
      'the-machine',
    );
  });
});
