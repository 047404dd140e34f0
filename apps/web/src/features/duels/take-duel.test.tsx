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
import { walletState } from '../wallet/state/wallet-state.ts';
import { walletCardsQuery, walletFiguresQuery } from '../wallet/wallet-queries.ts';
import type { Duel } from './duel-queries.ts';
import TakeDuel from './take-duel.tsx';

const ADA = `0xada${'0'.repeat(37)}`;
const NOW = Date.parse('2026-06-15T12:00:00Z');
vi.mock('@goats/ui/use-now.ts', () => ({ useNow: () => NOW }));
walletState.set({ status: 'connected', address: ADA, signedInAs: ADA });

const card = (more: object) => ({
  ...{ id: 7, name: 'The Flea #7', goatName: 'The Flea', imageUrl: '', rarity: 'Common' },
  ...{ goatScore: 70, bond: null, gamesToday: 0, free: false, restsUntil: null },
  ...more,
});
const FRIENDLY = { friendly: true, rarity: 'Common', hoofStake: 0, winnerTakes: 0 };
const STAKED = { rarity: 'Common', hoofStake: 10, winnerTakes: 20 };
const outside = card({ place: 'chain' });
const resting = card({ restsUntil: new Date(NOW + 9_000_000).toISOString() });

/** What whoever came by a link reads, with these cards. */
function shown(duel: object, cards: readonly object[], hoofBalance = 100): string {
  const figures = { starterClaimed: true, hoofBalance };
  queryClient.setQueryData(walletCardsQuery(ADA).queryKey, { cards } as never);
  queryClient.setQueryData(walletFiguresQuery(ADA).queryKey, figures as never);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <TakeDuel duel={duel as Duel} code="code" />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
}

describe('whoever came by a link and has no card that may go in', () => {
  it('reads of a friendly what really holds them: the chain does, and no rest', () => {
    expect(shown(FRIENDLY, [outside])).toContain('On the chain they do not play');
    expect(shown(FRIENDLY, [outside, resting])).not.toContain('they do not play');
  });

  it('reads of a stake when the first card of its tier is back', () => {
    const words = shown(STAKED, [resting]);
    expect(words).toContain('No free Common card of yours can play now.');
    expect(words).toContain('The first one is back in 2h 30m.');
  });

  it('is promised no card of a tier that is not there', () => {
    const words = shown(STAKED, [card({ rarity: 'Rare', restsUntil: resting.restsUntil })]);
    expect(words).toContain('No free Common card of yours can play now.');
    expect(words).not.toContain('back in');
  });

  it('may ask for a friendly instead, which a card of any tier may play, and none that is outside', () => {
    expect(shown(STAKED, [card({ rarity: 'Rare', free: true })])).toContain('Play a friend');
    expect(shown(STAKED, [outside])).not.toContain('Play a friend');
    expect(shown(FRIENDLY, [outside])).not.toContain('Play a friend');
  });
});

describe('whoever came by a link to a stake', () => {
  const free = card({ free: true });
  const firstButton = (markup: string) => /<button[^>]*>/.exec(markup)?.[0];

  it('reads that it is not there, instead of being refused', () => {
    const poor = shown(STAKED, [free], 9);
    expect(poor).toMatch(/role="status"[^>]*>[^<]*Required: 10, Available: 9/);
    expect(firstButton(poor)).toContain('disabled=""');
    const able = shown(STAKED, [free], 10);
    expect(able).not.toContain('Required');
    expect(firstButton(able)).not.toContain('disabled=""');
  });

  it('is asked for no HOOF where nothing is at stake', () => {
    expect(firstButton(shown(FRIENDLY, [free], 0))).not.toContain('disabled=""');
  });
});
