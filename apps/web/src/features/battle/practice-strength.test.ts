import { safeMemory } from '@goats/ui/browser/safe-storage.ts';
import { describe, expect, it } from 'vitest';
import { rememberedStrength, rememberStrength } from './practice-strength.ts';

function browserWith(functional: boolean) {
  const kept = new Map([['cookie-consent', JSON.stringify({ essential: true, functional })]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('how strong the house plays in practice', () => {
  it('begins kind and stays as it was chosen', () => {
    const open = browserWith(true);
    expect(rememberedStrength(open)).toBe('friendly');
    rememberStrength('sharp', open);
    expect(rememberedStrength(open)).toBe('sharp');
  });

  it('keeps nothing in the browser of somebody who said no to it', () => {
    const open = browserWith(false);
    rememberStrength('sharp', open);
    expect(rememberedStrength(open)).toBe('friendly');
  });

  it('plays on where storage is refused, or holds nonsense', () => {
    const refused = safeMemory(() => {
      throw new Error('SecurityError');
    });
    rememberStrength('sharp', refused);
    expect(rememberedStrength(refused)).toBe('friendly');
    const open = browserWith(true);
    open.setItem('goats-strength', 'merciless');
    expect(rememberedStrength(open)).toBe('friendly');
  });
});
