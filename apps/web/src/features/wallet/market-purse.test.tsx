import { queryClient } from '@goats/ui/api/query-client.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import MarketPurse from './market-purse.tsx';
import { walletFiguresQuery } from './wallet-queries.ts';

const ADA = `0xada${'0'.repeat(37)}`;
vi.mock('./wallet-store.ts', () => ({ useWallet: () => ({ address: ADA }) }));

function shown(locked: number, tradable: number): string {
  queryClient.setQueryData(walletFiguresQuery(ADA).queryKey, { locked, tradable } as never);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MarketPurse />
    </QueryClientProvider>,
  );
}

it('tells beside the prices what of a balance is gifted and what may trade', () => {
  const words = shown(899_979, 12).replace(/<[^>]+>/g, '');
  expect(words).toContain('899,979 locked');
  expect(words).toContain('12 tradable');
});

it('takes no room of whoever has one kind of HOOF', () => {
  expect(shown(0, 12)).toBe('');
});
