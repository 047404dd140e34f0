import { fill, outline } from '../ink/element.ts';
import { typeset } from '../lettering/line-of-text.ts';
import type { Livery } from './livery.ts';

const SHIELD =
  'M36 48H94C97 68 97 84 93 98C88 112 78 121 65 129C52 121 42 112 37 98C33 84 33 68 36 48Z';
const SHIELD_FIELD =
  'M42 54H88C90 70 90 84 87 94C83 106 76 113 65 120C54 113 47 106 43 94C40 84 40 70 42 54Z';

/** The shirt number on its shield, upper left. */
export function numberShield(text: string, livery: Livery): string {
  const wide = text.length > 1;
  return (
    fill(SHIELD, 'url(#~Fm)') +
    outline(SHIELD, 5, livery.ink) +
    fill(SHIELD_FIELD, 'url(#~Fp)') +
    typeset(
      text,
      { face: 'display', size: wide ? 36 : 42, x: 65, middle: 82, anchor: 'middle', maxWidth: 42 },
      { fill: livery.text, stroke: livery.ink, strokeWidth: 3.4 },
    )
  );
}

const SEAL_X = 430;
const SEAL_Y = 92;

const SCALLOPS =
  'M473 88q9 9-2 16 5 13-8 15 0 13-13 11-5 12-16 5-9 9-16-2-13 5-15-8-13 0-11-13-12-5-5-16-9-9 2-16-5-13 8-15 0-13 13-11 5-12 16-5 9-9 16 2 13-5 15 8 13 0 11 13 12 5 5 16z';

/** A scalloped seal with a figure between two words: GOAT 82 SCORE. */
export function scoreSeal(over: string, figure: string, under: string, livery: Livery): string {
  const word = (text: string, y: number, size: number): string =>
    typeset(
      text,
      { face: 'caption', size, x: SEAL_X, y, anchor: 'middle', tracking: 0.11, maxWidth: 48 },
      { fill: livery.accent },
    );
  return (
    fill(SCALLOPS, 'url(#~Fm)', `stroke="${livery.ink}" stroke-width="5" stroke-linejoin="round"`) +
    `<circle cx="${SEAL_X}" cy="${SEAL_Y}" r="36" fill="url(#~Fp)" stroke="${livery.ink}" stroke-width="2.5"/>` +
    typeset(
      figure,
      { face: 'display', size: 38, x: SEAL_X, middle: SEAL_Y, anchor: 'middle', maxWidth: 54 },
      { fill: livery.text, stroke: livery.ink, strokeWidth: 3 },
    ) +
    word(over, SEAL_Y - 19, 12.5) +
    word(under, SEAL_Y + 28, 10.5)
  );
}
