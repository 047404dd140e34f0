import type { GoatTraits } from '@goats/collection';
import type { Rarity } from '@goats/rules';
import { drawGoat } from '../goat/draw-goat.ts';
import { fill, INK } from '../ink/element.ts';
import { withPrefix } from '../ink/ids.ts';
import { typeset } from '../lettering/line-of-text.ts';
import { chalk } from '../scene/brush.ts';
import { tintFor } from '../scene/tint.ts';
import { pictureKey, svgDocument } from './document.ts';
import { inLines } from './in-lines.ts';
import { CROPS } from './thumbnail.ts';

export interface PicturedPlayer {
  readonly traits: GoatTraits;
  readonly score: number;
  readonly rarity: Rarity;
}

export interface ElevenWords {
  readonly title: string;
  /** Whose it is; null for whoever has chosen no name. */
  readonly name: string | null;
  /** '4-3-3' */
  readonly system: string;
  readonly total: string;
  readonly captions: Record<'eleven' | 'from' | 'shape' | 'score', string>;
  readonly shape: readonly [number, number, number];
  /** Goalkeeper, defence, midfield, attack; null is an empty place. */
  readonly players: readonly (PicturedPlayer | null)[];
}

const PITCH = '#07140e';
const CHALK = '#f4f1e4';
const GOLD = '#f2b632';
const RINGS: Readonly<Record<Rarity, string>> = {
  Common: '#b3bfc7',
  Rare: '#5dabff',
  Epic: '#c194ff',
  Legendary: GOLD,
};
/** The middle of the grass that the dark sheet leaves, and how far apart a line stands at most. */
const MIDDLE = 818;
const WIDEST = 700;
/** Keeper, defence, midfield, attack: where the middle of each line is. */
const ROWS = [534, 400, 252, 100] as const;
const R = 58;

function grass(): string {
  let stripes = '';
  for (let x = 400; x < 1200; x += 160) stripes += `M${x} 0h80v630h-80z`;
  const lines =
    'M456 26H1176V604H420M480 328H1176M818 254a74 74 0 1 1-.1 0M604 604V486H1032V604M700 604V548H936V604M604 26V96H1032V26M768 486a50 40 0 0 1 100 0';
  return (
    fill('M380 0H1200V630H380Z', '#15603d') +
    fill(stripes, '#125436') +
    chalk(lines, CHALK, 4, 'stroke-opacity=".5"')
  );
}

/** `placesOf([4, 3, 3])`: the middles of eleven places, in the order of the players. */
function placesOf(shape: ElevenWords['shape']): readonly (readonly [number, number])[] {
  return [1, ...shape].flatMap((size, row) => {
    const step = Math.min(176, WIDEST / size);
    return Array.from(
      { length: size },
      (_, at) => [Math.round(MIDDLE + (at - (size - 1) / 2) * step), ROWS[row]!] as const,
    );
  });
}

function empty(x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="${R - 3}" fill="${PITCH}" fill-opacity=".34" stroke="${CHALK}" stroke-opacity=".7" stroke-width="4" stroke-dasharray="13 11"/>`;
}

/** A head in its ring, as close as a thumbnail, and the score on a tag below. */
function head(
  { traits, score, rarity }: PicturedPlayer,
  key: string,
  x: number,
  y: number,
): string {
  const goat = drawGoat(traits, { idPrefix: `${key}g`, detail: 'thumb' });
  const [left, top, side] = CROPS[traits.goat];
  const scale = ((2 * R) / side).toFixed(3);
  const ring = RINGS[rarity];
  return (
    `<defs>${goat.defs}</defs><clipPath id="~disc"><circle cx="${x}" cy="${y}" r="${R}"/></clipPath>` +
    `<circle cx="${x}" cy="${y + 7}" r="${R + 7}" fill="${INK}" fill-opacity=".5"/>` +
    `<g clip-path="url(#~disc)"><circle cx="${x}" cy="${y}" r="${R}" fill="${tintFor(traits).bright}"/>` +
    `<g transform="translate(${x - R} ${y - R}) scale(${scale}) translate(${-left} ${-top})">${goat.behind}${goat.figure}</g></g>` +
    `<circle cx="${x}" cy="${y}" r="${R}" fill="none" stroke="${INK}" stroke-width="13"/>` +
    `<circle cx="${x}" cy="${y}" r="${R}" fill="none" stroke="${ring}" stroke-width="7"/>` +
    fill(`M${x - 29} ${y + 42}h58v34h-58z`, PITCH, `stroke="${ring}" stroke-width="3"`) +
    typeset(
      String(score),
      { face: 'display', size: 32, x, middle: y + 60, anchor: 'middle', maxWidth: 50 },
      { fill: CHALK },
    )
  );
}

/** The dark sheet on the left: whose it is, how they line up, and what they are worth together. */
function sheet({ name, system, total, captions }: ElevenWords): string {
  const lines = name === null ? inLines(captions.eleven, 8, 2) : inLines(name, 12, 2);
  const caption = { face: 'caption', x: 58, maxWidth: 320, tracking: 0.08 } as const;
  const figure = { face: 'display', x: 56, size: 72, maxWidth: 150 } as const;
  return (
    fill('M0 0H460L380 630H0Z', PITCH) +
    fill('M460 0H476L396 630H380Z', GOLD) +
    typeset('Legendary Goats', { ...caption, size: 28, middle: 70 }, { fill: GOLD }) +
    lines
      .map((line, i) =>
        typeset(
          line,
          { face: 'display', size: 104, x: 54, middle: 164 + i * 104, maxWidth: 345 },
          { fill: CHALK },
        ),
      )
      .join('') +
    typeset(
      name === null ? captions.from : captions.eleven,
      { ...caption, size: 32, middle: 180 + lines.length * 104 },
      { fill: '#c6cec1' },
    ) +
    typeset(captions.shape, { ...caption, size: 24, middle: 482 }, { fill: '#93a497' }) +
    typeset(system, { ...figure, middle: 540 }, { fill: CHALK }) +
    typeset(
      captions.score,
      { ...caption, size: 24, x: 236, maxWidth: 150, middle: 482 },
      { fill: '#93a497' },
    ) +
    typeset(total, { ...figure, x: 234, maxWidth: 150, middle: 540 }, { fill: GOLD })
  );
}

/** The best eleven of an album on its pitch, 1200 by 630. */
export function elevenPicture(words: ElevenWords): string {
  const { captions: _, ...drawn } = words;
  const key = pictureKey('eleven', drawn);
  const places = placesOf(words.shape);
  const players = places.map(([x, y], at) => {
    const player = words.players[at];
    const own = `${key}${'abcdefghijk'.charAt(at)}`;
    return player ? withPrefix(head(player, own, x, y), own) : empty(x, y);
  });
  const body = grass() + players.join('') + sheet(words);
  return svgDocument({ width: 1200, height: 630, title: words.title }, body);
}
