// @vitest-environment happy-dom

import { queryClient } from '@goats/ui/api/query-client.ts';
import { mount } from '@goats/ui/testing/mount.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, it } from 'vitest';
import type { Nft } from '../catalogue/card-queries.ts';
import { useBidForm } from './bid-form.ts';

const [ADA, BO] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`];
const NFT = { id: 7, price: 1, currentBid: null, bids: [] } as unknown as Nft;

let form: ReturnType<typeof useBidForm>;

function Form({ account }: { account: string }) {
  form = useBidForm({
    ...{ nft: NFT, mode: 'bid' as const, connectedWallet: account },
    ...{ signedInAs: account, onDone: () => {} },
  });
  return null;
}

it('bids for the account that is connected now, and never for the one before it', async () => {
  const page = (account: string) => (
    <QueryClientProvider client={queryClient}>
      <Form account={account} />
    </QueryClientProvider>
  );
  const { show, unmount } = await mount(page(ADA));
  expect(form.wallet).toBe(ADA);
  await show(page(BO));
  expect([form.wallet, form.signed]).toEqual([BO, true]);
  // What somebody has typed is theirs.
  await act(async () => form.setWallet('0x7'));
  await show(page(ADA));
  expect(form.wallet).toBe('0x7');
  await unmount();
});
