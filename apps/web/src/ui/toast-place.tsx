import { useSyncExternalStore } from 'react';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

function set(next: HTMLElement | null): void {
  place = next;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stand(element: HTMLElement | null) {
  set(element);
  return () => set(null);
}

/**
 * A page whose upper edge must stay free on a phone says where a toast may speak instead:
 * `<ToastPlace className="sticky top-2" />`. On a desk toasts keep to their corner.
 */
export function ToastPlace({ className }: { className: string }) {
  return <div ref={stand} className={className} />;
}

/** The place of the page on screen, or null. */
export function useToastPlace(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => place,
    () => null,
  );
}
