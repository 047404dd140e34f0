/** green: it worked; yellow: something is missing; red: it failed ('destructive'). */
export type ToastTone = 'green' | 'yellow' | 'red';

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** One way out of the situation, e.g. the guest wallet beside 'Wallet Not Found'. */
  action?: { label: string; run: () => void };
}

export interface Toast extends ToastMessage {
  id: number;
}

export const TOAST_MS = 5000;

/**
 * One toast at a time: a newer one takes the place of the older one at once, because news about the
 * last click is worth more than news about the one before.
 */
export function createToastQueue() {
  let current: Toast | null = null;
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: Toast | null) => {
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    show(message: ToastMessage): number {
      lastId += 1;
      set({ ...message, id: lastId });
      return lastId;
    },
    /** Only the toast that is meant goes: a timer of an older one must not take a newer one away. */
    dismiss(id: number): void {
      if (current?.id === id) set(null);
    },
    current: () => current,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
