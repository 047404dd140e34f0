// @vitest-environment happy-dom

import { mount } from '@goats/ui/testing/mount.tsx';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { BalanceMode } from './balance-hold.ts';
import { useCounted } from './use-counted.ts';

function Shown(props: { hoof: number | undefined; mode: BalanceMode; wallet?: string }) {
  return <p>{useCounted(props.hoof, props.mode, props.wallet ?? '0xa') ?? '–'}</p>;
}

describe('the balance in the header', () => {
  it('does not tell how a match ended before the pitch does, and then counts there', async () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    const tick = (at: number) =>
      act(async () => {
        for (const frame of frames.splice(0)) frame(at);
      });
    const { host, show, unmount } = await mount(<Shown hoof={undefined} mode="shown" />);
    expect(host.textContent).toBe('–');
    await show(<Shown hoof={90} mode="held" />);
    expect(host.textContent).toBe('90');
    await show(<Shown hoof={110} mode="held" />);
    expect(host.textContent).toBe('90');
    await show(<Shown hoof={110} mode="counted" />);
    expect(host.textContent).toBe('90');
    await tick(0);
    await tick(300);
    const onTheWay = Number(host.textContent);
    expect(onTheWay).toBeGreaterThan(90);
    expect(onTheWay).toBeLessThan(110);
    await tick(5_000);
    expect(host.textContent).toBe('110');
    await unmount();
    vi.unstubAllGlobals();
  });

  it('simply changes at any other time, and for another wallet always', async () => {
    const { host, show, unmount } = await mount(<Shown hoof={90} mode="shown" />);
    await show(<Shown hoof={80} mode="shown" />);
    expect(host.textContent).toBe('80');
    await show(<Shown hoof={7} mode="held" wallet="0xb" />);
    expect(host.textContent).toBe('7');
    await unmount();
  });
});
