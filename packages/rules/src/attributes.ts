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

/** `attributeLabel('defensiveIQ') // 'Defensive IQ'` */
export function attributeLabel(attribute: string): string {
  const words = attribute.replace(/([a-z])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** GOAT Score of a card: the rounded average of its ten attributes. */
export function goatScore(attributes: Attributes): number {
  const sum = ATTRIBUTES.reduce((total, attribute) => total + attributes[attribute], 0);
  return Math.round(sum / ATTRIBUTES.length);
}
