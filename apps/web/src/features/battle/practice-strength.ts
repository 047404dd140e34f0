import { STRENGTHS, type Strength } from '@goats/rules';
import { localMemory, type Memory } from '@goats/ui/browser/safe-storage.ts';
import { loadConsent } from '../../site/cookie-consent.ts';

const KEY = 'goats-strength';

/** Whoever has not chosen yet plays somebody kind. */
const FIRST: Strength = 'friendly';

/** How strong the house is to play, as chosen on an earlier visit. */
export function rememberedStrength(storage: Memory = localMemory): Strength {
  const kept = loadConsent(storage)?.functional ? storage.getItem(KEY) : null;
  return STRENGTHS.find((strength) => strength === kept) ?? FIRST;
}

/** Kept only with the visitor's yes to it; without, the choice lasts as long as the screen. */
export function rememberStrength(strength: Strength, storage: Memory = localMemory): void {
  if (loadConsent(storage)?.functional) storage.setItem(KEY, strength);
  else storage.removeItem(KEY);
}
