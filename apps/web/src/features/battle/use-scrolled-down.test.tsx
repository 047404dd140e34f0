// @vitest-environment happy-dom

import { mount } from '@goats/ui/testing/mount.tsx';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useScrolledDown } from './use-scrolled-down.ts';

afterEach(() => vi.unstubAllGlobals());

function Probe() {
  return <p>{useScrolledDown() ? 'away' : 'here'}</p>;
}

test('the strip makes room for who reads on, and is back for who turns round or is at the end', async () => {
  vi.stubGlobal('innerHeight', 800);
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    value: 3000,
  });
  const { host, unmount } = await mount(<Probe />);
  const scrollTo = (y: number) =>
    act(async () => {
      vi.stubGlobal('scrollY', y);
      dispatchEvent(new Event('scroll'));
    });
  await scrollTo(400);
  expect(host.textContent).toBe('away');
  await scrollTo(395);
  expect(host.textContent).toBe('away');
  await scrollTo(300);
  expect(host.textContent).toBe('here');
  await scrollTo(900);
  await scrollTo(2200);
  expect(host.textContent).toBe('here');
  await unmount();
});
