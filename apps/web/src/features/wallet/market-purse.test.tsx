import { queryClient } from '@goats/ui/api/query-client.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import MarketPurse from './market-purse.tsx';
import { walletFiguresQuery } from './wallet-queries.ts';

const [ADA, BO] = ['a1', 'b2'].map((each) => `0x${each.repeat(20)}`) as [string, string];

const purseOf = (address: string) =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MarketPurse address={address} />
    </QueryClientProvider>,
  );

function shown(locked: number, tradable: number): string {
  queryClient.setQueryData(walletFiguresQuery(ADA).queryKey, { locked, tradable } as never);
  return purseOf(ADA);
}

it('tells beside the prices what of a balance is gifted and what may trade', () => {
  const words = shown(899_979, 12).replace(/<[^>]+>/g, '');
  expect(words).toContain('899,979 locked');
  expect(words).toContain('12 tradable');
});

it('takes no room of whoever has one kind of HOOF', () => {
  expect(shown(0, 12)).toBe('');
});

it('keeps a place for figures that are on their way, and none for those that do not come', async () => {
  expect(purseOf(BO)).toContain('min-h-');
  const away = { ...walletFiguresQuery(BO), queryFn: () => Promise.reject(new Error('away')) };
  await queryClient.fetchQuery(away).catch(() => {});
  expect(purseOf(BO)).toBe('');
});
