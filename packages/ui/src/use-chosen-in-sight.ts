import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a row that scrolls sideways: what is chosen is brought to its middle, because a shared address
 * may choose the last of six, which on a phone lies out of sight.
 * `const row = useChosenInSight<HTMLDivElement>('[data-state=active]')`
 */
export function useChosenInSight<Row extends HTMLElement>(chosen: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const brought = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const list = row.current;
    const active = list?.querySelector<HTMLElement>(chosen);
    if (!list || !active || active === brought.current) return;
    // With the frame, which measures anyway: asked for here, the whole page would be laid out at once.
    const frame = requestAnimationFrame(() => {
      brought.current = active;
      list.scrollLeft = active.offsetLeft - (list.clientWidth - active.clientWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  });
  return row;
}
