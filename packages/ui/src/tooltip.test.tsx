// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Mounted, mount } from './testing/mount.tsx';
import { Tooltip } from './tooltip.tsx';

let mounted: Mounted;
beforeEach(async () => {
  vi.useFakeTimers();
  mounted = await mount(
    <Tooltip text="2 Challenge(s) Available">
      <button type="button">Battle</button>
    </Tooltip>,
  );
});
afterEach(async () => {
  await mounted.unmount();
  vi.useRealTimers();
});

const button = () => mounted.host.querySelector('button') as HTMLElement;
const bubble = () => document.querySelector('[role=tooltip]');
const point = (type: string, pointerType: string) =>
  act(async () => {
    button().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
  });
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

test('a pointer that stays is told more, one that passes is not', async () => {
  await point('pointerover', 'mouse');
  await wait(699);
  expect(bubble()).toBeNull();
  await wait(1);
  expect(bubble()?.textContent).toBe('2 Challenge(s) Available');
  expect(button().getAttribute('aria-describedby')).toBe(bubble()?.id);
  await point('pointerout', 'mouse');
  expect(bubble()).toBeNull();
  await point('pointerover', 'mouse');
  await point('pointerout', 'mouse');
  await wait(1_000);
  expect(bubble()).toBeNull();
});

test('Escape sends it away, and a press does too', async () => {
  for (const leave of [
    () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
    () => button().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
  ]) {
    await point('pointerover', 'mouse');
    await wait(700);
    expect(bubble()).not.toBeNull();
    await act(async () => void leave());
    expect(bubble()).toBeNull();
    await point('pointerout', 'mouse');
  }
});

test('a finger means to press, and gets no bubble in its way', async () => {
  await point('pointerover', 'touch');
  await wait(1_000);
  expect(bubble()).toBeNull();
});
