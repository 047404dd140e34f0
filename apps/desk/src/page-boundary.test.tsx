// @vitest-environment happy-dom
import { forgetFaults } from '@goats/ui/browser/report-fault.ts';
import { MissingChunk } from '@goats/ui/patiently.ts';
import { mount } from '@goats/ui/testing/mount.tsx';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageBoundary } from './page-boundary.tsx';

const asked = vi.fn((..._call: unknown[]) => new Promise(() => {}));
beforeEach(() => {
  forgetFaults();
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const reports = () => asked.mock.calls.filter(([path]) => path === '/api/faults');

let fault: Error | undefined;
function Tab() {
  if (fault) throw fault;
  return <h1>Mega collection</h1>;
}

test('a desk that breaks says so, the log hears of it, and another try brings it back', async () => {
  fault = new TypeError('no such goat');
  const { host, unmount } = await mount(
    <PageBoundary>
      <Tab />
    </PageBoundary>,
  );
  expect(host.querySelector('h1')?.textContent).toBe('That went over the bar');
  expect(reports()).toHaveLength(1);
  fault = undefined;
  await act(async () => host.querySelector('button')?.click());
  expect(host.querySelector('h1')?.textContent).toBe('Mega collection');
  await unmount();
});

test('a tab whose code got lost on the way is no fault of the desk', async () => {
  fault = new MissingChunk('chain-tab');
  const { host, unmount } = await mount(
    <PageBoundary>
      <Tab />
    </PageBoundary>,
  );
  expect(host.querySelector('h1')?.textContent).toBe('This page missed the bus');
  expect(reports()).toHaveLength(0);
  await unmount();
});
