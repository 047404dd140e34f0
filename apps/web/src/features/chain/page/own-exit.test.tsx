// @vitest-environment happy-dom

import { queryClient } from '@goats/ui/api/query-client.ts';
import { mount } from '@goats/ui/testing/mount.tsx';
import { until } from '@goats/ui/testing/until.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SAMPLE_CHAIN } from '../../../testing/sample-chain.ts';
import { walletState } from '../../wallet/state/wallet-state.ts';
import { OwnExit } from './own-exit.tsx';

const ADA = `0x${'a1'.repeat(20)}`;
/** Of somebody who has nothing yet, which is a proof as well. */
const PROOF = { address: ADA, root: { index: 7 }, hoof: null, cards: [], deposits: [] };

beforeEach(() => {
  walletState.set({ address: ADA });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:proof');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});
afterEach(() => {
  walletState.set({ address: null });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const page = (index: number) => (
  <QueryClientProvider client={queryClient}>
    <OwnExit chain={{ ...SAMPLE_CHAIN, root: { ...SAMPLE_CHAIN.root, index } }} />
  </QueryClientProvider>
);

async function download(host: HTMLElement): Promise<void> {
  const button = [...host.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes('Download my exit proof'),
  );
  await act(async () => button?.click());
}

const says = (host: HTMLElement, words: string) =>
  until(() => expect(host.textContent).toContain(words));

it('says of which root the saved proof is, also when a newer one counts meanwhile', async () => {
  vi.stubGlobal('fetch', async () => Response.json(PROOF));
  const { host, show, unmount } = await mount(page(7));
  await download(host);
  await says(host, 'Checked and saved, for root 7.');
  await show(page(8));
  expect(host.textContent).toContain('Checked and saved, for root 7.');
  // Nobody has saved anything of the account that is there now.
  await act(async () => walletState.set({ address: `0x${'b2'.repeat(20)}` }));
  expect(host.textContent).not.toContain('Checked and saved');
  await unmount();
});

it('does not say of a proof that was not read that it may have counted', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { host, unmount } = await mount(page(7));
  await download(host);
  await says(host, 'The line to the stadium is down.');
  expect(host.textContent).not.toContain('may have counted');
  // Nor is it said to an account that has asked for nothing.
  await act(async () => walletState.set({ address: `0x${'b2'.repeat(20)}` }));
  expect(host.textContent).not.toContain('The line to the stadium is down.');
  await unmount();
});
