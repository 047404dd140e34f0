import { ATTRIBUTES } from '@goats/rules';
import { type GeneratedMoment, MOMENT_ATTRIBUTES } from '../generator/moments.ts';
import type { GeneratedVariation } from '../generator/variations.ts';

type Cell = string | number | boolean;

/** A spreadsheet runs a cell that begins with one of these; a quote in front makes it text. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: Cell): string {
  if (typeof value !== 'string') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** `csvLine(['a', 'b, c', 7]) // 'a,"b, c",7\r\n'` */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

export const VARIATION_CSV_HEADER: readonly string[] = [
  'id',
  'masterGoatId',
  'variationNumber',
  'name',
  'rarity',
  ...ATTRIBUTES,
  'goatScore',
  'priceHoof',
  'priceMatic',
  'background',
  'expression',
  'accessories',
  'special',
  'kit',
  'head',
  'pose',
  'edition',
];

/** `csvLine(variationCells(card))` */
export function variationCells(card: GeneratedVariation): readonly Cell[] {
  const {
    background,
    expression,
    accessories,
    special,
    kit,
    head,
    pose,
    edition = '',
  } = card.traits;
  return [
    card.id,
    card.masterGoatId,
    card.variationNumber,
    card.name,
    card.rarity,
    ...ATTRIBUTES.map((attribute) => card.attributes[attribute]),
    card.goatScore,
    card.priceHoof,
    card.priceMatic,
    background,
    expression,
    accessories,
    special,
    kit,
    head,
    pose,
    edition,
  ];
}

export const MOMENT_CSV_HEADER: readonly string[] = [
  'id',
  'masterGoatId',
  'cardNumber',
  'momentTitle',
  'momentDescription',
  'year',
  'competition',
  'rarity',
  'cardType',
  ...MOMENT_ATTRIBUTES.map((name) => (name === 'rarity' ? 'rarityScore' : name)),
  'momentScore',
  'priceHoof',
  'priceMatic',
  'cardStyle',
  'frameColor',
  'effect',
  'holographic',
];

/** `csvLine(momentCells(moment))` */
export function momentCells(moment: GeneratedMoment): readonly Cell[] {
  const { cardStyle, frameColor, effect, holographic } = moment.visualTraits;
  return [
    moment.id,
    moment.masterGoatId,
    moment.cardNumber,
    moment.momentTitle,
    moment.momentDescription,
    moment.year,
    moment.competition,
    moment.rarity,
    moment.cardType,
    ...MOMENT_ATTRIBUTES.map((name) => moment.attributes[name]),
    moment.momentScore,
    moment.priceHoof,
    moment.priceMatic,
    cardStyle,
    frameColor,
    effect,
    holographic,
  ];
}
