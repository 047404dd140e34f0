import { type Attribute, attributeLabel, percent } from '@goats/rules';

/** `pickWords('pace', 'vision') // 'Pace, Vision crossed out'` */
export function pickWords(attribute: Attribute, strike: Attribute | null): string {
  const label = attributeLabel(attribute);
  return strike === null ? label : `${label}, ${attributeLabel(strike)} crossed out`;
}

/** As part of a sentence: `pickClause('pace', 'vision') // 'Pace with Vision crossed out'` */
export function pickClause(attribute: Attribute, strike: Attribute | null): string {
  return pickWords(attribute, strike).replace(',', ' with');
}

/** Below half a per cent nothing was given away that anybody could see. */
export function costWords(cost: number): string {
  return Math.round(cost * 100) === 0 ? 'Nothing better on offer' : `Gave away ${percent(cost)}`;
}

/** `scoreWords([1, 2], 1) // '2:1'`: one's own points first */
export function scoreWords(score: readonly [number, number], seat: 0 | 1): string {
  return `${score[seat]}:${score[seat === 0 ? 1 : 0]}`;
}
