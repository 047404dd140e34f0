import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Answer, api } from '../../api/client.ts';
import type { CardSort } from '../../app/search-params.ts';
import { withSignIn } from '../wallet/sign-in.ts';
import { useWallet } from '../wallet/wallet-store.ts';

const FIVE_MINUTES = 5 * 60 * 1000;
/** Other people bid too: a card under auction is looked at again this often while it is on screen. */
const AUCTION_POLL_MS = 15_000;
/** Divides by two, three, four and six columns, so a page never ends inside a row. */
export const CARDS_A_PAGE = 96;

export type NftAnswer = Answer<'GET /api/nfts/:id'>;
export type Nft = Extract<NftAnswer, { cardStats: unknown }>;
export type Bid = Nft['bids'][number];
export type TokenNft = Extract<NftAnswer, { nftTokenId: number }>;
export type NftSummary = Answer<'GET /api/nfts'>['nfts'][number];
export type CardState = Answer<'GET /api/cards/:id'>;
export type CardEvent = Answer<'GET /api/cards/:id/history'>['events'][number];
export type OwnBid = Answer<'GET /api/me/bids'>['bids'][number];
type CardPage = Answer<'GET /api/nfts'>;

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

/** Running, or waiting for its buyer: either way somebody else may change it any moment. */
function hasAuction(answer: NftAnswer | undefined): boolean {
  return Boolean(answer && 'endTime' in answer && answer.endTime);
}

/** Asks only for ids above zero; an address like /nft/abc never reaches the server. */
export function useNft(id: number, { live = false } = {}) {
  return useQuery({
    queryKey: ['/api/nfts', id],
    queryFn: ({ signal }) => api('GET /api/nfts/:id', { params: { id: String(id) } }, { signal }),
    enabled: id > 0,
    staleTime: live ? 0 : FIVE_MINUTES,
    refetchInterval: (query) => (live && hasAuction(query.state.data) ? AUCTION_POLL_MS : false),
  });
}

/** The best card of a goat: what a profile shows when its address named no card. */
export function useBestCard(goat: number | undefined) {
  return useQuery({
    queryKey: ['/api/nfts', { goat, sort: 'score', limit: 1 }],
    queryFn: ({ signal }) =>
      api('GET /api/nfts', { query: { goat: String(goat), sort: 'score', limit: 1 } }, { signal }),
    enabled: goat !== undefined,
    select: (page) => page.nfts[0],
  });
}

/** The cards of a filter, page by page; the old list stays on screen until the new one is there. */
export function useCards(filter: CardFilter, enabled = true) {
  return useInfiniteQuery<CardPage, Error, InfiniteData<CardPage>, readonly unknown[], string>({
    queryKey: ['/api/nfts', filter],
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /api/nfts',
        { query: { ...filter, limit: CARDS_A_PAGE, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** Everything that is asked about one card: whoever mints it asks all of it anew. */
export function cardKey(id: number) {
  return ['/api/cards', id] as const;
}

/** Prices change while nobody here is told; whoever comes back to a card sees the new one. */
const CARD_STATE_MS = 30_000;

/** Who holds a card, what it is doing, what it costs, and whether it stands in an auction. */
export function useCardState(id: number, enabled = true) {
  return useQuery({
    queryKey: cardKey(id),
    queryFn: ({ signal }) => api('GET /api/cards/:id', { params: { id: String(id) } }, { signal }),
    staleTime: CARD_STATE_MS,
    enabled,
  });
}

export function useCardHistory(id: number) {
  return useQuery({
    queryKey: [...cardKey(id), 'history'],
    queryFn: ({ signal }) =>
      api('GET /api/cards/:id/history', { params: { id: String(id) } }, { signal }),
    staleTime: 60_000,
    select: (answer) => answer.events,
  });
}

/** The end of an auction may have given the card an owner: that is read anew. */
export function useOwnerAfterAuction({ id, auction }: Pick<Nft, 'id' | 'auction'>): void {
  const queries = useQueryClient();
  const state = auction?.state;
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current === state) return;
    seen.current = state;
    void queries.invalidateQueries({ queryKey: cardKey(id) });
  }, [queries, id, state]);
}

/** A bid, whatever its outcome, means that the price on screen may be old: the card is reloaded. */
export function usePlaceBid(nftId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (bid: { bidAmount: number; bidderAddress: string }) =>
      api('POST /api/nfts/:id/bid', { params: { id: String(nftId) }, body: { nftId, ...bid } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['/api/nfts', nftId] }),
  });
}

/** Stands by a bid that was typed; null when the visitor turned away from signing in. */
export function useConfirmBid(nftId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (bidId: number) =>
      withSignIn(
        () => api('POST /api/bids/:id/confirm', { params: { id: String(bidId) } }),
        'to confirm your bid',
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['/api/nfts', nftId] }),
  });
}

/** The winner says paid; null when the visitor turned away from signing in. */
export function useCompletePurchase({ id: nftId, auction }: Nft) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      withSignIn(
        () => api('POST /api/auctions/:id/complete', { params: { id: String(auction?.id) } }),
        'to complete the purchase',
      ),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['/api/nfts', nftId] }),
        queries.invalidateQueries({ queryKey: ['/api/me/bids'] }),
      ]),
  });
}

/** The auctions that the signed-in wallet has bid in, newest first. */
export function useOwnBids() {
  const { signedInAs } = useWallet();
  return useInfiniteQuery({
    queryKey: ['/api/me/bids', signedInAs],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/me/bids', { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: AUCTION_POLL_MS,
    enabled: signedInAs !== null,
  });
}
