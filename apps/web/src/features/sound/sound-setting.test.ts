import { describe, expect, it } from 'vitest';
import { rememberedSound, rememberSound } from './sound-setting.ts';

function storage(functional: boolean | null) {
  const kept = new Map<string, string>();
  if (functional !== null) kept.set('cookie-consent', JSON.stringify({ functional }));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('the sound of a match', () => {
  it('is off until somebody turns it on', () => {
    expect(rememberedSound(storage(true))).toBe(false);
  });

  it('comes back on the next visit of somebody who allowed that', () => {
    const allowed = storage(true);
    rememberSound(allowed, true);
    expect(rememberedSound(allowed)).toBe(true);
    rememberSound(allowed, false);
    expect(rememberedSound(allowed)).toBe(false);
  });

  it.each([false, null])('leaves nothing behind without that consent (%s)', (functional) => {
    const refused = storage(functional);
    rememberSound(refused, true);
    expect([...refused.kept.keys()]).not.toContain('goats-sound');
  });

  it('stays silent for somebody who took the consent back', () => {
    const later = storage(false);
    later.setItem('goats-sound', 'on');
    expect(rememberedSound(later)).toBe(false);
  });
});
