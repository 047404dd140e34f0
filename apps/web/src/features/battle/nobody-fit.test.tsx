import { queryClient } from '@goats/ui/api/query-client.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { walletCardsQuery } from '../wallet/wallet-queries.ts';
import NobodyFit from './nobody-fit.tsx';

const ADA = `0xada${'0'.repeat(37)}`;
const NOW = Date.parse('2025-06-15T12:00:00Z');
vi.mock('@goats/ui/use-now.ts', () => ({ useNow: () => NOW }));

/** What a wallet with these cards reads, and where it is sent. */
function shown(cards: readonly object[], justPlayed = false): string {
  queryClient.setQueryData(walletCardsQuery(ADA).queryKey, { cards } as never);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <NobodyFit address={ADA} justPlayed={justPlayed} friend="A friendly" />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
}

const card = (more: object = {}) => ({ free: false, restsUntil: null, gamesToday: 0, ...more });
const resting = card({ restsUntil: '2025-06-15T14:30:00Z' });

describe('whoever has cards and none that may play', () => {
  it('reads when the first is back, and is sent to what can be played meanwhile', () => {
    const words = shown([resting, card({ gamesToday: 3, restsUntil: resting.restsUntil })]);
    expect(words).toContain('Your cards are having a rest');
    expect(words).toMatch(/back in 2h 30m\. That is \d\d:\d\d where you are\./);
    expect(words).toContain('A friendly');
    expect(words).toContain('Practice');
    expect(words).toContain('href="/puzzle"');
  });

  it('may ask to be called when a rest is over, and not for a card that is back at midnight', () => {
    expect(shown([resting])).toContain('Call me when it is rested');
    // Its third game of the day: the rest ends today, and the day does not.
    const playedOut = card({ gamesToday: 3, restsUntil: '2025-06-15T14:30:00Z' });
    expect(shown([playedOut])).not.toContain('Call me');
    expect(shown([card()])).not.toContain('Call me');
  });

  it('is not told so while one card may play, nor without any', () => {
    expect(shown([resting, card({ free: true })])).toBe('');
    expect(shown([])).toBe('');
  });

  it('reads nothing untrue of the match that has just ended', () => {
    expect(shown([card()], true)).toBe('');
    expect(shown([card()])).toContain('Your cards are in play');
    // What is in another game plays no friendly either.
    expect(shown([card()])).not.toContain('A friendly');
  });
});
