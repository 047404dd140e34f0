import { EXPRESSIONS, GOAT_SLUGS, HEADS } from '@goats/collection';
import { describe, expect, it } from 'vitest';
import { pathExtent } from '../ink/measure-path.ts';
import { GOAT_SPACE } from './goat-layers.ts';
import { drawHead, headOf, headSheet } from './head.ts';
import { drawHeadwear } from './headwear.ts';
import type { Layer } from './layer.ts';
import { TEN_GOATS } from './ten/ten-goats.ts';

const WORN_ON_THE_HEAD = [
  'Headband',
  'Sunglasses',
  'Earring',
  'Laurel',
  'Nose Ring',
  'Plaster',
  'Daisy',
] as const;

const boxOf = (layer: Layer, name: string) =>
  pathExtent(
    layer.pieces
      .filter((piece) => piece.name.startsWith(name))
      .map(({ data }) => data)
      .join(''),
  );

describe.each(GOAT_SLUGS)('the head of %s', (goat) => {
  const design = TEN_GOATS[goat];

  it.each(HEADS)('%s: makes eight different faces, each of them whole', (name) => {
    const head = headOf(design, name);
    const faces = EXPRESSIONS.map((expression) => drawHead(design, head, expression, false));
    expect(new Set(faces.map(({ markup, defs }) => defs + markup)).size).toBe(EXPRESSIONS.length);
    for (const face of faces) {
      expect(face.defs + face.markup).not.toMatch(/NaN|undefined|Infinity/);
      const { left, right, top, bottom } = boxOf(face, 'face');
      expect(right - left).toBeGreaterThan(120);
      expect(right - left).toBeLessThan(240);
      expect(bottom - top).toBeGreaterThan(190);
      expect(bottom - top).toBeLessThan(300);
    }
  });

  it.each(HEADS)('%s: keeps horns and face inside the picture', (name) => {
    const drawn = drawHead(design, headOf(design, name), 'Roar', false);
    for (const part of ['horn', 'face']) {
      const { left, right, top } = boxOf(drawn, part);
      expect(top, part).toBeGreaterThan(0);
      expect(left, part).toBeGreaterThan(0);
      expect(right, part).toBeLessThan(GOAT_SPACE);
    }
  });

  it.each(HEADS)('%s: can wear everything that is worn on a head', (name) => {
    const head = headOf(design, name);
    for (const accessory of WORN_ON_THE_HEAD) {
      const { markup } = drawHeadwear(
        accessory,
        head,
        headSheet(design, head, false),
        design.kits.Home,
      );
      expect(markup, accessory).not.toBe('');
      expect(markup, accessory).not.toMatch(/NaN|undefined/);
    }
  });
});
