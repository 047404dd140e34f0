import { queryClient } from '@goats/ui/api/query-client.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pricesQuery } from '../price-history/price-queries.ts';
import { FloorShelf } from './floor-shelf.tsx';

const NOBODY = { Common: null, Rare: null, Epic: null, Legendary: null };

function shelf(floors: object): string {
  queryClient.setQueryData(pricesQuery({}).queryKey, { floors } as never);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <FloorShelf />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
}

it('leads where nobody sells to what can be minted, and says so', () => {
  const markup = shelf(NOBODY);
  expect(markup).toContain('Nobody sells a card yet.');
  expect(markup).not.toContain('listed=');
});

it('leads to what is for sale in the tiers that somebody sells', () => {
  const markup = shelf({ ...NOBODY, Rare: { cardId: 412, price: 80 } });
  expect(markup).toContain('The cheapest that players sell');
  expect(markup.match(/listed=/g)).toHaveLength(1);
});
