import type { GoatTraits } from '@goats/collection';
import { fill } from '../ink/element.ts';
import { withPrefix } from '../ink/ids.ts';
import { typeset } from '../lettering/line-of-text.ts';
import { pictureKey, svgDocument } from './document.ts';
import { drawSubject } from './subject.ts';

export interface MatchSide {
  /** The goat on the card. */
  readonly goat: string;
  /** Who brings it. */
  readonly player: string;
  readonly traits: GoatTraits;
}

export interface MatchWords {
  readonly title: string;
  readonly sides: readonly [MatchSide, MatchSide];
  /** Between the two: the score, or that it is being played. */
  readonly between: string;
  /** On the ticket: what is played for. */
  readonly stake: string;
}

const PITCH = '#07140e';
const GOLD = '#f2b632';
const CHALK = '#f4f1e4';
const LEFT = 'M0 0H640L560 630H0Z';
const RIGHT = 'M640 0H1200V630H560Z';
/** Where each half's words stand, as far as the slanted line lets them. */
const WORDS = [
  { x: 44, anchor: 'start' },
  { x: 1156, anchor: 'end' },
] as const;

function half(side: MatchSide, key: string, clip: string, x: number): string {
  const subject = drawSubject(side.traits, key);
  const body =
    subject.defs +
    `<clipPath id="~half"><path d="${clip}"/></clipPath>` +
    `<g clip-path="url(#~half)"><g transform="translate(${x} 0)">${subject.scene}${subject.behind}${subject.figure}</g></g>`;
  return withPrefix(body, key);
}

function words(side: MatchSide, at: (typeof WORDS)[number]): string {
  return (
    typeset(
      side.goat,
      { face: 'display', size: 68, middle: 536, maxWidth: 440, ...at },
      { fill: CHALK, stroke: PITCH, strokeWidth: 9 },
    ) +
    typeset(
      side.player,
      { face: 'caption', size: 30, middle: 590, tracking: 0.05, maxWidth: 420, ...at },
      { fill: CHALK, stroke: PITCH, strokeWidth: 6 },
    )
  );
}

/** The ticket of the stake: two notches and a perforation, as everything that is paid. */
function ticket(stake: string): string {
  return (
    fill(
      'M446 44H754a6 6 0 0 1 6 6V66a13 13 0 0 0 0 26V108a6 6 0 0 1-6 6H446a6 6 0 0 1-6-6V92a13 13 0 0 0 0-26V50a6 6 0 0 1 6-6Z',
      GOLD,
    ) +
    typeset(
      stake,
      { face: 'display', size: 46, x: 600, middle: 79, maxWidth: 270, anchor: 'middle' },
      { fill: '#1b1304' },
    )
  );
}

/** The preview of a match, 1200 by 630: both goats, how it stands, and what it is about. */
export function matchPicture(match: MatchWords): string {
  const key = pictureKey('match', match);
  const [a, b] = match.sides;
  const shade = `<linearGradient id="~foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${PITCH}" stop-opacity="0"/><stop offset=".75" stop-color="${PITCH}" stop-opacity=".88"/></linearGradient><path d="M0 400H1200V630H0Z" fill="url(#~foot)"/>`;
  const body =
    half(a, `${key}a`, LEFT, -64) +
    half(b, `${key}b`, RIGHT, 632) +
    withPrefix(shade, key) +
    fill('M634 0H650L570 630H554Z', GOLD) +
    fill('M468 232L760 232L732 394L440 394Z', PITCH) +
    fill('M468 232L760 232L758.6 240L466.6 240Z', GOLD) +
    typeset(
      match.between,
      { face: 'display', size: 124, x: 600, middle: 318, maxWidth: 232, anchor: 'middle' },
      { fill: CHALK },
    ) +
    ticket(match.stake) +
    words(a, WORDS[0]) +
    words(b, WORDS[1]) +
    typeset(
      'Legendary Goats',
      { face: 'caption', size: 24, x: 600, middle: 592, tracking: 0.12, anchor: 'middle' },
      { fill: GOLD, stroke: PITCH, strokeWidth: 8 },
    );
  return svgDocument({ width: 1200, height: 630, title: match.title }, body);
}
