import { localMemory } from '@goats/ui/browser/safe-storage.ts';

const KEY = 'goats-ring-offered';

/** Whether this browser was asked to ring before, and answered one way or the other. */
export function wasInvited(): boolean {
  return localMemory.getItem(KEY) !== null;
}

export function inviteNoMore(): void {
  localMemory.setItem(KEY, 'yes');
}
