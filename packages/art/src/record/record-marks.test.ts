import { expect, test } from 'vitest';
import { inspectSvg } from '../picture/inspect-svg.ts';
import { recordMarks } from './record-marks.ts';

const strokes = (svg: string) =>
  (/<path d="([^"]+)" stroke="#1b/.exec(svg)?.[1]?.match(/M/g) ?? []).length;
const stars = (svg: string) => (svg.match(/#ffd75a/g) ?? []).length;

test('a card that never played carries no mark', () => {
  expect(inspectSvg(recordMarks({ games: 0, wins: 0, trophies: 0 })).elements).toEqual(
    new Set(['svg', 'title']),
  );
});

test('every win leaves a scratch and every cup a star: the record grows', () => {
  const one = recordMarks({ games: 3, wins: 3, trophies: 1 });
  const more = recordMarks({ games: 8, wins: 8, trophies: 2 });
  expect([strokes(one), stars(one)]).toEqual([3, 1]);
  expect([strokes(more), stars(more)]).toEqual([8, 2]);
});

test('a veteran’s marks stay on the card, and bad numbers draw nothing', () => {
  const svg = recordMarks({ games: 9999, wins: 5000, trophies: 400 });
  inspectSvg(svg);
  const heights = [...svg.matchAll(/M[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));
  expect(Math.min(...heights)).toBeGreaterThan(0);
  expect(svg.length).toBeLessThan(8 * 1024);
  expect(stars(recordMarks({ games: Number.NaN, wins: -3, trophies: Number.NaN }))).toBe(0);
});
