import { type PointerEvent, useRef } from 'react';

const FAR_ENOUGH = 48;

/** A sideways drag turns the page: `<div {...useSwipe(next, previous)} className="touch-pan-y">` */
export function useSwipe(onLeft: () => void, onRight: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerCancel: () => {
      start.current = null;
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const across = event.clientX - from.x;
      const down = Math.abs(event.clientY - from.y);
      if (Math.abs(across) < FAR_ENOUGH || Math.abs(across) < down) return;
      if (across < 0) onLeft();
      else onRight();
    },
  };
}
