import { STRENGTHS, type Strength } from '@goats/rules';
import { loadConsent } from '../../app/shell/cookie-consent.ts';

const KEY = 'goats-strength';

/** Whoever has not chosen yet plays somebody kind. */
const FIRST: Strength = 'friendly';

/** Asked for at the moment of use: a page is also drawn where there is no browser at all. */
type Open = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const browser: Open = () => localStorage;

/** How strong the house is to play, as chosen on an earlier visit. */
export function rememberedStrength(open = browser): Strength {
  try {
    const storage = open();
    const kept = loadConsent(storage)?.functional ? storage.getItem(KEY) : null;
    return STRENGTHS.find((strength) => strength === kept) ?? FIRST;
  } catch {
    return FIRST;
  }
}

/** Kept only with the visitor's yes to it; without, the choice lasts as long as the screen. */
export function rememberStrength(strength: Strength, open = browser): void {
  try {
    const storage = open();
    if (loadConsent(storage)?.functional) storage.setItem(KEY, strength);
    else storage.removeItem(KEY);
  } catch {
    // Private windows may refuse storage: then the next visit begins with a kind one.
  }
}
