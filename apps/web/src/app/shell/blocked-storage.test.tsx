// @vitest-environment happy-dom

import { mount } from '@goats/ui/testing/mount.tsx';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ShortLived } from '../../features/wallet/panel/short-lived.tsx';
import CookieBanner from './cookie-banner.tsx';

const real = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')!;

/** As a browser does that blocks all site data: even to name it throws. */
function block(): void {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
}

describe('a browser that blocks storage', () => {
  beforeEach(block);
  afterEach(() => {
    Object.defineProperty(globalThis, 'localStorage', real);
  });

  it('shows the page, asks about cookies, and takes the answer for this visit', async () => {
    const { host, unmount } = await mount(<CookieBanner />);
    const reject = [...host.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Reject All',
    );
    expect(reject).toBeDefined();
    await act(async () => reject?.click());
    expect(host.textContent).toBe('');
    // Another page of the same visit.
    await unmount();
    const next = await mount(<CookieBanner />);
    expect(next.host.textContent).toBe('');
    await next.unmount();
  });

  it('tells the owner of a guest wallet how long it lives', async () => {
    const { host, unmount } = await mount(<ShortLived />);
    expect(host.textContent).toBe(
      'This browser keeps nothing, so this wallet lives until you close the tab.',
    );
    await unmount();
  });
});

it('a browser that keeps things says nothing about it', async () => {
  const { host, unmount } = await mount(<ShortLived />);
  expect(host.textContent).toBe('');
  await unmount();
});
