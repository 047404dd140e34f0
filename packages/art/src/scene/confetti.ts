import { fill } from '../ink/element.ts';
import { shortNumber } from '../ink/path-data.ts';
import {
  type Contour,
  type Cut,
  type Mark,
  type MarksAt,
  type Shape,
  trimmed,
} from '../marks/mark.ts';
import { type Matrix, moved, nested, scaled, turned } from '../marks/matrix.ts';
import { outlines, placed } from '../marks/outline.ts';
import { shiftsInto, tileShifts } from '../marks/tiles.ts';
import { chalk, glow, wash } from './brush.ts';
import type { Tint } from './tint.ts';

/** Paper repeats after so much. */
const SHEET = 190;

/** Curled paper, nine pieces to a sheet of 190; none touches the edge, so the sheet repeats unseen. */
const CURLS = [
  'M20 24q14 4 6 20l9 6q12-16 0-26zM96 128q-6 14-20 6l-6 10q14 12 26 0zM150 60q12-8 18 6l12-2q-4-18-20-18z',
  'M64 40q4 14-10 18l4 11q18-2 18-18zM122 150q14-2 16 13l12 2q4-17-13-24zM20 110q10 10 0 22l8 8q14-10 8-24z',
  'M110 20q12 8 4 22l10 5q11-15 1-27zM40 160q-2-14 13-16l2-12q-17-4-24 13zM166 110q2 14-12 18l3 11q18 0 19-16z',
] as const;

/** `paper('~P', ['#fff', '#f2b632', '#2fb9c9'], 40)`: a pattern of paper, shifted by `offset`. */
export function paper(id: string, colours: readonly string[], offset: number): string {
  const curls = CURLS.map((data, i) => fill(data, colours[i] ?? '#fff')).join('');
  return `<pattern id="${id}" width="${SHEET}" height="${SHEET}" patternUnits="userSpaceOnUse" patternTransform="translate(${offset} ${(offset * 3) % SHEET}) rotate(${offset % 50})">${curls}</pattern>`;
}

const FALLS_TO = 600;
/** Paper further off is smaller. */
const FAR = 0.72;

/** The open-top bus has just gone past. */
export function confetti(tint: Tint): string {
  const { near, far } = papers(tint);
  const { street, streamers } = confettiParts(tint);
  const falling = `M-460-150H1100V${FALLS_TO}H-460Z`;
  return (
    paper('~Snear', near.colours, near.offset) +
    paper('~Sfar', far.colours, far.offset) +
    street +
    fill(falling, 'url(#~Sfar)', `transform="scale(${shortNumber(FAR, 2)})"`) +
    streamers +
    fill(falling, 'url(#~Snear)')
  );
}

/** The same in four, first at the back; only the paper differs between goats in the same shirt. */
export function confettiParts(tint: Tint) {
  const { near, far } = papers(tint);
  return {
    street:
      wash(tint.base) +
      fill('M300-150H1100V740H700L560 420 420 160ZM-460 300L-200 740H-460Z', tint.bright) +
      fill('M-460-150L30-150 200 260 60 560-20 740H-460Z', tint.shade),
    far: paperMarks(far, scaled(FAR)),
    streamers:
      glow('Slight', '#fff8dc', 316, 250, 280) +
      chalk('M-20 150C60 60 96 220 40 210S60 60 140 110 130 230 190 30', tint.accent, 13) +
      chalk(
        'M-20 143C60 53 96 213 40 203S60 53 140 103 130 223 190 23',
        '#fff',
        3,
        'stroke-opacity=".7"',
      ) +
      chalk('M650 90C560 40 520 180 580 180S590 60 520 60 470 170 440 20', '#fff', 12) +
      chalk('M656 480C570 420 540 520 590 530S600 420 540 430', tint.accent, 11),
    near: paperMarks(near, scaled(1)),
  };
}

const curls = new Map<string, readonly Contour[]>();

/** The same nine on every card: their curves are taken apart once. */
function curlsOf(data: string): readonly Contour[] {
  const known = curls.get(data) ?? outlines(data, scaled(1));
  curls.set(data, known);
  return known;
}

interface Paper {
  readonly colours: readonly string[];
  readonly offset: number;
}

function papers(tint: Tint): { readonly near: Paper; readonly far: Paper } {
  return {
    near: { colours: [tint.deep, '#fff', tint.accent], offset: tint.seed % 190 },
    far: { colours: ['#2fb9c9', tint.accent, '#fff'], offset: (tint.seed >> 3) % 170 },
  };
}

/** A curl wherever it falls, whole or as far as the ground lets it. */
function paperAt(curl: Contour, places: readonly number[], ground: Cut, colour: string): Mark[] {
  const lowest = Math.max(...curl.filter((_, i) => i % 2 === 1));
  const whole: number[] = [];
  const cut: Shape[] = [];
  for (let i = 0; i < places.length; i += 2) {
    const [x, y] = [places[i]!, places[i + 1]!];
    if (lowest + y <= ground.reach) whole.push(x, y);
    else {
      const left = trimmed(placed(curl, moved(x, y)), ground);
      if (left) cut.push([left]);
    }
  }
  return [
    { colour, shapes: [[curl]], places: whole },
    { colour, shapes: cut },
  ];
}

function paperMarks({ colours, offset }: Paper, distance: Matrix): MarksAt {
  return (place, box) => {
    const falls = nested(place, distance);
    const ground = { x: 0, y: 1, reach: FALLS_TO * falls[3] + falls[5] };
    const sheet = nested(falls, moved(offset, (offset * 3) % SHEET), turned(offset % 50));
    const shifts = tileShifts(SHEET, sheet, box);
    // What falls on the ground is cut off there; the ground itself is out of sight of the rest.
    const air = { ...box, height: Math.min(box.height, ground.reach - box.y) };
    return CURLS.flatMap((data, i) =>
      curlsOf(data).flatMap((curl) => {
        const turnedCurl = placed(curl, sheet);
        return paperAt(
          turnedCurl,
          shiftsInto(turnedCurl, shifts, air),
          ground,
          colours[i] ?? '#fff',
        );
      }),
    );
  };
}
