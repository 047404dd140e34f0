import { type Answer, api } from '@goats/ui/api/client.ts';
import { inOneCall } from '@goats/ui/api/in-one-call.ts';
import { pollEvery } from '@goats/ui/api/polling.ts';
import { JUST_READ_MS } from '@goats/ui/api/query-client.ts';
import { refreshedBy } from '@goats/ui/api/refresh-on.ts';
import { t } from '@goats/words';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import type { CardSort } from '../../site/search-params.ts';

const FIVE_MINUTES = 5 * 60 * 1000;
/** Other people bid too: a card under auction is looked at again this often while it is on screen. */
export const AUCTION_POLL_MS = 15_000;
/** Divides by two, three, four and six columns, so a page never ends inside a row. */
export const CARDS_A_PAGE = 96;

export type NftAnswer = Answer<'GET /api/nfts/:id'>;
export type Nft = Extract<NftAnswer, { cardStats: unknown }>;
export type Bid = Nft['bids'][number];
export type TokenNft = Extract<NftAnswer, { nftTokenId: number }>;
export type NftSummary = Answer<'GET /api/nfts'>['nfts'][number];
export type CardState = Answer<'GET /api/cards/:id'>;
export type CardEvent = Answer<'GET /api/cards/:id/history'>['events'][number];

/** What the explorer may ask for; the sort is one of the server's. */
export interface CardFilter {
  rarity?: NftSummary['rarity'] | undefined;
  origin?: string | undefined;
  strong?: NftSummary['strongIn'] | undefined;
  priceRange?: 'all' | 'under35k' | '35k-40k' | 'over40k' | undefined;
  search?: string | undefined;
  goat?: string | undefined;
  /** 'background:Rain' */
  trait?: string | undefined;
  owner?: string | undefined;
  listed?: 'true' | undefined;
  auction?: 'open' | undefined;
  sort: CardSort;
}

/** One card by its number; lists are kept apart, because nobody wants a long one read again. */
export const nftKeys = {
  every: ['/api/nfts', 'one'] as const,
  one: (id: number) => [...nftKeys.every, id] as const,
  list: (filter: object) => ['/api/nfts', 'list', filter] as const,
};

/** Whatever is asked about cards one by one. */
export const CARDS = ['/api/cards'] as const;
/** As many as one call takes. */
const MOST_CARDS_AT_ONCE = 60;

/** Everything that is asked about one card: whoever mints it asks all of it anew. */
export function cardKey(id: number) {
  return [...CARDS, id] as const;
}

refreshedBy(['auctions'], nftKeys.every);
// Not by 'listings': there may be a sale every second, and each would have every card read anew.
refreshedBy(['session'], CARDS);

/** Running, or waiting for its buyer: either way somebody else may change it any moment. */
function hasAuction(answer: NftAnswer | undefined): boolean {
  return Boolean(answer && 'endTime' in answer && answer.endTime);
}

/** Asks only for ids above zero; an address like /nft/abc never reaches the server. */
export function nftQuery(id: number) {
  return queryOptions({
    queryKey: nftKeys.one(id),
    queryFn: ({ signal }) => api('GET /api/nfts/:id', { params: { id: String(id) } }, { signal }),
    enabled: id > 0,
    staleTime: FIVE_MINUTES,
  });
}

export function useNft(id: number, { live = false } = {}) {
  return useQuery({
    ...nftQuery(id),
    ...(live && { staleTime: JUST_READ_MS }),
    refetchInterval: ({ state }) =>
      live && hasAuction(state.data) ? pollEvery(AUCTION_POLL_MS) : false,
  });
}

/** The best card of a goat: what a profile shows when its address named no card. */
export function useBestCard(goat: number | undefined) {
  const query = { goat: String(goat), sort: 'score', limit: 1 } as const;
  return useQuery({
    queryKey: nftKeys.list(query),
    queryFn: ({ signal }) => api('GET /api/nfts', { query }, { signal }),
    enabled: goat !== undefined,
    select: (page) => page.nfts[0],
  });
}

/** The cards of a filter, page by page. */
export function cardsQuery(filter: CardFilter) {
  return infiniteQueryOptions({
    queryKey: nftKeys.list(filter),
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /api/nfts',
        { query: { ...filter, limit: CARDS_A_PAGE, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** The old list stays on screen until the new one is there. */
export function useCards(filter: CardFilter, enabled = true) {
  return useInfiniteQuery({
    ...cardsQuery(filter),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** Prices change while nobody here is told; whoever comes back to a card sees the new one. */
export const CARD_STATE_MS = 30_000;

/** Tiles that come into sight together are drawn one after the other; all of them ask at once. */
const DRAWN_TOGETHER_MS = 30;

const loadCardState = inOneCall({
  most: MOST_CARDS_AT_ONCE,
  withinMs: DRAWN_TOGETHER_MS,
  load: (ids: readonly number[]) => api('GET /api/cards', { query: { of: ids.join(',') } }),
  keyOf: ({ id }) => id,
});

/** Who holds a card, what it is doing, what it costs, and whether it stands in an auction. */
function cardStateQuery(id: number) {
  return queryOptions({
    queryKey: cardKey(id),
    queryFn: async () => {
      const state = await loadCardState(id);
      if (!state) throw new Error(t('There is no card {id}.', { id }));
      return state;
    },
    staleTime: CARD_STATE_MS,
  });
}

export function useCardState(id: number, enabled = true) {
  return useQuery({ ...cardStateQuery(id), enabled });
}

export function useCardHistory(id: number) {
  return useQuery({
    queryKey: [...cardKey(id), 'history'],
    queryFn: ({ signal }) =>
      api('GET /api/cards/:id/history', { params: { id: String(id) } }, { signal }),
    staleTime: 60_000,
  });
}
