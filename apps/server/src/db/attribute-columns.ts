import { ATTRIBUTES, type Attributes } from '@goats/rules';

/** Column of an attribute: `shootingPower` is `shooting_power`, `defensiveIQ` is `defensive_iq`. */
export function attributeColumn(attribute: string): string {
  return attribute.replace(/IQ$/, '_iq').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export const ATTRIBUTE_COLUMNS = ATTRIBUTES.map((name) => [name, attributeColumn(name)] as const);

export function attributesOf(row: Record<string, unknown>): Attributes {
  return Object.fromEntries(
    ATTRIBUTE_COLUMNS.map(([name, column]) => [name, row[column]]),
  ) as unknown as Attributes;
}
