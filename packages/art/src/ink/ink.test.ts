import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withPrefix } from './ids.ts';
import { pathExtent } from './measure-path.ts';
import { inlaid, part } from './part.ts';
import { pathData, shortNumber } from './path-data.ts';
import { pen } from './pen.ts';
import { chain, inPlace, ontoTriangle, place } from './placement.ts';
import { mirrored, type Point, points } from './point.ts';
import { seededRandom } from './seeded-random.ts';
import { smoothSegments } from './smooth.ts';
import { walk } from './station.ts';
import { fromHsl, toHsl, tones } from './tones.ts';

const coordinate = fc.integer({ min: 0, max: 600 });
const shape = fc.array(fc.record({ x: coordinate, y: coordinate, corner: fc.boolean() }), {
  minLength: 3,
  maxLength: 14,
});

/** Plays path data back the way a renderer does and returns where the pen stops after each step. */
function stops(data: string): Point[] {
  const found: Point[] = [];
  let x = 0;
  let y = 0;
  for (const [, letter = '', body = ''] of data.matchAll(/([Mlqtc])([^Mlqtcz]*)/g)) {
    const n = (body.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = letter === 'q' ? 4 : letter === 'c' ? 6 : 2;
    expect(n.length % size).toBe(0);
    for (let i = 0; i < n.length; i += size) {
      x = (letter === 'M' ? 0 : x) + n[i + size - 2]!;
      y = (letter === 'M' ? 0 : y) + n[i + size - 1]!;
      found.push({ x, y });
    }
  }
  return found;
}

describe('point lists', () => {
  it('a mistyped point stops the drawing instead of leaving a hole in a goat', () => {
    expect(() => points('10,10 2o,30')).toThrow("'2o,30' is not a point");
  });

  it('a mirrored half closes at the axis without a doubled point', () => {
    expect(mirrored('300,10 340,40', 300).map(({ x }) => x)).toEqual([300, 340, 260]);
  });
});

describe('path data', () => {
  it('every corner of a shape stays within half a unit of where it was placed', () => {
    fc.assert(
      fc.property(shape, (list) => {
        const reached = stops(pathData(smoothSegments(list, true), true));
        for (const corner of list.filter((p) => p.corner)) {
          expect(reached.some((p) => Math.hypot(p.x - corner.x, p.y - corner.y) < 0.75)).toBe(true);
        }
      }),
    );
  });

  it('a curve never strays far outside the points it was drawn through', () => {
    fc.assert(
      fc.property(shape, (list) => {
        const box = pathExtent(pen().shape(list));
        const xs = list.map((p) => p.x);
        const spread = Math.max(...xs) - Math.min(...xs) + 8;
        expect(box.left).toBeGreaterThan(Math.min(...xs) - spread);
        expect(box.right).toBeLessThan(Math.max(...xs) + spread);
      }),
    );
  });

  it('numbers lose every character they do not need', () => {
    expect([0.5, -0.25, 3.04, -0.01, 12].map((n) => shortNumber(n, 1))).toEqual([
      '.5',
      '-.2',
      '3',
      '0',
      '12',
    ]);
  });

  it('overlapping shapes of one path wind the same way, so none punches a hole', () => {
    const area = (data: string): number => {
      const p = stops(data);
      return p.reduce((sum, a, i) => {
        const b = p[(i + 1) % p.length]!;
        return sum + a.x * b.y - b.x * a.y;
      }, 0);
    };
    const square = '0,0! 50,0! 50,50! 0,50!';
    const flipped = pen(place({ pivot: [0, 0], wide: -1 }));
    expect(Math.sign(area(pen().shape(square)))).toBe(Math.sign(area(flipped.shape(square))));
  });

  it('a brush stroke tapers to its two ends whichever way it runs', () => {
    expect(pen().ink('0,0 50,10 100,0', 8)).toMatch(/^M(0 0|100 0)q/);
    expect(pen().ink('0,0 30,10 60,10 100,0', 8)).toMatch(/^M(0 0|100 0)c/);
  });
});

describe('placements', () => {
  it('a triangle lands exactly on the triangle it is carried to', () => {
    const move = ontoTriangle(
      [
        [0, 0],
        [10, 0],
        [0, 10],
      ],
      [
        [5, 5],
        [5, 25],
        [-15, 5],
      ],
    );
    expect(move({ x: 10, y: 0 })).toMatchObject({ x: 5, y: 25 });
    expect(move({ x: 10, y: 10 })).toMatchObject({ x: -15, y: 25 });
  });

  it('steps run in the order they are written', () => {
    const move = chain(place({ pivot: [0, 0], scale: 2 }), place({ pivot: [0, 0], to: [1, 0] }));
    expect(move({ x: 3, y: 0 }).x).toBe(7);
    expect(inPlace({ x: 3, y: 4 })).toEqual({ x: 3, y: 4 });
  });

  it('a walk keeps its stations in order from root to tip', () => {
    const stations = walk(points('0,0 40,30 90,20'), 9);
    expect(stations).toHaveLength(10);
    expect(stations.map((s) => s.x)).toEqual([...stations.map((s) => s.x)].sort((a, b) => a - b));
  });
});

describe('tones', () => {
  it('a colour survives the trip to hue and back', () => {
    for (const hex of ['#0f7078', '#ff7a66', '#808080', '#000000', '#ffffff']) {
      expect(fromHsl(toHsl(hex))).toBe(hex);
    }
  });

  it('light, base, shade and deep fall in this order for every cloth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0x101010, max: 0xf0f0f0 }), (value) => {
        const t = tones(`#${value.toString(16).padStart(6, '0')}`);
        const lightness = [t.light, t.base, t.shade, t.deep].map((hex) => toHsl(hex)[2]);
        expect(lightness).toEqual([...lightness].sort((a, b) => b - a));
      }),
    );
  });
});

describe('ids and parts', () => {
  it('two pictures on one page never share an id', () => {
    expect(withPrefix('<path id="~x"/><use href="#~x"/>', 'card7')).toBe(
      '<path id="card7x"/><use href="#card7x"/>',
    );
  });

  it('a part without shading pays for no clip', () => {
    expect(part('x', 'M0 0l1 1z', '#fff', '').defs).not.toContain('clipPath');
    expect(inlaid('x', 'M0 0l1 1z', '#fff', '', 1)).toContain('stroke-width="2"');
  });

  it('the same seed gives the same noise for ever', () => {
    const next = seededRandom(7);
    const run = [next(), next(), next()];
    const again = seededRandom(7);
    expect([again(), again(), again()]).toEqual(run);
    expect(run.every((n) => n >= 0 && n < 1)).toBe(true);
    expect(seededRandom(8)()).not.toBe(run[0]);
  });
});
