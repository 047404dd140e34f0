import type { GoatTraits } from '@goats/collection';
import { drawCrest } from '../crest/crest.ts';
import { fill, INK } from '../ink/element.ts';
import { withPrefix } from '../ink/ids.ts';
import { typeset } from '../lettering/line-of-text.ts';
import { rays } from '../scene/brush.ts';
import { drawAvatar } from './avatar-picture.ts';
import { pictureKey, svgDocument } from './document.ts';
import { STAND_IN } from './placeholder.ts';
import { inAction, posterGap, posterHalf } from './poster-half.ts';

export interface MatchSide {
  /** The goat on the card. */
  readonly goat: string;
  /** Who brings it. */
  readonly player: string;
  /** Whose goat stands beside that name. */
  readonly address: string;
  readonly traits: GoatTraits;
}

/** Nobody yet: it is for whoever looks at it. */
export interface OpenSide {
  readonly open: string;
}

export interface MatchWords {
  readonly title: string;
  readonly sides: readonly [MatchSide, MatchSide | OpenSide];
  /** Between the two: the score, or that it is being played. */
  readonly between: string;
  /** On the ticket: what is played for. */
  readonly stake: string;
  /** Who won it: a score does not say so where somebody gave up. */
  readonly winner?: 0 | 1;
}

const PITCH = '#07140e';
const GOLD = '#f2b632';
const CHALK = '#f4f1e4';
const HALVES = ['M0 0H648L552 630H0Z', 'M648 0H1200V630H552Z'] as const;
const PLACES = ['translate(-36 0)', 'translate(604 0)'] as const;
/** What a goat does whose card shows it standing still. */
const OTHERWISE = ['Volley', 'Dribble'] as const;
const CRESTS = ['translate(26 22) scale(.54)', 'translate(1044 22) scale(.54)'] as const;
const AVATARS = ['translate(40 560)', 'translate(1104 560)'] as const;
const WORDS = [
  { x: 40, anchor: 'start' },
  { x: 1160, anchor: 'end' },
] as const;
const PLAYERS = [
  { x: 108, anchor: 'start' },
  { x: 1092, anchor: 'end' },
] as const;
const SEATS = [0, 1] as const;

function words(side: MatchSide | OpenSide, seat: 0 | 1, key: string, won: boolean): string {
  if ('open' in side) {
    return typeset(
      side.open,
      { face: 'display', size: 110, x: 932, middle: 500, maxWidth: 440, anchor: 'middle', skew: 8 },
      { fill: GOLD, stroke: PITCH, strokeWidth: 15 },
    );
  }
  return (
    `<g transform="${CRESTS[seat]}">${withPrefix(drawCrest(side.traits.goat), `${key}c`)}</g>` +
    `<g transform="${AVATARS[seat]} scale(.88)">${drawAvatar(side.address, `${key}a`)}</g>` +
    typeset(
      side.goat,
      { face: 'display', size: 78, middle: 512, maxWidth: 410, skew: 8, ...WORDS[seat] },
      { fill: won ? GOLD : CHALK, stroke: PITCH, strokeWidth: 13 },
    ) +
    typeset(
      side.player,
      { face: 'caption', size: 34, middle: 588, tracking: 0.04, maxWidth: 350, ...PLAYERS[seat] },
      { fill: CHALK, stroke: PITCH, strokeWidth: 8 },
    )
  );
}

/** The ticket of the stake: two notches and a perforation, as everything that is paid. */
function ticket(stake: string): string {
  return (
    fill(
      'M466 552H734a6 6 0 0 1 6 6V570a11 11 0 0 0 0 22V604a6 6 0 0 1-6 6H466a6 6 0 0 1-6-6V592a11 11 0 0 0 0-22V558a6 6 0 0 1 6-6Z',
      GOLD,
      `stroke="${INK}" stroke-width="5"`,
    ) +
    '<path d="M494 558V604M706 558V604" stroke="#1b1304" stroke-opacity=".45" stroke-width="3" stroke-dasharray="5 6"/>' +
    typeset(
      stake,
      { face: 'display', size: 38, x: 600, middle: 581, maxWidth: 198, anchor: 'middle' },
      { fill: '#1b1304' },
    )
  );
}

/** Falls on whoever lost, as it does on the pitch. */
function night(seat: 0 | 1, key: string): string {
  return fill(HALVES[seat], PITCH, `id="${key}night${seat}" fill-opacity=".62"`);
}

function plate(between: string): string {
  return (
    fill('M496 424L728 424L704 536L472 536Z', PITCH, `stroke="${INK}" stroke-width="8"`) +
    fill('M496 424L728 424L726.3 432L494.3 432Z', GOLD) +
    typeset(
      between,
      { face: 'display', size: 96, x: 600, middle: 484, maxWidth: 190, anchor: 'middle', skew: 8 },
      { fill: CHALK },
    )
  );
}

function half(side: MatchSide | OpenSide, seat: 0 | 1, key: string) {
  const towards = seat === 0 ? 'right' : 'left';
  if (!('open' in side)) return posterHalf(inAction(side.traits, OTHERWISE[seat]), key, towards);
  return {
    defs: '',
    ground: fill('M-40 0H700V640H-40Z', '#0c2b1e') + fill(rays(316, 330, 15, 900, 0.5), '#12402c'),
    figure: posterGap({ ...STAND_IN, pose: OTHERWISE[seat] }, key, towards),
  };
}

/**
 * The poster of a match, 1200 by 630: both goats go for one another, who brings them, how it stands
 * and what it is about.
 */
export function matchPicture(match: MatchWords): string {
  const key = pictureKey('match', match);
  const halves = SEATS.map((seat) => half(match.sides[seat], seat, `${key}${seat}`));
  const grounds = SEATS.map(
    (seat) =>
      `<clipPath id="${key}h${seat}"><path d="${HALVES[seat]}"/></clipPath><g clip-path="url(#${key}h${seat})"><g transform="${PLACES[seat]}">${halves[seat]!.ground}</g></g>`,
  );
  const goats = SEATS.map(
    (seat) => `<g transform="${PLACES[seat]}">${halves[seat]!.defs}${halves[seat]!.figure}</g>`,
  );
  const foot = `<linearGradient id="${key}f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${PITCH}" stop-opacity="0"/><stop offset=".7" stop-color="${PITCH}" stop-opacity=".9"/></linearGradient><path d="M0 420H1200V630H0Z" fill="url(#${key}f)"/>`;
  const body =
    grounds.join('') +
    fill('M640 0H656L560 630H544Z', GOLD, `stroke="${INK}" stroke-width="6"`) +
    // Who was challenged stands behind: the challenger comes at him.
    goats[1] +
    goats[0] +
    (match.winner === undefined ? '' : night(match.winner === 0 ? 1 : 0, key)) +
    foot +
    plate(match.between) +
    ticket(match.stake) +
    SEATS.map((seat) =>
      words(match.sides[seat], seat, `${key}w${seat}`, match.winner === seat),
    ).join('') +
    typeset(
      'Legendary Goats',
      { face: 'caption', size: 22, x: 632, middle: 30, tracking: 0.12, anchor: 'middle' },
      { fill: GOLD, stroke: PITCH, strokeWidth: 6 },
    );
  return svgDocument({ width: 1200, height: 630, title: match.title }, body);
}
