import { fill } from '../ink/element.ts';
import { shortNumber } from '../ink/path-data.ts';
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
    fill(SHIELD, 'url(#~Fm)', `stroke="${livery.ink}" stroke-width="5"`) +
    fill(SHIELD_FIELD, 'url(#~Fp)', `stroke="${livery.edge}" stroke-width="1.6"`) +
    typeset(
      text,
      { face: 'display', size: wide ? 36 : 42, x: 65, middle: 82, anchor: 'middle', maxWidth: 42 },
      { fill: '#fff', stroke: livery.ink, strokeWidth: 3.4 },
    )
  );
}

const X = 426;
const Y = 88;
const R = 36;
/** Three quarters of a turn, open at the bottom where the words stand. */
const SCALE =
  `M${X - R * Math.SQRT1_2} ${Y + R * Math.SQRT1_2}A${R} ${R} 0 1 1 ${X + R * Math.SQRT1_2} ${Y + R * Math.SQRT1_2}`.replaceAll(
    /\d+\.\d+/g,
    (long) => shortNumber(Number(long), 1),
  );
const SCALE_LENGTH = 1.5 * Math.PI * R;

export interface Score {
  /** 'GOAT SCORE' */
  readonly label: string;
  readonly points: number;
  /** What a full scale stands for. */
  readonly most: number;
}

/** A dial: the points in its middle, a scale in ten steps filled as far, and what they are of. */
export function scoreSeal(score: Score, livery: Livery): string {
  const points = Math.round(Number.isFinite(score.points) ? score.points : 0);
  const share = Math.max(0, Math.min(1, points / score.most));
  const arc = (colour: string, width: number, dashes: string): string =>
    `<path d="${SCALE}" fill="none" stroke="${colour}" stroke-width="${width}"${dashes && ` stroke-dasharray="${dashes}"`}/>`;
  const filled = shortNumber(share * SCALE_LENGTH, 1);
  return (
    `<circle cx="${X}" cy="${Y}" r="47" fill="url(#~Fm)" stroke="${livery.ink}" stroke-width="4.6"/>` +
    `<circle cx="${X}" cy="${Y}" r="42" fill="url(#~Fp)" stroke="${livery.ink}" stroke-width="2"/>` +
    arc(livery.ink, 9, '') +
    arc(livery.value === livery.text ? '#fff' : livery.accent, 7, `${filled} 999`) +
    arc(livery.ink, 9, `0 ${shortNumber(SCALE_LENGTH / 10 - 1.4, 2)} 1.4 0`) +
    typeset(
      String(points),
      { face: 'display', size: 44, x: X, middle: Y - 1, anchor: 'middle', maxWidth: 50 },
      { fill: '#fff', stroke: livery.ink, strokeWidth: 4 },
    ) +
    fill(
      'M374 120H478L472 131L478 142H374L380 131Z',
      livery.edge,
      `stroke="${livery.ink}" stroke-width="3.4" stroke-linejoin="round"`,
    ) +
    typeset(
      score.label,
      {
        face: 'caption',
        size: 18,
        x: X,
        middle: 131,
        anchor: 'middle',
        tracking: 0.04,
        maxWidth: 88,
      },
      { fill: livery.ink },
    )
  );
}
