import { expect, it } from 'vitest';
import { dotAt } from './dot.ts';
import { trimmed } from './mark.ts';
import { inverse, moved, nested, scaled, turned } from './matrix.ts';
import { outlines } from './outline.ts';
import { tileShifts } from './tiles.ts';

function area(contour: readonly number[]): number {
  let twice = 0;
  for (let i = 0; i < contour.length; i += 2) {
    twice += contour.at(i - 2)! * contour[i + 1]! - contour[i]! * contour.at(i - 1)!;
  }
  return Math.abs(twice / 2);
}

it('letters keep their straight sides and their place on the card', () => {
  const [stem] = outlines('M2 3h4v5l-4 0z', nested(moved(10, 20), scaled(2)));
  expect([...stem!]).toEqual([14, 26, 22, 26, 22, 36, 14, 36]);
});

it('a hole in a letter begins where the letter before it ended', () => {
  const [outer, hole] = outlines('M0 0h10v10h-10zm2 2v6h6v-6z', scaled(1));
  expect(area(outer!)).toBeCloseTo(100);
  expect([...hole!.slice(0, 4)]).toEqual([2, 2, 2, 8]);
});

it('curves stay as round as they are drawn', () => {
  const [bow] = outlines('M0 0q10 20 20 0z', scaled(1));
  expect(area(bow!)).toBeCloseTo(133.3, 0);
  const [smooth] = outlines('M0 0C0 10 10 10 10 0S20-10 20 0', scaled(1));
  expect(Math.max(...smooth!.filter((_, i) => i % 2 === 1))).toBeCloseTo(7.5, 1);
  expect(Math.min(...smooth!.filter((_, i) => i % 2 === 1))).toBeCloseTo(-7.5, 1);
});

it('a command that marks cannot draw is an error, not a hole in a card', () => {
  expect(() => outlines('M0 0a5 5 0 0 0 9 9z', scaled(1))).toThrow("'a'");
});

it('a dot covers what a circle covers, and half of it what half a circle does', () => {
  const dot = dotAt(5, 5, 3);
  expect(area(dot)).toBeCloseTo(Math.PI * 9);
  expect(area(trimmed(dot, { x: 0, y: 1, reach: 5 })!)).toBeCloseTo((Math.PI * 9) / 2);
  expect(trimmed(dot, { x: 1, y: 0, reach: 9 })).toBe(dot);
  expect(trimmed(dot, { x: 1, y: 0, reach: 1 })).toBeUndefined();
});

it('a pattern reaches every corner of the card, whichever way it is turned', () => {
  const box = { x: 30, y: 30, width: 440, height: 640 };
  for (const degrees of [0, 17, 49, 90]) {
    const place = nested(moved(12, 40), scaled(0.8), turned(degrees));
    const [a, b, c, d] = inverse(place);
    const tiles = new Set(
      tileShifts(190, place, box).map(([x, y]) =>
        [a * x + c * y, b * x + d * y].map((each) => Math.round(each / 190)).join(),
      ),
    );
    for (const [x, y] of [
      [31, 31],
      [469, 31],
      [31, 669],
      [469, 669],
      [250, 350],
    ] as const) {
      const [tx, ty] = [
        a * (x - place[4]) + c * (y - place[5]),
        b * (x - place[4]) + d * (y - place[5]),
      ];
      expect(tiles).toContain(`${Math.floor(tx / 190)},${Math.floor(ty / 190)}`);
    }
  }
});
