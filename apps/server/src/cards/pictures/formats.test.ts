import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stepUp, WIDEST, WIDTHS } from './formats.ts';

const PAGES = ['apps/web/src', 'packages/ui/src'].map((folder) =>
  join(import.meta.dirname, '../../../../..', folder),
);

/** Everything that the pages say where they ask for a picture by its width. */
const asking = PAGES.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
)
  .filter((text) => text.includes('?w='))
  .join('\n');

describe('the widths of pictures', () => {
  it.each(WIDTHS)('are those that pages ask for, such as %i', (width) => {
    expect(asking).toMatch(new RegExp(`\\b${width}w?\\b`));
  });

  it('hold every width that a page asks for', () => {
    const asked = [...asking.matchAll(/\?w=(\d+)/g)].map(([, width]) => Number(width));
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((width) => !WIDTHS.some((known) => known === width))).toEqual([]);
  });

  it('end where the pages end: no card is drawn as wide as a stadium', () => {
    expect(stepUp(960, 'images')).toBe(WIDEST.images);
    expect(stepUp(961, 'images')).toBeUndefined();
    expect(stepUp(961, 'goats')).toBe(1280);
    expect(stepUp(1921, 'goats')).toBeUndefined();
  });
});
