import { loadConsent } from '../../../app/shell/cookie-consent.ts';

const KEY = 'goats-sound';

/** Off unless a visitor who allowed us to remember how they like things left it on. */
export function rememberedSound(storage: Pick<Storage, 'getItem'>): boolean {
  try {
    return loadConsent(storage)?.functional === true && storage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Kept only with that consent; without it the setting lasts as long as the page. */
export function rememberSound(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  on: boolean,
): void {
  try {
    if (on && loadConsent(storage)?.functional) storage.setItem(KEY, 'on');
    else storage.removeItem(KEY);
  } catch {
    // Private windows may refuse storage: then the next visit begins in silence.
  }
}
