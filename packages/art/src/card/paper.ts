import { fill, outline } from '../ink/element.ts';
import type { Livery } from './livery.ts';

/** Fibres in the stock, so that it is paper and not a plain colour. */
const FIBRES =
  'M9 7l5 2M31 3l3 4M52 12l5-2M70 6l2 4M17 24l4-3M40 29l5 1M63 25l3 3M6 44l4 2M28 47l5-3M50 41l2 5M71 48l5 1M14 63l3-4M36 66l5 2M58 60l4-2M76 68l2 4';

/** Common: matt stock, one keyline, two rules. Nothing on it shines. */
export function paperStock(livery: Livery): string {
  return (
    `<pattern id="~Fh" width="80" height="74" patternUnits="userSpaceOnUse"><path d="${FIBRES}" stroke="${livery.gem[1]}" stroke-width="1.1" stroke-opacity=".28"/></pattern>` +
    fill('M30 4H470L496 30V670L470 696H30L4 670V30Z', 'url(#~Fh)', 'clip-path="url(#~Fr)"') +
    outline(
      'M34 15H466Q485 15 485 34V666Q485 685 466 685H34Q15 685 15 666V34Q15 15 34 15Z',
      2,
      livery.gem[1],
    )
  );
}
