// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from 'vitest';
import { buzz, setSound } from './sound-player.ts';

const vibrate = vi.fn();

function device(parts: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(parts)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
}

afterEach(() => {
  setSound(false);
  vibrate.mockReset();
});

it('shakes the hand of whoever has sound on and has touched the page, and of nobody else', () => {
  vi.stubGlobal('AudioContext', undefined);
  device({ vibrate, userActivation: { hasBeenActive: true } });
  buzz([40]);
  expect(vibrate).not.toHaveBeenCalled();
  // Without a loudspeaker the switch is still a switch.
  try {
    setSound(true);
  } catch {}
  buzz([40, 60]);
  expect(vibrate).toHaveBeenCalledExactlyOnceWith([40, 60]);
  device({ userActivation: { hasBeenActive: false } });
  buzz([40]);
  expect(vibrate).toHaveBeenCalledTimes(1);
  device({ vibrate: undefined, userActivation: { hasBeenActive: true } });
  expect(() => buzz([40])).not.toThrow();
});
