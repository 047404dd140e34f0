import { localMemory } from '@goats/ui/browser/safe-storage.ts';
import { createListeners } from '@goats/ui/browser/store.ts';
import { useSyncExternalStore } from 'react';

const KEY = 'goats-faces';
const changed = createListeners();
let muted: boolean | undefined;

function isMuted(): boolean {
  muted ??= localMemory.getItem(KEY) === 'off';
  return muted;
}

/** Whether this browser shows nobody's faces. */
export function useMuted(): boolean {
  return useSyncExternalStore(changed.subscribe, isMuted, () => false);
}

/** For good, whatever was said about cookies: who wants no faces asks for exactly this to be kept. */
export function setMuted(next: boolean): void {
  muted = next;
  if (next) localMemory.setItem(KEY, 'off');
  else localMemory.removeItem(KEY);
  changed.tell();
}
