import { fill, INK, outline } from '../ink/element.ts';
import { part } from '../ink/part.ts';
import { pen } from '../ink/pen.ts';
import { chain, type Placement, place } from '../ink/placement.ts';
import type { Point } from '../ink/point.ts';
import { type Layer, solid } from './layer.ts';

type Patch = readonly [x: number, y: number, r: number, turn: number, wide: number, tall: number];

const PATCHES: readonly Patch[] = [
  [-14, -22, 25, 0.3, 1, 1],
  [-66, -8, 22, 0.1, 0.5, 1],
  [44, -50, 20, 0.5, 0.8, 0.7],
  [-30, 50, 24, 0.2, 1, 0.7],
  [44, 24, 25, 0.9, 0.8, 1],
  [-34, -74, 20, 0.6, 1, 0.4],
];

const SEAMS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 4],
  [0, 5],
  [3, 4],
  [1, 3],
  [2, 4],
  [1, 5],
] as const;

const RADIUS = 75;

/**
 * A football; drawn about its own middle.
 * @example drawBall('ball', { x: 432, y: 532, r: 76 }, bodyPlacement)
 */
export function drawBall(
  name: string,
  at: { x: number; y: number; r: number },
  body: Placement,
): Layer {
  const p = pen(chain(place({ pivot: [0, 0], to: [at.x, at.y], scale: at.r / RADIUS }), body));
  const round = '-75,0 -53,-53 0,-75 53,-53 75,0 53,53 0,75 -53,53';
  const patches = PATCHES.map(([x, y, r, turn, wide, tall]) =>
    p.shape(
      Array.from({ length: 5 }, (_, i): Point => {
        const angle = turn + (i * 2 * Math.PI) / 5;
        return {
          x: x + Math.cos(angle) * r * wide,
          y: y + Math.sin(angle) * r * tall,
          corner: true,
        };
      }),
    ),
  ).join('');
  const seams = SEAMS.map(([a, b]) => {
    const from = PATCHES[a]!;
    const to = PATCHES[b]!;
    return p.line([
      { x: from[0], y: from[1] },
      { x: to[0], y: to[1] },
    ]);
  }).join('');
  return solid(
    part(
      name,
      p.shape(round),
      '#efe9dc',
      fill(p.shape('-56,-50 -10,-72 -26,-10 -72,20'), '#fff') +
        fill(patches, INK) +
        outline(seams, 3.4) +
        fill(
          p.shape('30,-90! 44,0 -10,60 -60,60! -40,120 120,90 110,-60'),
          '#2a2350',
          'opacity=".42"',
        ),
      5,
    ),
  );
}
