import { type Attribute, isAttribute } from '@goats/rules';

/** What this browser answered, for visitors whose answers no server keeps. */
export interface KeptAnswer {
  readonly day: string;
  readonly attribute: Attribute;
  readonly strike: Attribute | null;
}

const KEY = 'goats-puzzle';

/** `keptAnswer(localMemory, '2026-11-15')`; undefined for any other day's. */
export function keptAnswer(storage: Pick<Storage, 'getItem'>, day: string): KeptAnswer | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    const { day: then, attribute, strike } = (kept ?? {}) as Record<string, unknown>;
    if (then !== day || !isAttribute(attribute)) return undefined;
    if (strike !== null && !isAttribute(strike)) return undefined;
    return { day, attribute, strike };
  } catch {
    // Edited by hand or closed to us: then the day's puzzle is simply asked again.
    return undefined;
  }
}

/** Yesterday's gives way: one puzzle a day, one answer. */
export function keepAnswer(storage: Pick<Storage, 'setItem'>, answer: KeptAnswer): void {
  try {
    storage.setItem(KEY, JSON.stringify(answer));
  } catch {
    // A private window forgets it with the page; the answer itself has been given.
  }
}

/** For an answer that the puzzle no longer takes: the day's match is another one than it was. */
export function forgetAnswer(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(KEY);
}
