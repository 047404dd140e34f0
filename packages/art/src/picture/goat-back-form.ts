import { GOAT_FACTS, type GoatSlug, goatStory, strongest } from '@goats/collection';
import {
  ATTRIBUTES,
  type Attribute,
  type Attributes,
  printedAttribute,
  type Rarity,
} from '@goats/rules';
import { wholeNumber } from '../card/plate.ts';
import { drawCrest } from '../crest/crest.ts';
import { headOf, headSheet } from '../goat/head.ts';
import { TEN_GOATS } from '../goat/ten/ten-goats.ts';
import { fill, INK } from '../ink/element.ts';
import { pathExtent } from '../ink/measure-path.ts';
import { memo } from '../ink/memo.ts';
import { tones } from '../ink/tones.ts';
import { typeset } from '../lettering/line-of-text.ts';
import { inLines } from './in-lines.ts';

/** The cloth of a card's back, inside the metal. */
export const INSIDE =
  'M42 20H458Q480 20 480 42V658Q480 680 458 680H42Q20 680 20 658V42Q20 20 42 20Z';
const STAR = 'M0-10l2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.6 6.8-.8z';
const STAR_GOLD = '#ffd75a';
const SMALL_INK = '#4a4150';
const BAR = 132;

/** Ten goats and 71 moments share twenty thousand backs: each is drawn once. */
const once = memo<string>();

const clubTones = (goat: GoatSlug) => tones(GOAT_FACTS[goat].teamColors.club[0]);

/** The club's colour, strewn with the goat's own horns, and the crest. */
export function backCloth(goat: GoatSlug): string {
  return once(`${goat}/cloth`, () => {
    const { base, shade } = clubTones(goat);
    return (
      hornPattern(goat, shade) +
      `<clipPath id="~cloth"><path d="${INSIDE}"/></clipPath>` +
      `<g clip-path="url(#~cloth)">${fill(INSIDE, base)}${fill(INSIDE, 'url(#~strewn)')}${fill('M300 20H480V680H120Z', INK, 'fill-opacity=".16"')}</g>` +
      `<g transform="translate(318 30) scale(.66)">${drawCrest(goat)}</g>`
    );
  });
}

function hornPattern(goat: GoatSlug, colour: string): string {
  const design = TEN_GOATS[goat];
  const head = headOf(design, GOAT_FACTS[goat].homeHead);
  const { far, near } = head.horns(headSheet(design, head, true));
  const data = [...far.pieces, ...near.pieces].map((piece) => piece.data).join('');
  const { left, right, top, bottom } = pathExtent(data);
  const scale = 54 / Math.max(right - left, bottom - top);
  const horns = (x: number, y: number): string =>
    `<use href="#~horns" transform="translate(${x} ${y}) scale(${scale.toFixed(3)}) translate(${Math.round(-(left + right) / 2)} ${Math.round(-(top + bottom) / 2)})"/>`;
  return `<defs><path id="~horns" d="${data}" fill="${colour}"/></defs><pattern id="~strewn" width="92" height="80" patternUnits="userSpaceOnUse" patternTransform="rotate(-9)">${horns(28, 26)}${horns(74, 66)}</pattern>`;
}

const placeOf = (i: number): readonly [x: number, y: number] => [
  i < 5 ? 52 : 258,
  368 + (i % 5) * 46,
];

function label(attribute: Attribute, own: boolean, i: number, club: string): string {
  const [x, y] = placeOf(i);
  return (
    (own
      ? fill(`M${x - 4} ${y - 18}h198v36h-198z`, club) +
        fill(STAR, STAR_GOLD, `transform="translate(${x + 11} ${y - 3})"`)
      : '') +
    fill(`M${x + 2} ${y + 11}h${BAR}v3h-${BAR}z`, own ? '#ffffff' : INK, 'fill-opacity=".22"') +
    typeset(
      printedAttribute(attribute),
      {
        ...{ face: 'caption', size: 18.5, tracking: 0.02, middle: y - 3 },
        ...(own ? { x: x + 26, maxWidth: 108 } : { x: x + 3, maxWidth: 134 }),
      },
      { fill: own ? '#ffffff' : SMALL_INK },
    )
  );
}

/** How many of the ten are starred. */
const STARS = 3;

/** The ten as minted, in two columns; what this card is strongest in is underlaid and starred. */
export function attributeTable(goat: GoatSlug, rarity: Rarity, attributes: Attributes): string {
  const signed = strongest(rarity, attributes).slice(0, STARS);
  const club = clubTones(goat).shade;
  const labels = once(`${goat}/labels/${[...signed].sort()}`, () =>
    ATTRIBUTES.map((attribute, i) => label(attribute, signed.includes(attribute), i, club)).join(
      '',
    ),
  );
  const values = ATTRIBUTES.map((attribute, i) => {
    const [x, y] = placeOf(i);
    const own = signed.includes(attribute);
    const length = Math.round((BAR * attributes[attribute]) / 100);
    return (
      fill(`M${x + 2} ${y + 11}h${length}v3h-${length}z`, own ? STAR_GOLD : club) +
      typeset(
        wholeNumber(attributes[attribute]),
        { face: 'display', size: 32, x: x + 188, middle: y, anchor: 'end', maxWidth: 44 },
        { fill: own ? '#ffffff' : INK },
      )
    );
  });
  return labels + values.join('');
}

/** The whole story of a moment, in lines that a back has room for. */
export function storyLines(goat: GoatSlug, title: string): readonly string[] {
  const told = goatStory(goat).iconicMoments.find((moment) => moment.title === title);
  return inLines(told?.description ?? '', 52, 4, 240);
}

/** Title, year and what is told of it. */
export function momentLines(goat: GoatSlug, title: string, year: number): string {
  return once(`${goat}/${title}/${year}`, () => {
    const small = { face: 'caption', size: 17, x: 54, maxWidth: 392, tracking: 0.01 } as const;
    const heading = { face: 'display', size: 30, middle: 234 } as const;
    return (
      typeset(title, { ...heading, x: 54, maxWidth: 314 }, { fill: INK }) +
      typeset(
        wholeNumber(year),
        { ...heading, x: 446, anchor: 'end' },
        { fill: clubTones(goat).shade },
      ) +
      storyLines(goat, title)
        .map((line, i) => typeset(line, { ...small, middle: 262 + i * 20 }, { fill: SMALL_INK }))
        .join('')
    );
  });
}
