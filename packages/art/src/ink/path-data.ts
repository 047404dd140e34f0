import type { Point } from './point.ts';

/** A piece of a path: a line without handles, a quadratic with one, a cubic with two. */
export interface Segment {
  readonly from: Point;
  readonly handles?: readonly [Point] | readonly [Point, Point];
  readonly to: Point;
  /** Its handle is the mirror image of the last one and need not be written. */
  readonly mirrors?: boolean;
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
 * Relative path data. Everything is rounded from what a renderer will really see, the running pen
 * position and the mirrored handle, so that errors never add up.
 * @example pathData([{ from: a, to: b }, { from: b, to: c }], true) // 'M1 1l4 0 2 8z'
 */
export function pathData(segments: readonly Segment[], closed: boolean, digits = 0): string {
  const first = segments[0];
  if (!first) return '';
  const factor = 10 ** digits;
  const snap = (n: number): number => Math.round(n * factor) / factor;
  let x = snap(first.from.x);
  let y = snap(first.from.y);
  let handleX = x;
  let handleY = y;
  let letter = '';
  let data = `M${joinNumbers([x, y], digits, true)}`;
  segments.forEach(({ handles, to, mirrors }, index) => {
    if (!handles && closed && index === segments.length - 1) return;
    const next = !handles ? 'l' : handles.length === 2 ? 'c' : mirrors ? 't' : 'q';
    const own = handles?.[0];
    handleX = next === 't' ? 2 * x - handleX : snap(own?.x ?? x);
    handleY = next === 't' ? 2 * y - handleY : snap(own?.y ?? y);
    const after = segments[index + 1];
    const ahead = after?.mirrors ? after.handles?.[0] : undefined;
    const toX = snap(ahead ? (handleX + ahead.x) / 2 : to.x);
    const toY = snap(ahead ? (handleY + ahead.y) / 2 : to.y);
    const values = next === 'q' || next === 'c' ? [handleX - x, handleY - y] : [];
    if (handles?.length === 2) values.push(handles[1].x - x, handles[1].y - y);
    if (next !== letter) data += next;
    data += joinNumbers([...values, toX - x, toY - y], digits, next !== letter);
    letter = next;
    x = toX;
    y = toY;
  });
  return closed ? `${data}z` : data;
}
