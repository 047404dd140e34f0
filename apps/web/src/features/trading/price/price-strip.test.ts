import { describe, expect, it } from 'vitest';
import { againstSales, stripOf } from './price-strip.ts';

describe('the strip under a price', () => {
  it('keeps every price inside, and one that is far off at its end', () => {
    const strip = stripOf([80, 8000])!;
    expect(strip.place(80)).toBeGreaterThan(0);
    expect(strip.place(8000)).toBeLessThan(1);
    expect(strip.place(800)).toBeCloseTo(0.5);
    expect([strip.place(1), strip.place(1e9)]).toEqual([0, 1]);
  });

  it('holds for one price alone, and is left out where there is none', () => {
    expect(stripOf([120])?.place(120)).toBeCloseTo(0.5);
    expect(stripOf([])).toBeNull();
  });

  it('says in words what the marker shows', () => {
    expect(againstSales(300, [100, 200, 400])).toBe('More than 2 of 3 sales of cards like it.');
    expect(againstSales(50, [100, 200])).toMatch(/No more than the cheapest of 2 sales/);
    expect(againstSales(50, [100])).toMatch(/No more than the only sale/);
    expect(againstSales(150, [100])).toMatch(/More than the only sale/);
    expect(againstSales(500, [100, 200])).toMatch(/every one of 2 sales/);
    expect(againstSales(500, [])).toMatch(/No sale .* to compare with/);
  });
});
