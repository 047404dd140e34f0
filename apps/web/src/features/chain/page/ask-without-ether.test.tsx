// @vitest-environment happy-dom

import { queryClient } from '@goats/ui/api/query-client.ts';
import { mount } from '@goats/ui/testing/mount.tsx';
import { until } from '@goats/ui/testing/until.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SAMPLE_CHAIN } from '../../../testing/sample-chain.ts';
import { AskWithoutEther } from './ask-without-ether.tsx';

const signed = vi.hoisted(() => ({ answer: null as string | null }));
vi.mock('../../wallet/sign-in.ts', async (original) => ({
  ...(await original<typeof import('../../wallet/sign-in.ts')>()),
  withSignIn: async () => signed.answer,
}));

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

it.each([
  ['is not sent for whoever turned away from signing', null, ''],
  ['is sent for whoever signed', '0x5e', 'Sent. The contract hears it with the next block.'],
])('the wish to leave %s', async (_, answer, words) => {
  signed.answer = answer;
  const wallet = { ether: '0', hoof: 0, cards: [], askedAt: null, exitFrom: null };
  vi.stubGlobal('fetch', async () => Response.json(wallet));
  const { host, unmount } = await mount(
    <QueryClientProvider client={queryClient}>
      <AskWithoutEther chain={SAMPLE_CHAIN} address={`0x${'a1'.repeat(20)}`} />
    </QueryClientProvider>,
  );
  const button = await until(() => {
    const found = host.querySelector('button');
    expect(found).not.toBeNull();
    return found!;
  });
  await act(async () => button.click());
  await vi.waitFor(() => {
    const [asked] = queryClient.getMutationCache().getAll();
    expect(asked?.state.status).toBe('success');
  }, 30_000);
  // Told with the next turn of the clock, and drawn with it.
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(host.querySelector('[aria-live]')?.textContent).toBe(words);
  await unmount();
});
