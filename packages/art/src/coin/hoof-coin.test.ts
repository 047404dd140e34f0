import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COIN_VARIANTS, hoofCoin } from './hoof-coin.ts';

describe('hoofCoin', () => {
  it('gives every variant a drawing of its own', () => {
    expect(new Set(COIN_VARIANTS.map((variant) => hoofCoin(variant, 256))).size).toBe(3);
  });

  it('may stand twice on a page in two sizes', () => {
    const ids = [512, 256].map((size) => /id="([^"]+)"/.exec(hoofCoin('full', size))?.[1]);
    expect(new Set(ids).size).toBe(2);
  });

  it.each([0, -5, Number.NaN, 1e9])('draws a coin of sane size when asked for %s', (size) => {
    const side = Number(/width="(\d+)"/.exec(hoofCoin('icon', size))?.[1]);
    expect(side).toBeGreaterThanOrEqual(1);
    expect(side).toBeLessThanOrEqual(4096);
  });

  it('brings no goat and no typeface into the page that only wants a coin', () => {
    const folder = new URL('.', import.meta.url);
    for (const file of readdirSync(folder).filter((name) => !name.endsWith('.test.ts'))) {
      const source = readFileSync(new URL(file, folder), 'utf8');
      for (const [, from] of source.matchAll(/from '([^']+)'/g))
        expect(from).toMatch(/^\.\/[a-z-]+\.ts$/);
    }
  });

  it('is a small download', () => {
    for (const variant of COIN_VARIANTS) expect(hoofCoin(variant, 512).length).toBeLessThan(6000);
  });
});
