import { useEffect, useSyncExternalStore } from 'react';

/**
 * Where toasts can be shown. While a dialog is open everything outside it is inert and unheard, and
 * a page may keep its upper edge free: the last of these that is there has the word.
 */
const PLACES = ['page', 'docked', 'dialog'] as const;
export type ToastPlaceKind = (typeof PLACES)[number];

interface Place {
  readonly kind: ToastPlaceKind;
}

let places: readonly Place[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Place[]): void {
  places = next;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The youngest of the highest kind. */
function speaking(): Place | undefined {
  return PLACES.flatMap((kind) => places.filter((place) => place.kind === kind)).at(-1);
}

/** True while toasts belong here. `const speaks = useToastPlace(place)` */
export function useToastPlace(place: Place): boolean {
  useEffect(() => {
    set([...places, place]);
    return () => set(places.filter((each) => each !== place));
  }, [place]);
  return useSyncExternalStore(
    subscribe,
    () => speaking() === place,
    () => false,
  );
}
