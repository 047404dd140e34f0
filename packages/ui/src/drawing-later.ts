import { useEffect, useState } from 'react';
import { patiently } from './patiently.ts';

/** A pen that is heavier than what it draws: it comes when the first drawing is wanted. */
export interface LatePen<Pen> {
  readonly load: () => Promise<Pen>;
  ready?: Pen;
}

/** Until it is drawn: an image without an address shows its words in its box, cut, and a broken frame. */
export const NOT_DRAWN = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";

/**
 * Undefined until it is there. The words beside a drawing say what it is until then, or should it not
 * come. `usePen(PEN)?.trophySource('Rare', 1, 'small')`
 */
export function usePen<Pen extends object>(pen: LatePen<Pen>): Pen | undefined {
  const [ready, setReady] = useState(pen.ready);
  useEffect(() => {
    if (ready) return;
    patiently(pen.load).then(
      (module) => {
        pen.ready = module;
        setReady(module);
      },
      () => undefined,
    );
  }, [pen, ready]);
  return ready;
}
