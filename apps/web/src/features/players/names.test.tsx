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
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nameQuery, rememberName } from './names.ts';
import { PlayerName, WithNames } from './player-name.tsx';

const player = (n: number) => `0x${n.toString(16).padStart(4, '0')}${'0'.repeat(32)}beef`;
const ADA = player(0xada);
const BEN = player(0xbe);

/** A server that knows Ada, and what it was asked. */
function listen(): string[][] {
  const asked: string[][] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const of = new URL(url, 'http://goats.test').searchParams.get('of')?.split(',') ?? [];
    asked.push(of);
    const names = of.includes(ADA) ? [{ address: ADA, name: 'Ada', house: false }] : [];
    return new Response(JSON.stringify(names));
  });
  return asked;
}

function shown(element: ReactNode): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>{element}</QueryClientProvider>
    </RouterContextProvider>,
  );
}
const plain = (element: ReactNode) => shown(element).replaceAll(/<[^>]*>/g, '');

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

describe('the names on a page', () => {
  it('are one call, however many places show them, and then none', async () => {
    const asked = listen();
    const all = [ADA, BEN, ADA.toUpperCase().replace('0X', '0x'), ADA];
    const names = await Promise.all(all.map((each) => queryClient.fetchQuery(nameQuery(each))));
    expect(asked).toEqual([[ADA, BEN]]);
    expect(names.map((name) => name?.name ?? null)).toEqual(['Ada', null, 'Ada', 'Ada']);
    await queryClient.fetchQuery(nameQuery(BEN));
    expect(asked).toHaveLength(1);
  });

  it('of more than a hundred wallets are as many calls as it takes', async () => {
    const asked = listen();
    const all = Array.from({ length: 230 }, (_, n) => player(n));
    await Promise.all(all.map((each) => queryClient.fetchQuery(nameQuery(each))));
    expect(asked.map((some) => some.length)).toEqual([100, 100, 30]);
  });

  it('that did not arrive leave the address, and are asked for again', async () => {
    vi.stubGlobal('fetch', async () => new Response('away', { status: 503 }));
    await expect(queryClient.fetchQuery(nameQuery(ADA))).rejects.toThrow('503');
    expect(plain(<PlayerName address={ADA} />)).toBe('0x0ada...beef');
    const asked = listen();
    await queryClient.fetchQuery(nameQuery(ADA));
    expect(asked).toEqual([[ADA]]);
  });
});

describe('a player’s name', () => {
  it('stands before the short address, and leads to the player’s page', () => {
    rememberName(queryClient, ADA, 'Ada');
    expect(plain(<PlayerName address={ADA} />)).toBe('Ada 0x0ada...beef');
    expect(shown(<PlayerName address={ADA} />)).toContain(`href="/player/${ADA}"`);
    expect(shown(<PlayerName address={ADA} link={false} />)).not.toContain('href');
    rememberName(queryClient, ADA, null);
    expect(plain(<PlayerName address={ADA} />)).toBe('0x0ada...beef');
    expect(plain(<PlayerName address={BEN} name="Gaffer Billy" />)).toBe('Gaffer Billy');
  });

  it('finds its place in a sentence, also where two addresses look alike when short', () => {
    const double = ADA.replace('00000', '12345');
    rememberName(queryClient, ADA, 'Ada');
    const words = 'for 40 HOOF to 0x0ada...beef by 0x0ada...beef';
    const told = <WithNames text={words} of={[double, ADA]} />;
    expect(plain(told)).toBe('for 40 HOOF to 0x0ada...beef by Ada 0x0ada...beef');
    expect(shown(told)).toContain(`/player/${double}`);
    expect(plain(<WithNames text="by nobody" of={[null]} />)).toBe('by nobody');
  });
});
