import { EXPRESSIONS, GOAT_SLUGS, HEADS } from '@goats/collection';
import { describe, expect, it } from 'vitest';
import { pathExtent } from '../../ink/extent.ts';
import { GOAT_SPACE } from '../goat-layers.ts';
import { drawHead, headOf } from '../head.ts';
import { TEN_GOATS } from './ten-goats.ts';

const hornsOf = (goat: (typeof GOAT_SLUGS)[number], head: (typeof HEADS)[number]): string => {
  const design = TEN_GOATS[goat];
  return drawHead(design, headOf(design, head), 'Calm', false)
    .pieces.filter(({ name }) => name.startsWith('horn'))
    .map(({ data }) => data)
    .join('');
};

describe.each(GOAT_SLUGS)('%s', (goat) => {
  const design = TEN_GOATS[goat];

  it('wears the head its card names, and each of them looks another way', () => {
    expect(HEADS.map((head) => headOf(design, head).name)).toEqual(HEADS);
    expect(new Set(HEADS.map((head) => hornsOf(goat, head))).size).toBe(HEADS.length);
  });

  it.each(HEADS)('%s: keeps its horns inside the picture, where no frame cuts them off', (head) => {
    const { top, left, right } = pathExtent(hornsOf(goat, head));
    expect(top).toBeGreaterThan(4);
    expect(left).toBeGreaterThan(4);
    expect(right).toBeLessThan(GOAT_SPACE - 4);
  });

  it.each(HEADS)('%s: names every part once and knows every part it refers to', (head) => {
    for (const expression of EXPRESSIONS) {
      const { defs, markup } = drawHead(design, headOf(design, head), expression, false);
      const drawing = defs + markup;
      expect(drawing, expression).not.toMatch(/NaN|undefined/);
      const names = [...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(names).size, expression).toBe(names.length);
      const wanted = [...drawing.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
      expect(
        wanted.filter((id) => !names.includes(id)),
        expression,
      ).toEqual([]);
    }
  });
});

it.each(HEADS)('%s: no two goats have the same horns', (head) => {
  expect(new Set(GOAT_SLUGS.map((goat) => hornsOf(goat, head))).size).toBe(GOAT_SLUGS.length);
});
