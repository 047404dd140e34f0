import { CALL_REFUSALS, type ErrorAnswer, GENERAL_WORDS } from '@goats/contract';
import { attributeLabel, type RefusalTable, type RefusalValues } from '@goats/rules';
import { LOCALE, t } from '@goats/words';

const TABLE: RefusalTable = CALL_REFUSALS;

/**
 * A refusal in the language of the page. One whose reason this page does not know, since the server
 * is newer, is said in general; failing that, in the server's English.
 */
export function wordRefusal({ error, code, reason = '', values = {} }: ErrorAnswer): string {
  const words = Object.hasOwn(TABLE, reason) ? TABLE[reason] : undefined;
  if (words) return t(words.say, labelled(values));
  const general = LOCALE === 'en' ? undefined : GENERAL_WORDS[code];
  return general === undefined ? error : t(general);
}

/** Values that are words themselves; the server's English names them as calls do. */
function labelled(values: RefusalValues): RefusalValues {
  const { deciders } = values;
  if (LOCALE === 'en' || typeof deciders !== 'string') return values;
  return { ...values, deciders: deciders.split(', ').map(attributeLabel).join(', ') };
}
