// @vitest-environment happy-dom

import DataProvider from '@goats/ui/api/data-provider.tsx';
import { queryClient } from '@goats/ui/api/query-client.ts';
import { type Mounted, mount } from '@goats/ui/testing/mount.tsx';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { walletPrompt } from '../wallet/state/wallet-prompt.ts';
import { walletState } from '../wallet/state/wallet-state.ts';
import type { Device } from './notices-device.ts';
import { deviceQuery } from './notices-queries.ts';
import RingInvitation from './ring-invitation.tsx';

const BILLY = `0x${'b1'.repeat(20)}`;
let mounted: Mounted;

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  walletState.set({ address: BILLY, signedInAs: BILLY });
  walletPrompt.set({ view: null, inboxTab: 'messages' });
});
afterEach(() => mounted.unmount());

/** Beside somebody's challenge, in a browser that stands like this. */
async function beside(device: Device) {
  queryClient.setQueryDefaults(deviceQuery.queryKey, { queryFn: async () => device });
  queryClient.setQueryData(deviceQuery.queryKey, device);
  mounted = await mount(
    <DataProvider>
      <RingInvitation />
    </DataProvider>,
  );
}
const buttons = () => [...mounted.host.querySelectorAll('button')];

test('leads to the place where ringing is switched on', async () => {
  await beside('silent');
  await act(async () => buttons()[0]?.click());
  expect(walletPrompt.get()).toMatchObject({ view: 'inbox', inboxTab: 'notices' });
});

test('is gone for good once somebody would rather not', async () => {
  await beside('silent');
  await act(async () => buttons()[1]?.click());
  expect(buttons()).toEqual([]);
  await mounted.unmount();
  await beside('silent');
  expect(buttons()).toEqual([]);
});

test.each(['subscribed', 'refused', 'unable', 'no-worker', 'insecure'] as const)(
  'offers nothing to a browser that rings or cannot: %s',
  async (device) => {
    await beside(device);
    expect(buttons()).toEqual([]);
  },
);
