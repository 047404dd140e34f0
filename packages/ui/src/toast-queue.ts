import { createListeners } from './browser/store.ts';

/** green: it worked; yellow: something is missing; red: it failed ('destructive'). */
export type ToastTone = 'green' | 'yellow' | 'red';

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** One way on: the guest wallet beside 'Wallet Not Found', or a page: 'Your match has begun. Go'. */
  action?: { label: string; run: () => void } | { label: string; href: string };
}

export interface Toast extends ToastMessage {
  id: number;
}

export const TOAST_MS = 5000;
/** What a toast keeps of its time when the next one waits: news of the last click cannot wait long. */
export const HURRIED_MS = 2000;

/** One toast at a time, in the order they came, and none is lost. */
export function createToastQueue() {
  let line: readonly Toast[] = [];
  let lastId = 0;
  const { subscribe, tell } = createListeners();
  const set = (next: readonly Toast[]) => {
    line = next;
    tell();
  };
  return {
    show(message: ToastMessage): number {
      lastId += 1;
      // Whoever presses a button five times is told once, and last.
      const others = line.filter((toast) => !sameWords(toast, message));
      set([...others, { ...message, id: lastId }]);
      return lastId;
    },
    /** Only the toast that is meant goes: a timer of an older one must not take a newer one away. */
    dismiss(id: number): void {
      set(line.filter((toast) => toast.id !== id));
    },
    /** The one on screen, and those behind it. */
    line: () => line,
    subscribe,
  };
}

function sameWords(one: ToastMessage, other: ToastMessage): boolean {
  return one.title === other.title && one.description === other.description;
}
