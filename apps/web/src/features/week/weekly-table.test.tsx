import { queryClient } from '@goats/ui/api/query-client.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { PaymentFacts } from './payment-dialog.tsx';
import {
  type PastWeek,
  pastWeeksQuery,
  paymentQuery,
  type Week,
  weekQuery,
} from './week-queries.ts';
import { WeeklyTable } from './weekly-table.tsx';

const address = (n: number) => `0x${String(n).padStart(4, '0')}${'0'.repeat(36)}`;
const entry = (rank: number, n: number, points: number, prize = 0): Week['entries'][number] => ({
  ...{ rank, address: address(n), name: null, points, wins: 1, losses: 0, prize },
});

const WEEK: Week = {
  ...{ week: '2026-W47', startsAt: '2026-11-16T00:00:00.000Z' },
  ...{ endsAt: '2026-11-23T00:00:00.000Z', prizes: [15_000, 10_000, 7_000] },
  perWallet: null,
  entries: [],
};

function shown(node: ReactNode): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>{node}</QueryClientProvider>
    </RouterContextProvider>,
  );
}

const words = (markup: string) => markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

/** The rows of the first table: place, then the rest. */
function rows(markup: string): string[] {
  const [, body = ''] = /<tbody[^>]*>(.*?)<\/tbody>/s.exec(markup) ?? [];
  return body
    .split('<tr')
    .slice(1)
    .map((row) => words(`<tr${row}`).trim());
}

function given(week: Partial<Week>, past: PastWeek[] = []): string {
  queryClient.setQueryData(weekQuery(null).queryKey, { ...WEEK, ...week });
  queryClient.setQueryData(pastWeeksQuery.queryKey, { pages: [past], pageParams: [''] });
  return shown(<WeeklyTable />);
}

afterEach(() => queryClient.clear());

describe('the weekly table', () => {
  it('shows what can be won and a way in when nobody has a point', () => {
    const text = words(given({}));
    expect(text).toContain('Place 1 . 15,000 HOOF');
    expect(text).toContain('The grass is untouched');
    expect(text).toContain('Play a challenge');
    expect(text).not.toContain('Last week');
  });

  it('gives whoever is level the same place, and the next one its own', () => {
    const entries = [entry(1, 1, 18, 12_500), entry(1, 2, 18, 12_500), entry(3, 3, 9, 7_000)];
    const table = rows(given({ entries }));
    expect(table.map((row) => row[0])).toEqual(['1', '1', '3']);
    expect(table[1]).toContain('12,500');
  });

  it('pins one’s own place although the table ends far above it', () => {
    const entries = Array.from({ length: 12 }, (_, i) => entry(i + 1, i, 120 - i * 3));
    const you = { ...entry(40, 99, 6), rankAbout: false, toNext: 3 };
    const markup = given({ entries, you });
    const own = words(/<section aria-label="Your place".*?<\/section>/s.exec(markup)?.[0] ?? '');
    expect(own).toContain('Place 40');
    expect(own).toContain('6 points');
    expect(own).toContain('3 points behind the next place.');
    expect(rows(markup)).toHaveLength(10);
    expect(words(markup)).toContain('Show all 12');
  });

  it('says of a place far from the top that it is about there', () => {
    const you = { ...entry(12_300, 99, 3), rankAbout: true, toNext: 1 };
    expect(words(given({ you }))).toContain('Place about 12,300');
  });

  it('asks nobody without a wallet to sign in', () => {
    expect(given({})).not.toContain('Your place');
    expect(words(given({ you: null }))).toContain('No points yet.');
  });

  it('promises no prize that a small circle would not be paid', () => {
    expect(words(given({ perWallet: 10 }))).toContain(
      'No prize is more than 10 HOOF for each wallet',
    );
    expect(words(given({ perWallet: 50_000 }))).not.toContain('No prize is more than');
  });

  it('shows last week with its payments, each a way into the ledger', () => {
    const paid = { ...entry(1, 7, 45, 15_000), name: 'Gaffer', circle: null, transferId: 4711 };
    const week: PastWeek = {
      ...{ week: '2026-W46', startsAt: '2026-11-09T00:00:00.000Z', endsAt: WEEK.startsAt },
      ...{
        prizes: WEEK.prizes,
        perWallet: null,
        players: 3,
        paidAt: '2026-11-16T12:00:00.000Z',
        entries: [paid],
      },
    };
    const text = words(given({}, [week]));
    expect(text).toContain('Last week 3 players in the table, paid on 16 November.');
    expect(text).toContain('15,000 HOOF, see the ledger');
  });
});

it('a payment is shown as the ledger has it', () => {
  queryClient.setQueryData(paymentQuery(4711).queryKey, {
    ...{ id: 4711, at: '2026-11-16T00:01:00.000Z', reason: 'prize', reference: 'week:2026-W46' },
    ...{ from: 'treasury', to: address(7), amount: 15_000 },
  });
  const text = words(shown(<PaymentFacts id={4711} name="Gaffer" />));
  for (const part of [
    'No. 4711',
    'The treasury',
    'Gaffer, 0x0007...0000',
    '15,000',
    'week:2026-W46',
  ]) {
    expect(text).toContain(part);
  }
});
