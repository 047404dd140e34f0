import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { AttributeRow } from './attribute-rows.ts';

const SINK_MS = 420;

/** A used attribute sinks to the end before everybody's eyes; the rows below it move up. */
export function useSinking(
  list: RefObject<HTMLElement | null>,
  rows: readonly AttributeRow[],
): void {
  const places = useRef(new Map<string, number>());
  const order = rows.map((row) => row.attribute).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another order moves a row
  useLayoutEffect(() => {
    const before = places.current;
    // Nothing has sunk yet. Where the rows lie is looked at with a frame: here the whole page would
    // be laid out in the middle of putting it up.
    if (before.size === 0) {
      const frame = requestAnimationFrame(() => {
        places.current = new Map(rowsOf(list.current).map((row) => [nameOf(row), row.offsetTop]));
      });
      return () => cancelAnimationFrame(frame);
    }
    places.current = new Map();
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const row of rowsOf(list.current)) {
      const top = row.offsetTop;
      places.current.set(nameOf(row), top);
      const moved = (before.get(nameOf(row)) ?? top) - top;
      if (moved === 0 || still) continue;
      row.animate([{ transform: `translateY(${moved}px)` }, { transform: 'none' }], {
        duration: SINK_MS,
        easing: 'cubic-bezier(.2,.8,.2,1)',
      });
    }
    return undefined;
  }, [order]);
}

const rowsOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-attribute]') ?? []),
];

const nameOf = (row: HTMLElement) => row.dataset.attribute ?? '';
