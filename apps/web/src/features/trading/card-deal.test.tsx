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
import { type CardState, cardKey } from '../catalogue/card-queries.ts';
import { walletState } from '../wallet/state/wallet-state.ts';
import { walletKey } from '../wallet/wallet-queries.ts';
import { CardDeal } from './card-deal.tsx';

const BEN = `0xbe00${'0'.repeat(32)}00b1`;
const listing = { price: 1250, seller: BEN, since: '2025-06-15T12:00:00Z' };

/** What a visitor without a wallet reads under a card, as a screen reader reads it. */
function shown(card: Partial<CardState>, size: 'md' | 'sm' = 'md'): string {
  queryClient.setQueryData(cardKey(17), {
    ...{
      id: 17,
      name: 'The Flea #0017',
      priceHoof: 38,
      owner: BEN,
      bond: null,
      state: 'free',
      rarity: 'Rare',
    },
    ...{ listing: null, onAuction: false },
    ...card,
  });
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
  });
  const markup = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <CardDeal cardId={17} size={size} />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  return markup.replaceAll(/<[^>]*>/g, '');
}

describe('what stands under a card', () => {
  it('mints what is nobody’s, and sends bidders to the auction instead', () => {
    const nobodys = { owner: null, state: 'unowned' } as const;
    expect(shown(nobodys)).toContain('Mint The Flea #0017 for');
    const hammer = shown({ ...nobodys, onAuction: true });
    expect(hammer).toContain('On auction: see it there');
    expect(hammer).not.toContain('Mint');
  });

  it('sells what is for sale at its price, and takes offers beside it', () => {
    const words = shown({ listing });
    expect(words).toContain('Buy The Flea #0017 for');
    expect(words).toContain('1,250 HOOF');
    expect(words).toContain('Make an offer');
    expect(shown({ listing }, 'sm')).not.toContain('Make an offer');
  });

  it('offers no purchase that would be refused', () => {
    const busy = shown({ listing, state: 'busy' });
    expect(busy).not.toContain('Buy ');
    expect(busy).toContain('In a game. 1,250 HOOF when it is back.');
    expect(shown({ bond: 'bound' })).not.toContain('Make an offer');
  });

  it('says whose it is, and takes an offer for what is not for sale', () => {
    expect(shown({})).toMatch(/Owned by 0xbe00\.\.\.00b1.*Make an offer/);
  });

  describe('says before it is pressed what a wallet lacks', () => {
    const ADA = `0xada${'0'.repeat(37)}`;
    const mintsLeft = { all: 20, legendary: 3, perDay: 20, legendaryPerDay: 3, nextAt: '' };
    function has(hoofBalance: number, tradable: number): void {
      walletState.set({ address: ADA, status: 'connected' });
      const figures = { hoofBalance, tradable, mintsLeft, starterClaimed: true };
      queryClient.setQueryData(walletKey(ADA), figures);
    }
    afterEach(() => walletState.set({ address: null, status: 'disconnected' }));

    it('gifts do not pay a person', () => {
      has(500, 0);
      const words = shown({ listing });
      expect(words).toContain('Needs 1,250 that may trade: you have 0');
      expect(words).toContain('Nothing to trade yet');
      expect(shown({ listing }, 'sm')).toContain('Not enough to trade');
    });

    it('gifts pay the house', () => {
      has(1_300, 0);
      expect(shown({ listing: { ...listing, house: true } })).not.toContain('that may trade');
    });

    it('a purse with enough in it hears nothing', () => {
      has(1_300, 1_300);
      expect(shown({ listing })).not.toMatch(/short|trade|like it/);
    });

    it('a mint says how much is missing', () => {
      has(20, 0);
      const nobodys = { owner: null, state: 'unowned' } as const;
      expect(shown(nobodys, 'sm')).toMatch(/Mint The Flea #0017 for.*38 HOOF, 18 HOOF short/);
    });
  });
});
