import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from './browser/store.ts';

/**
 * Where toasts can be shown. While a dialog is open everything outside it is inert and unheard, and
 * a page may keep its upper edge free: the last of these that is there has the word.
 */
const PLACES = ['page', 'docked', 'dialog'] as const;
export type ToastPlaceKind = (typeof PLACES)[number];

export type ToastSpot = 'corner' | 'above' | 'below' | 'within';

/** The widest toast with its margin, and the edge it keeps from screen and dialog. */
const CORNER_WIDTH = 16 * 26 + 24;
const EDGE = 8;

/**
 * Where a toast hides nothing of a dialog: beside it on a desk, above or below it where there is
 * room, and else in it, where it pushes the rest on.
 * `toastSpot(dialog.getBoundingClientRect(), { width: 390, height: 844 }, 96) // 'above'`
 */
export function toastSpot(
  dialog: { top: number; bottom: number; right: number },
  screen: { width: number; height: number },
  toastHeight: number,
): ToastSpot {
  const needed = toastHeight + 2 * EDGE;
  if (screen.width - dialog.right >= CORNER_WIDTH) return 'corner';
  if (dialog.top >= needed) return 'above';
  return screen.height - dialog.bottom >= needed ? 'below' : 'within';
}

interface Place {
  readonly kind: ToastPlaceKind;
}

let places: readonly Place[] = [];
const { subscribe, tell } = createListeners();

function set(next: readonly Place[]): void {
  places = next;
  tell();
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
