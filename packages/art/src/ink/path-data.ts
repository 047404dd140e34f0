import type { Point } from './point.ts';

/** A piece of a path: a line without handles, a quadratic with one, a cubic with two. */
export interface Segment {
  readonly from: Point;
  readonly handles?: readonly [Point] | readonly [Point, Point];
  readonly to: Point;
}

/** Shortest decimal text of a number: no trailing zero, no leading zero, no minus zero. */
export function shortNumber(value: number, digits = 0): string {
  const factor = 10 ** digits;
  const rounded = Math.round(value * factor) / factor || 0;
  const text = String(rounded);
  if (text.startsWith('0.')) return text.slice(1);
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text;
}

/** Joins numbers the way path data allows: a minus sign separates by itself. */
function joinNumbers(values: readonly number[], digits: number, afterLetter: boolean): string {
  let text = '';
  for (const value of values) {
    const word = shortNumber(value, digits);
    if ((text || !afterLetter) && !word.startsWith('-')) text += ' ';
    text += word;
  }
  return text;
}

/**
 * Relative path data, rounded from a running pen position so that errors never add up.
 * @example pathData([{ from: a, to: b }, { from: b, to: c }], true) // 'M1 1l4 0 2 8z'
 */
export function pathData(segments: readonly Segment[], closed: boolean, digits = 0): string {
  const first = segments[0];
  if (!first) return '';
  const factor = 10 ** digits;
  const snap = (n: number): number => Math.round(n * factor) / factor;
  let x = snap(first.from.x);
  let y = snap(first.from.y);
  let data = `M${joinNumbers([x, y], digits, true)}`;
  let letter = '';
  segments.forEach(({ handles, to }, index) => {
    if (!handles && closed && index === segments.length - 1) return;
    const nextX = snap(to.x);
    const nextY = snap(to.y);
    const values = (handles ?? []).flatMap((handle) => [handle.x - x, handle.y - y]);
    const next = !handles ? 'l' : handles.length === 1 ? 'q' : 'c';
    if (next !== letter) data += next;
    data += joinNumbers([...values, nextX - x, nextY - y], digits, next !== letter);
    letter = next;
    x = nextX;
    y = nextY;
  });
  return closed ? `${data}z` : data;
}
