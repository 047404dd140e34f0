import { type Attribute, attributeLabel } from '@goats/rules';
import { listed } from './lists.ts';

/** `attributesInWords(goat.signature) // 'Vision, Dribbling and Finishing'` */
export function attributesInWords(attributes: readonly Attribute[]): string {
  return listed(attributes.map(attributeLabel));
}
