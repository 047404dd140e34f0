import type { Memory } from '@goats/ui/browser/safe-storage.ts';
import { loadConsent } from '../../site/cookie-consent.ts';

const KEY = 'goats-sound';

/** Off unless a visitor who allowed us to remember how they like things left it on. */
export function rememberedSound(storage: Pick<Memory, 'getItem'>): boolean {
  return loadConsent(storage)?.functional === true && storage.getItem(KEY) === 'on';
}

/** Kept only with that consent; without it the setting lasts as long as the page. */
export function rememberSound(storage: Memory, on: boolean): void {
  if (on && loadConsent(storage)?.functional) storage.setItem(KEY, 'on');
  else storage.removeItem(KEY);
}

const OFFERED = 'goats-sound-offered';

/** Whether this browser was asked before: one invitation is friendly, two are noise. */
export function wasSoundOffered(storage: Pick<Memory, 'getItem'>): boolean {
  return storage.getItem(OFFERED) !== null;
}

export function offerSoundNoMore(storage: Pick<Memory, 'setItem'>): void {
  storage.setItem(OFFERED, 'yes');
}
