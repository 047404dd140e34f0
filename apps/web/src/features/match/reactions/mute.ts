import { localMemory } from '@goats/ui/browser/safe-storage.ts';
import { createListeners } from '@goats/ui/browser/store.ts';
import { useSyncExternalStore } from 'react';
import { loadConsent } from '../../../site/cookie-consent.ts';

const KEY = 'goats-faces';
const changed = createListeners();
let muted: boolean | undefined;

function isMuted(): boolean {
  muted ??= loadConsent(localMemory)?.functional === true && localMemory.getItem(KEY) === 'off';
  return muted;
}

/** Whether this browser shows nobody's faces. */
export function useMuted(): boolean {
  return useSyncExternalStore(changed.subscribe, isMuted, () => false);
}

/** Kept only with consent; without it the setting lasts as long as the page. */
export function setMuted(next: boolean): void {
  muted = next;
  if (next && loadConsent(localMemory)?.functional) localMemory.setItem(KEY, 'off');
  else localMemory.removeItem(KEY);
  changed.tell();
}
