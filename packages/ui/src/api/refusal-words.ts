import { CALL_REFUSALS, type ErrorAnswer, GENERAL_WORDS } from '@goats/contract';
import type { RefusalTable, RefusalValues } from '@goats/rules';
import { LOCALE, t } from '@goats/words';
import { attributeLabel, rarityLabel } from '../labels.ts';

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

/** Values that are words themselves travel in English, and an attribute under its name in calls. */
const LABELS: Readonly<Record<string, (value: string) => string>> = {
  rarity: rarityLabel,
  cardRarity: rarityLabel,
  deciders: (names) => names.split(', ').map(attributeLabel).join(', '),
};

function labelled(values: RefusalValues): RefusalValues {
  if (LOCALE === 'en') return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, LABELS[name]?.(String(value)) ?? value]),
  );
}
