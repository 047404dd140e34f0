import { GOAT_SLUGS, type GoatSlug, HEADS, type Head } from '@goats/collection';
import { describe, expect, it } from 'vitest';
import { drawHead, headOf } from '../head.ts';
import { TEN_GOATS } from './ten-goats.ts';

const hornsOf = (goat: GoatSlug, head: Head): string => {
  const design = TEN_GOATS[goat];
  return drawHead(design, headOf(design, head), 'Calm', false)
    .pieces.filter(({ name }) => name.startsWith('horn'))
    .map(({ data }) => data)
    .join('');
};

describe.each(GOAT_SLUGS)('%s', (goat) => {
  const design = TEN_GOATS[goat];

  it('looks another way with each of its heads', () => {
    expect(new Set(HEADS.map((head) => hornsOf(goat, head))).size).toBe(HEADS.length);
  });

  it.each(HEADS)('%s: names every part once and knows every part it refers to', (head) => {
    const { defs, markup } = drawHead(design, headOf(design, head), 'Roar', false);
    const drawing = defs + markup;
    const names = [...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(names).size).toBe(names.length);
    const wanted = [...drawing.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
    expect(wanted.filter((id) => !names.includes(id))).toEqual([]);
  });
});

it.each(HEADS)('%s: no two goats have the same horns', (head) => {
  expect(new Set(GOAT_SLUGS.map((goat) => hornsOf(goat, head))).size).toBe(GOAT_SLUGS.length);
});
