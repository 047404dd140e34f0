import { m, type Say, t } from '@goats/words';

/** The ten numbers on every card, in the order every screen and every seed uses. */
export const ATTRIBUTES = [
  'dribbling',
  'pace',
  'shootingPower',
  'finishing',
  'passingAccuracy',
  'vision',
  'headingAbility',
  'defensiveIQ',
  'physicality',
  'charisma',
] as const;

export type Attribute = (typeof ATTRIBUTES)[number];

/** 0 to 100 each. */
export type Attributes = Readonly<Record<Attribute, number>>;

/** `isAttribute('pace') // true` */
export function isAttribute(value: unknown): value is Attribute {
  return ATTRIBUTES.some((attribute) => attribute === value);
}

/** By attribute, and by the six stats of a card's face that go by other names. */
const ATTRIBUTE_WORDS: Readonly<Record<Attribute, string> & Record<string, string>> = {
  dribbling: m('Dribbling@@attribute of a footballer'),
  pace: m('Pace@@attribute of a footballer'),
  shootingPower: m('Shooting Power@@attribute of a footballer'),
  finishing: m('Finishing@@attribute of a footballer'),
  passingAccuracy: m('Passing Accuracy@@attribute of a footballer'),
  vision: m('Vision@@attribute of a footballer'),
  headingAbility: m('Heading Ability@@attribute of a footballer'),
  defensiveIQ: m('Defensive IQ@@attribute of a footballer'),
  physicality: m('Physicality@@attribute of a footballer'),
  charisma: m('Charisma@@attribute of a footballer'),
  shooting: m('Shooting@@attribute of a footballer'),
  passing: m('Passing@@attribute of a footballer'),
  defending: m('Defending@@attribute of a footballer'),
  physical: m('Physical@@attribute of a footballer'),
};

/** As a page calls it, in its language: `attributeLabel('defensiveIQ') // 'Defensive IQ'` */
export function attributeLabel(attribute: string): string {
  return attributeIn(t, attribute);
}

/** The same for whoever reads it elsewhere: `attributeIn(sayIn('es'), 'vision')` */
export function attributeIn(say: Say, attribute: string): string {
  const message = Object.hasOwn(ATTRIBUTE_WORDS, attribute) && ATTRIBUTE_WORDS[attribute];
  return message ? say(message) : printedAttribute(attribute);
}

/**
 * As it is printed on a card and sealed in its metadata, in English whatever the page speaks.
 * `printedAttribute('defensiveIQ') // 'Defensive IQ'`
 */
export function printedAttribute(attribute: string): string {
  const words = attribute.replace(/([a-z])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** GOAT Score of a card: the rounded average of its ten attributes. */
export function goatScore(attributes: Attributes): number {
  const sum = ATTRIBUTES.reduce((total, attribute) => total + attributes[attribute], 0);
  return Math.round(sum / ATTRIBUTES.length);
}
