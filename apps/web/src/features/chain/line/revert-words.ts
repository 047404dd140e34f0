import { sentenceOf } from '@goats/chain';
import { momentOf } from '@goats/ui/moment-of.ts';
import { t } from '@goats/words';

/** Why a contract refuses, in a sentence; null when it is not a contract that did. */
export function revertWords(error: unknown): string | null {
  const data = revertData(error);
  if (data === null) return null;
  return (
    sentenceOf(data, (seconds) => momentOf(seconds * 1000)) ??
    t('The contract turns this down, and does not say why.')
  );
}

/** Nodes hand it over as it is; wallets put it into one box or two. */
function revertData(error: unknown): `0x${string}` | null {
  let at: unknown = error;
  for (let depth = 0; depth < 4 && typeof at === 'object' && at !== null; depth += 1) {
    const { data, originalError, cause } = at as Record<string, unknown>;
    if (typeof data === 'string' && /^0x[0-9a-f]{8,}$/i.test(data)) return data as `0x${string}`;
    at = data ?? originalError ?? cause;
  }
  return null;
}
