import { LINE_UP, type LinedUpGoat } from '@goats/collection';
import { createStore } from '@goats/ui/browser/store.ts';
import { whenIdle } from '@goats/ui/when-idle.ts';
import { useEffect, useSyncExternalStore } from 'react';

const USUAL: readonly LinedUpGoat[] = Object.values(LINE_UP);

/** In their usual order until the server says whom the operator puts first. */
const starting = createStore({ order: USUAL });
let asked = false;

/** The ten goats in the order of the home page. `const goats = useStartingOrder()` */
export function useStartingOrder(): readonly LinedUpGoat[] {
  useEffect(() => {
    if (asked) return;
    asked = true;
    // Afterwards, and with code of its own: the first screen waits for nobody.
    // A server that does not answer leaves them in their usual order.
    whenIdle(() => void ask().catch(() => {}), 3000);
  }, []);
  return useSyncExternalStore(
    starting.subscribe,
    () => starting.get().order,
    () => USUAL,
  );
}

async function ask(): Promise<void> {
  const { api } = await import('@goats/ui/api/client.ts');
  const answer = await api('GET /api/featured-goats', {});
  const order = inOrder(USUAL, answer.order);
  if (order.some((goat, place) => goat !== starting.get().order[place])) starting.set({ order });
}

/** Who is not named keeps the place behind those who are. `inOrder(goats, ['the-flea'])` */
export function inOrder(
  goats: readonly LinedUpGoat[],
  slugs: readonly string[],
): readonly LinedUpGoat[] {
  const named = slugs.flatMap((slug) => goats.filter((goat) => goat.slug === slug));
  return [...new Set([...named, ...goats])];
}
