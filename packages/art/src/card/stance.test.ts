import { GOAT_SLUGS, POSES } from '@goats/collection';
import { describe, expect, it } from 'vitest';
import { drawGoat } from '../goat/draw-goat.ts';
import { stanceFor } from './stance.ts';

type Spot = readonly [x: number, y: number];

const WIDTHS: Readonly<Record<string, number>> = { M: 2, l: 2, t: 2, q: 4 };

/** Ends and middles of the lines and curves of a silhouette. */
function spots(data: string): readonly Spot[] {
  const found: Spot[] = [];
  let pen: Spot = [0, 0];
  let handle: Spot = pen;
  for (const [, letter = '', rest = ''] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    if (letter === 'z') continue;
    const width = WIDTHS[letter];
    if (!width) throw new Error(`this reader does not know '${letter}'`);
    const n = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    for (let i = 0; i + width <= n.length; i += width) {
      const from = letter === 'M' ? ([0, 0] as const) : pen;
      const at = (k: number): Spot => [from[0] + n[i + k]!, from[1] + n[i + k + 1]!];
      const to = at(width - 2);
      if (letter === 'q') handle = at(0);
      else if (letter === 't') handle = [2 * pen[0] - handle[0], 2 * pen[1] - handle[1]];
      else handle = to;
      if (letter === 'q' || letter === 't') {
        found.push([(pen[0] + 2 * handle[0] + to[0]) / 4, (pen[1] + 2 * handle[1] + to[1]) / 4]);
      }
      pen = to;
      found.push(pen);
    }
  }
  return found;
}

describe.each(GOAT_SLUGS)('%s on a card', (goat) => {
  it.each(POSES)('%s: keeps horns out from under the shield and the score', (pose) => {
    const { silhouette } = drawGoat(
      {
        goat,
        pose,
        background: 'Rain',
        expression: 'Calm',
        accessories: 'None',
        special: 'None',
        kit: 'Home',
      },
      { idPrefix: 'stance', detail: 'full' },
    );
    const place = stanceFor(goat, pose);
    const hidden = spots(silhouette)
      .map(([x, y]): Spot => [place.x + x * place.scale, place.y + y * place.scale])
      .filter(([x, y]) => (x < 102 && y < 134) || Math.hypot(x - 430, y - 92) < 54 || y < 60);
    expect(hidden).toEqual([]);
  });
});

it('keeps a raised hoof inside the frame', () => {
  for (const goat of GOAT_SLUGS) {
    const { silhouette } = drawGoat(
      {
        goat,
        pose: 'Raised Hoof',
        background: 'Rain',
        expression: 'Calm',
        accessories: 'None',
        special: 'None',
        kit: 'Home',
      },
      { idPrefix: 'stance', detail: 'full' },
    );
    const place = stanceFor(goat, 'Raised Hoof');
    const upper = spots(silhouette).filter(([, y]) => y < 300);
    const left = Math.min(...upper.map(([x]) => place.x + x * place.scale));
    expect(left, goat).toBeGreaterThan(14);
  }
});
