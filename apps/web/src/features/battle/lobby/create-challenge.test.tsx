// @vitest-environment happy-dom

import { queryClient } from '@goats/ui/api/query-client.ts';
import { mount } from '@goats/ui/testing/mount.tsx';
import { until } from '@goats/ui/testing/until.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { OwnedCard } from '../../wallet/wallet-queries.ts';
import { CHALLENGES_KEY, type Challenge } from '../challenge-queries.ts';
import { CreateChallenge } from './create-challenge.tsx';

const MADE = { id: 7, status: 'open' } as Challenge;
vi.mock('../use-challenge-calls.ts', () => ({
  useCreateChallenge: () => ({
    isPending: false,
    mutate: (_draft: unknown, { onSuccess }: { onSuccess: (made: Challenge) => void }) =>
      onSuccess(MADE),
  }),
}));

const CARD = {
  ...{ id: 1, name: 'Goat #1', goatName: 'Goat', rarity: 'Rare', imageUrl: '/goat.webp' },
  ...{ goatScore: 80, free: true, restsUntil: null, gamesToday: 0, bond: null },
} as OwnedCard;

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('says that a challenge is on the board for as long as it is, in the list or not', async () => {
  let status = 'open';
  // A server that takes its time over the list, which is as it was told here.
  vi.stubGlobal('fetch', (input: string | URL | Request) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://goats');
    return pathname === `/api/challenges/${MADE.id}`
      ? Promise.resolve(Response.json({ ...MADE, status }))
      : new Promise(() => {});
  });
  const { host, unmount } = await mount(
    <QueryClientProvider client={queryClient}>
      <CreateChallenge address={`0x${'a1'.repeat(20)}`} cards={[CARD]} tier="Rare" stake={10} />
    </QueryClientProvider>,
  );
  await act(async () => host.querySelector<HTMLElement>('[aria-label^="Goat #1,"]')?.click());
  const create = [...host.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes('Create Challenge'),
  );
  await act(async () => create?.click());
  expect(host.textContent).toContain('You are on the board');

  const shows = (list: readonly Challenge[]) =>
    act(async () => {
      queryClient.setQueryData(CHALLENGES_KEY, [...list]);
      // Told with the next turn of the clock.
      await new Promise((resolve) => setTimeout(resolve));
    });
  await shows([MADE]);
  expect(host.textContent).toContain('You are on the board');
  // Two hundred others may be newer.
  await shows([]);
  await until(() => {
    const own = queryClient.getQueryData<Challenge>([...CHALLENGES_KEY, MADE.id]);
    expect(own?.status).toBe('open');
  });
  expect(host.textContent).toContain('You are on the board');
  status = 'accepted';
  await act(() => queryClient.invalidateQueries({ queryKey: [...CHALLENGES_KEY, MADE.id] }));
  await until(() => expect(host.textContent).not.toContain('You are on the board'));
  expect(host.textContent).toContain('Fancy a match?');
  await unmount();
});
