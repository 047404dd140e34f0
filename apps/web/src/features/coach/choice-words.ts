import { type Attribute, attributeLabel, percent } from '@goats/rules';
import { t } from '@goats/words';

/** `pickWords('pace', 'vision') // 'Pace, Vision crossed out'` */
export function pickWords(attribute: Attribute, strike: Attribute | null): string {
  const played = attributeLabel(attribute);
  if (strike === null) return played;
  return t('{played}, {struck} crossed out', { played, struck: attributeLabel(strike) });
}

/** As part of a sentence: `pickClause('pace', 'vision') // 'Pace with Vision crossed out'` */
export function pickClause(attribute: Attribute, strike: Attribute | null): string {
  const played = attributeLabel(attribute);
  if (strike === null) return played;
  return t('{played} with {struck} crossed out@@part of a sentence', {
    played,
    struck: attributeLabel(strike),
  });
}

/** Below half a per cent nothing was given away that anybody could see. */
export function costWords(cost: number): string {
  return Math.round(cost * 100) === 0
    ? t('Nothing better on offer')
    : t('Gave away {share}', { share: percent(cost) });
}

/** `scoreWords([1, 2], 1) // '2:1'`: one's own points first */
export function scoreWords(score: readonly [number, number], seat: 0 | 1): string {
  return `${score[seat]}:${score[seat === 0 ? 1 : 0]}`;
}
