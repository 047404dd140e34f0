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
  return rigFor(TEN_GOATS[goat], pose, [0, 0]);
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
function footprint(silhouette: string): Set<string> {
  const cells = new Set<string>();
  for (const piece of silhouette.match(/M[^M]+/g) ?? []) {
    const { left, top, right, bottom } = pathExtent(piece);
    for (let x = Math.floor(left / 40); x <= right / 40; x++)
      for (let y = Math.floor(top / 40); y <= bottom / 40; y++) cells.add(`${x},${y}`);
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
      const head = headInAction(headOf(TEN_GOATS[goat], name), pose);
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
      expect(bounds.left, pose).toBeGreaterThan(-16);
      expect(bounds.top, pose).toBeGreaterThan(-16);
      expect(bounds.right, pose).toBeLessThan(GOAT_SPACE + 16);
      expect(face.y, pose).toBeLessThan(540);
      if (ball) {
        expect(ball.x - ball.r, pose).toBeGreaterThan(0);
        expect(ball.x + ball.r, pose).toBeLessThan(GOAT_SPACE);
        // The plate of a card hides what lies lower.
        expect(ball.y + ball.r, pose).toBeLessThan(560);
        expect(ball.y - ball.r, pose).toBeGreaterThan(-8);
      } else expect(pose).toBe('Celebration');
    }
  });

  it('kicks with the other foot in the away shirt', () => {
    const home = draw(goat, 'Volley').ball!;
    const away = draw(goat, 'Volley', 'Away').ball!;
    expect(home.x < GOAT_SPACE / 2).toBe(away.x > GOAT_SPACE / 2);
  });

  it('is itself in black: no action covers the same ground as another, or as a portrait', () => {
    const poses: Pose[] = ['Chest Out', ...RIGHT.map(([pose]) => pose)];
    const prints = poses.map((pose) => footprint(draw(goat, pose).silhouette));
    prints.forEach((a, i) => {
      prints.slice(i + 1).forEach((b, k) => {
        const shared = [...a].filter((cell) => b.has(cell)).length;
        const all = new Set([...a, ...b]).size;
        expect(shared / all, `${poses[i]} and ${poses[i + 1 + k]}`).toBeLessThan(0.75);
      });
    });
  });
});
