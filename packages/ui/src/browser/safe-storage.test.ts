import { describe, expect, it } from 'vitest';
import { safeMemory } from './safe-storage.ts';

const blocked = () =>
  safeMemory(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

/** A real storage that has no room for anything long. */
function full() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > 3) throw new DOMException('', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('storage that may be refused', () => {
  it('keeps for the visit what a blocked browser does not take, and throws at nobody', () => {
    const memory = blocked();
    expect(memory.getItem('key')).toBeNull();
    memory.setItem('key', 'a wallet');
    expect(memory.getItem('key')).toBe('a wallet');
    memory.removeItem('key');
    expect(memory.getItem('key')).toBeNull();
  });

  it('says whether it outlives the page, and leaves nothing behind by asking', () => {
    const storage = full();
    expect(blocked().lasts()).toBe(false);
    expect(safeMemory(() => storage).lasts()).toBe(true);
    expect(storage.kept.size).toBe(0);
  });

  it('does not answer an old value once a newer one found no room', () => {
    const storage = full();
    const memory = safeMemory(() => storage);
    memory.setItem('key', 'old');
    memory.setItem('key', 'newer');
    expect(memory.getItem('key')).toBe('newer');
    memory.setItem('key', 'fit');
    expect(memory.getItem('key')).toBe('fit');
    expect(storage.kept.get('key')).toBe('fit');
  });
});
