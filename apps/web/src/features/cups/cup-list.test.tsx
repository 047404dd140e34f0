import { queryClient } from '@goats/ui/api/query-client.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { CupList } from './cup-list.tsx';
import { type AnnouncedCup, type Cup, cupsQuery, scheduleQuery } from './cup-queries.ts';

const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const announced = (): AnnouncedCup => ({
  ...{ id: null, name: 'Rare Cup', kind: 'knockout', tier: 'Rare', size: 8, fee: 20 },
  ...{ prizes: [], status: 'announced', opensAt: soon(3), startsAt: soon(8), endedAt: null },
  ...{ reason: null, entries: [], seedHash: null, seed: null, secretHash: null, secret: null },
  ...{ clubs: null, winner: null },
});

function given(cups: readonly (Cup | AnnouncedCup)[]): string {
  queryClient.setQueryData(cupsQuery.queryKey, [...cups]);
  queryClient.setQueryData(scheduleQuery.queryKey, []);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const markup = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <CupList />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  return markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

afterEach(() => queryClient.clear());

describe('the list of cups', () => {
  it('between two cups shows the next one with the time until it opens, and nothing to press', () => {
    const text = given([announced()]);
    expect(text).toContain('Opens next');
    expect(text).toContain('Rare cup of 8');
    expect(text).toContain('Opens in');
    expect(text).not.toContain('The hat is empty');
    expect(text).not.toContain('Enter');
  });

  it('says so when no cup is planned', () => {
    expect(given([])).toContain('No cup is planned.');
  });
});
