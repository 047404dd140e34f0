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
    places.current = new Map();
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-attribute]') ?? []) {
      const { attribute = '' } = row.dataset;
      places.current.set(attribute, row.offsetTop);
      const moved = (before.get(attribute) ?? row.offsetTop) - row.offsetTop;
      if (moved === 0 || still) continue;
      row.animate([{ transform: `translateY(${moved}px)` }, { transform: 'none' }], {
        duration: SINK_MS,
        easing: 'cubic-bezier(.2,.8,.2,1)',
      });
    }
  }, [order]);
}
