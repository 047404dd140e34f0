import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paintPatch, paintShape, paintSprite, unmultiply } from './paint.ts';
import { spriteOf } from './sprite.ts';
import { openSpriteCache } from './sprite-cache.ts';

const WIDTH = 40;
const HEIGHT = 12;

/** Pixels as drawings have them: few colours, in runs, some of them see-through. */
const pixel = fc.constantFrom(0, 0xff2040ff, 0xffffffff, 0x80402010, 0x01010101, 0xfe7f3f00);
const patches = fc
  .record({ x: fc.nat(20), y: fc.nat(6), width: fc.nat(18), height: fc.nat(5) })
  .chain(({ x, y, width, height }) => {
    const size = { x, y, width: width + 1, height: height + 1 };
    const runs = fc.array(fc.tuple(pixel, fc.nat(9)), { minLength: 1, maxLength: 40 });
    return runs.map((each) => {
      const row = each.flatMap(([colour, times]) => new Array<number>(times + 1).fill(colour));
      const pixels = Uint32Array.from(
        { length: size.width * size.height },
        (_, i) => row[i % row.length] ?? 0,
      );
      return { ...size, pixels };
    });
  });

describe('a sprite', () => {
  it('paints what the bitmap it was made from would have painted, over anything', () => {
    fc.assert(
      fc.property(patches, pixel, (patch, below) => {
        const [one, other] = [0, 0].map(() => new Uint32Array(WIDTH * HEIGHT).fill(below));
        paintPatch(one!, patch, WIDTH);
        paintSprite(other!, spriteOf(patch, WIDTH));
        expect(other).toEqual(one);
      }),
    );
  });

  it('keeps every pixel of a picture with more colours than a palette has places', () => {
    const pixels = Uint32Array.from({ length: 300 * 300 }, (_, i) => (0xff000000 | (i * 97)) >>> 0);
    const painted = new Uint32Array(pixels.length);
    paintSprite(painted, spriteOf({ x: 0, y: 0, width: 300, height: 300, pixels }, 300));
    expect(Buffer.compare(Buffer.from(painted.buffer), Buffer.from(pixels.buffer))).toBe(0);
  });

  it('lends its shape to any colour, with its soft edge', () => {
    const pixels = Uint32Array.of(0, 0x80808080, 0xffffffff, 0xffffffff);
    const painted = new Uint32Array(4).fill(0xff000000);
    paintShape(painted, spriteOf({ x: 0, y: 0, width: 4, height: 1, pixels }, 4), 0xff0000ff);
    expect(painted[0]).toBe(0xff000000);
    expect((painted[1] ?? 0) & 255).toBeGreaterThan(120);
    expect((painted[1] ?? 0) & 255).toBeLessThan(136);
    expect(painted.slice(2)).toEqual(Uint32Array.of(0xff0000ff, 0xff0000ff));
  });
});

it('a soft edge keeps its colour in the file, instead of being darkened twice', () => {
  const pixels = Uint32Array.of(0xff102030, 0x80402010, 0, 0xffffffff, 0x40404040);
  unmultiply(pixels);
  expect(pixels).toEqual(Uint32Array.of(0xff102030, 0x80804020, 0, 0xffffffff, 0x40ffffff));
});

it('kept sprites never take more memory than allowed; the longest unused go', () => {
  const cache = openSpriteCache(10_000);
  const sprite = () => ({ words: new Uint16Array(1_000), palette: new Uint32Array(10) });
  for (let i = 0; i < 20; i += 1) {
    cache.keep(`s${i}`, sprite());
    cache.get('s0');
    expect(cache.bytes).toBeLessThanOrEqual(10_000);
  }
  expect(cache.get('s0')).toBeDefined();
  expect(cache.get('s1')).toBeUndefined();
  expect(cache.get('s19')).toBeDefined();
});
