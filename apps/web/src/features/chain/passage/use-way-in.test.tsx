// @vitest-environment happy-dom

import { queryClient } from '@goats/ui/api/query-client.ts';
import { mount } from '@goats/ui/testing/mount.tsx';
import { until } from '@goats/ui/testing/until.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SAMPLE_CHAIN } from '../../../testing/sample-chain.ts';
import { sentTransactions } from './sent.ts';
import { useWayIn } from './use-way-in.ts';

vi.mock('../../wallet/sign-in.ts', async (original) => ({
  ...(await original<typeof import('../../wallet/sign-in.ts')>()),
  withSignIn: (work: () => Promise<unknown>) => work(),
}));

const [ADA, BO] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`];
const HASH = `0x${'5e'.repeat(32)}`;

afterEach(() => {
  sentTransactions.drop(HASH);
  queryClient.clear();
  vi.unstubAllGlobals();
});

let way: ReturnType<typeof useWayIn<number>>;
const send = vi.fn(async () => HASH);
function Way({ wallet }: { wallet: string }) {
  way = useWayIn<number>(SAMPLE_CHAIN, wallet, 'hoof', send);
  return null;
}
const page = (wallet: string) => (
  <QueryClientProvider client={queryClient}>
    <Way wallet={wallet} />
  </QueryClientProvider>
);

it('shows a deposit to the account that made it, and to no other that the wallet turns to', async () => {
  // What is on its way has not arrived anywhere yet.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const { show, unmount } = await mount(page(ADA));
  await act(async () => way.bring.mutate(12));
  await until(() => expect(way.hash).toBe(HASH));
  await show(page(BO));
  expect([way.hash, way.stage]).toEqual([null, null]);
  await show(page(ADA));
  expect(way.hash).toBe(HASH);
  await unmount();
});

it('tells why it was not sent to the account that asked, and to no other', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  send.mockRejectedValueOnce(new Error('not today'));
  const { show, unmount } = await mount(page(ADA));
  await act(async () => way.bring.mutate(12));
  await until(() => expect(way.error).toEqual(new Error('not today')));
  await show(page(BO));
  expect(way.error).toBeNull();
  await unmount();
});

it('waits for no transaction that no block has wanted for a day', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const sent = (hoursAgo: number) =>
    act(async () =>
      sentTransactions.add({
        ...{ about: 'hoof', wallet: ADA, hash: HASH },
        at: Date.now() - hoursAgo * 60 * 60 * 1000,
      }),
    );
  await sent(25);
  const old = await mount(page(ADA));
  expect([way.hash, way.stage]).toEqual([null, null]);
  await sent(23);
  expect([way.hash, way.stage]).toEqual([HASH, 'sent']);
  await old.unmount();
});
