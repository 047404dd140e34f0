import { GOAT_FACTS, GOAT_SLUGS } from '@goats/collection';
import { expect, test } from 'vitest';
import { crestPicture } from '../picture/crest-picture.ts';
import { inspectSvg } from '../picture/inspect-svg.ts';

const crests = GOAT_SLUGS.map((goat) => [goat, crestPicture(goat)] as const);

test('every club has a crest with an outline of its own', () => {
  const shapes = crests.map(([, svg]) => /id="[^"]+crest" d="([^"]+)"/.exec(svg)?.[1]);
  expect(shapes.every(Boolean)).toBe(true);
  expect(new Set(shapes).size).toBe(GOAT_SLUGS.length);
});

test('a crest says whose it is, and is small enough for a line of text', () => {
  for (const [goat, svg] of crests) {
    expect(inspectSvg(svg).title).toBe(`${GOAT_FACTS[goat].team}, crest`);
    expect(svg.length, goat).toBeLessThan(8 * 1024);
  }
});

test('several crests may stand on one page: no id of one is an id of another', () => {
  const ids = crests.flatMap(([, svg]) => [...inspectSvg(svg).ids]);
  expect(new Set(ids).size).toBe(ids.length);
});
