import { COLLECTION_SIZE, GOAT_FACTS, type MintedCard } from '@goats/collection';
import { LIVERIES, liveryDefs } from '../card/livery.ts';
import { serialNumber, wholeNumber } from '../card/plate.ts';
import { OUTSIDE } from '../card/window-shape.ts';
import { fill, INK, outline } from '../ink/element.ts';
import { withPrefix } from '../ink/ids.ts';
import { type LineStyle, typeset } from '../lettering/line-of-text.ts';
import { pictureKey, svgDocument } from './document.ts';
import { attributeTable, backCloth, INSIDE, momentLines } from './goat-back-form.ts';

/** What is printed on the back of one of the 20,000, as it was minted. */
export type CardReverse = Pick<
  MintedCard,
  | 'id'
  | 'goat'
  | 'variationNumber'
  | 'rarity'
  | 'goatScore'
  | 'attributes'
  | 'momentTitle'
  | 'momentYear'
>;

const SHEET = 'M46 204H454Q464 204 464 214V580Q464 590 454 590H46Q36 590 36 580V214Q36 204 46 204Z';
const PAPER = '#fbf4e2';

/**
 * The back of one card: its number, its club, its moment and all ten attributes.
 * `goatBack(mintedCard(17)!) // '<svg …>'`
 */
export function goatBack(card: CardReverse): string {
  const { id, goat, variationNumber, rarity, goatScore, attributes, momentTitle, momentYear } =
    card;
  const key = pictureKey('back', { id, goat, rarity, goatScore, attributes, momentTitle });
  const livery = LIVERIES[rarity];
  const { name } = GOAT_FACTS[goat];
  const light = (text: string, style: LineStyle, colour = '#ffffff'): string =>
    typeset(text, style, { fill: colour, stroke: INK, strokeWidth: style.size / 12 + 4 });
  const small = { face: 'caption', size: 21, x: 112, tracking: 0.06 } as const;
  const right = { x: 456, anchor: 'end' } as const;
  const body =
    `<defs>${liveryDefs(livery)}</defs>` +
    fill(OUTSIDE, 'url(#~Fm)') +
    outline(OUTSIDE, 6, livery.ink) +
    backCloth(goat) +
    outline(INSIDE, 5, livery.ink) +
    light(
      serialNumber(variationNumber),
      { face: 'display', size: 104, x: 46, middle: 90, maxWidth: 268, skew: 8 },
      rarity === 'Legendary' ? 'url(#~Fm)' : '#fff6dc',
    ) +
    light(name, { face: 'display', size: 36, x: 44, middle: 166, maxWidth: 266, tracking: 0.02 }) +
    fill(SHEET, PAPER, `stroke="${livery.ink}" stroke-width="5"`) +
    momentLines(goat, momentTitle, momentYear) +
    fill('M54 336H446V338.5H54Z', INK, 'fill-opacity=".35"') +
    attributeTable(goat, rarity, attributes) +
    light(wholeNumber(goatScore), { face: 'display', size: 66, x: 42, middle: 634 }) +
    light('GOAT', { ...small, middle: 622 }) +
    light('Score', { ...small, middle: 646 }) +
    light(
      rarity,
      { ...right, face: 'display', size: 38, middle: 622, maxWidth: 200 },
      rarity === 'Common' ? livery.edge : livery.accent,
    ) +
    light(`Card ${wholeNumber(id).padStart(5, '0')} / ${COLLECTION_SIZE}`, {
      ...right,
      face: 'caption',
      size: 18,
      middle: 654,
      tracking: 0.04,
    });
  return svgDocument(
    { width: 500, height: 700, title: `${name}, ${rarity} card, the back` },
    withPrefix(body, key),
  );
}
