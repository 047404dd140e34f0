// @vitest-environment happy-dom

import { NO_CHANNEL, ownChannel } from '@goats/ui/api/polling.ts';
import { queryClient } from '@goats/ui/api/query-client.ts';
import { refreshOn } from '@goats/ui/api/refresh-on.ts';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activeMatchesQuery, battleHistoryQuery } from './battle-queries.ts';

let asked: string[];
let stops: (() => void)[];

beforeEach(async () => {
  vi.useFakeTimers();
  asked = [];
  ownChannel.set({ lives: true, owner: '0xada' });
  const queries = [activeMatchesQuery('0xAda'), activeMatchesQuery('everybody')];
  stops = [...queries, battleHistoryQuery('0xAda')].map((query) =>
    new QueryObserver(queryClient, {
      ...query,
      queryFn: async () => asked.push(query.queryKey.join(' ')),
    } as never).subscribe(() => undefined),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  asked = [];
});

afterEach(() => {
  for (const stop of stops) stop();
  ownChannel.set(NO_CHANNEL);
  vi.useRealTimers();
});

it('asks nothing about one’s own matches when strangers move', async () => {
  refreshOn('matches');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['/api/battles/active everybody']);
});

it('reads one’s own running matches at every own turn, and what is over when one begins or ends', async () => {
  refreshOn('turns');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['/api/battles/active own 0xada']);
  asked = [];
  refreshOn('turns', 'battles');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['/api/battles/active own 0xada', '/api/battles/history one 0xada']);
});
