/** The browser's memory, as far as we use it. */
export type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SafeMemory extends Memory {
  /** Whether what is kept here is still there after this page is closed. */
  lasts(): boolean;
}

const PROBE = 'goats-probe';

/**
 * A browser may refuse storage altogether (even naming `localStorage` throws then) or have no room
 * left. What it does not take is kept for as long as the page, and nothing breaks.
 */
export function safeMemory(open: () => Memory): SafeMemory {
  const refused = new Map<string, string>();
  const memory = {
    getItem(key: string): string | null {
      const here = refused.get(key);
      if (here !== undefined) return here;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key: string, value: string): void {
      try {
        open().setItem(key, value);
        refused.delete(key);
      } catch {
        refused.set(key, value);
      }
    },
    removeItem(key: string): void {
      refused.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // Where nothing could be kept there is nothing to remove.
      }
    },
    lasts(): boolean {
      memory.setItem(PROBE, '1');
      const lasts = !refused.has(PROBE);
      memory.removeItem(PROBE);
      return lasts;
    },
  };
  return memory;
}

/** For this browser, until it is cleared: `localMemory.getItem('goats-sound')` */
export const localMemory: SafeMemory = safeMemory(() => localStorage);

/** For this tab. */
export const tabMemory: SafeMemory = safeMemory(() => sessionStorage);
