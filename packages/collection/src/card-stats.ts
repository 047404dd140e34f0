import type { Attributes } from '@goats/rules';

export interface CardStats {
  readonly pace: number;
  readonly shooting: number;
  readonly passing: number;
  readonly dribbling: number;
  readonly defending: number;
  readonly physical: number;
  readonly specialAbility?: string;
}

/**
 * `cardStats(attributes, 'Hang Time').shooting`: the six stats of a card face, each the attribute
 * of that name or the rounded mean of the two it is made of.
 */
export function cardStats(attributes: Attributes, specialAbility?: string): CardStats {
  const mean = (a: number, b: number) => Math.round((a + b) / 2);
  return {
    pace: attributes.pace,
    shooting: mean(attributes.shootingPower, attributes.finishing),
    passing: mean(attributes.passingAccuracy, attributes.vision),
    dribbling: attributes.dribbling,
    defending: attributes.defensiveIQ,
    physical: mean(attributes.physicality, attributes.headingAbility),
    ...(specialAbility === undefined ? {} : { specialAbility }),
  };
}
