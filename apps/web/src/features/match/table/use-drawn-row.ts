import { useEffect, useState } from 'react';
import { drawnRow } from '../stage/stage.ts';

/** The row the light of the draw is on; renders only when it moves on. */
export function useDrawnRow(drawing: boolean, target: number, rows: number): number {
  const [row, setRow] = useState(0);
  useEffect(() => {
    if (!drawing || target < 0) return;
    let began: number | undefined;
    let frame = requestAnimationFrame(function tick(now) {
      began ??= now;
      setRow(drawnRow(now - began, target, rows));
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [drawing, target, rows]);
  return row;
}
