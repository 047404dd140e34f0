import { type Attribute, attributeLabel } from '@goats/rules';
import { DATE_TAG } from './date-tag.ts';

const LIST = new Intl.ListFormat(DATE_TAG, { type: 'conjunction' });

/** `attributesInWords(goat.signature) // 'Vision, Dribbling and Finishing'` */
export function attributesInWords(attributes: readonly Attribute[]): string {
  return LIST.format(attributes.map(attributeLabel));
}
