import { fill } from '../ink/element.ts';

/** A strip of inlay (`~Fd`) on the left of the ring, and its mirror on the right. */
export function bothSides(strip: string): string {
  const mirror = 'transform="matrix(-1 0 0 1 500 0)"';
  return fill(strip, 'url(#~Fd)') + fill(strip, 'url(#~Fd)', mirror);
}
