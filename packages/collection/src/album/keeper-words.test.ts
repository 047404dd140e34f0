import { expect, test } from 'vitest';
import { GOAT_SLUGS } from '../goat-slugs.ts';
import { keeperOf } from './album-progress.ts';
import { keeperWords } from './keeper-words.ts';

test.each([1, 3, GOAT_SLUGS.length])(
  'a title that the server told is known again: %s pages',
  (pages) => {
    const title = keeperOf(GOAT_SLUGS.slice(0, pages))!;
    expect(keeperWords(title)).toBe(title);
    const values: unknown[] = [];
    expect(
      keeperWords(title, (_message, told) => {
        values.push(told);
        return 'known';
      }),
    ).toBe('known');
    expect(values).toEqual([
      pages === GOAT_SLUGS.length
        ? {}
        : { name: 'The Black Pearl', ...(pages > 1 && { more: String(pages - 1) }) },
    ]);
  },
);
