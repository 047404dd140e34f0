import { type Attribute, attributeLabel } from '@goats/rules';

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** `attributesInWords(goat.signature) // 'Vision, Dribbling and Finishing'` */
export function attributesInWords(attributes: readonly Attribute[]): string {
  return LIST.format(attributes.map(attributeLabel));
}
