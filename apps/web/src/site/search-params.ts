import { type GoatSlug, isGoatSlug } from '@goats/collection';
import {
  type Attribute,
  isAttribute,
  isPriceBand,
  isRarity,
  isStake,
  isWalletAddress,
  type PriceBand,
  type Rarity,
  type Stake,
} from '@goats/rules';

/** The address bar as people type and share it: plain words, no JSON. */
type RawSearch = Record<string, unknown>;

/** `parseSearch('?tab=faq') // { tab: 'faq' }` */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** `stringifySearch({ tier: 'Rare', stake: 25, tab: undefined }) // '?tier=Rare&stake=25'` */
export function stringifySearch(search: RawSearch): string {
  const pairs = Object.entries(search).flatMap(([key, value]): [string, string][] =>
    value === undefined || value === null || value === '' ? [] : [[key, String(value)]],
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

function oneOf<const T extends string>(options: readonly T[], value: unknown): T | undefined {
  return options.find((option) => option === value);
}

/**
 * For exact optional types. What is not set keeps its key: the router lays this over the address as
 * typed, and a nonsense that no key covers would reach the page, and the server with it.
 */
function present<T extends object>(search: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return search as { [K in keyof T]?: Exclude<T[K], undefined> };
}

export const ORIGINS = ['Brazil', 'Argentina', 'Portugal', 'France'] as const;

/** Cards by score unless the address says otherwise. */
export const CARD_SORTS = ['score', 'price', 'newest', 'number'] as const;
/** What is for sale, cheapest first unless the address says otherwise. */
export const SALE_SORTS = ['listed-price', 'just-listed', 'score', 'newest', 'number'] as const;
export type CardSort = (typeof CARD_SORTS)[number] | (typeof SALE_SORTS)[number];

export interface MarketplaceSearch {
  rarity?: Rarity;
  search?: string;
  origin?: (typeof ORIGINS)[number];
  price?: PriceBand;
  /** What a card is strong in. */
  strong?: Attribute;
  /** What is drawn on it: 'background:Rain'. Anything, until the page looks at it: the list is long. */
  trait?: string;
  /** Whose cards. */
  owner?: string;
  sort?: CardSort;
  /** Only cards on a running auction. */
  auction?: 'open';
  /** Only cards that their owners sell. */
  listed?: 'true';
  /** The explorer was opened beyond its first screen, and Back should find it so. */
  cards?: 'all';
}

export function marketplaceSearch(raw: RawSearch): MarketplaceSearch {
  return present({
    rarity: isRarity(raw.rarity) ? raw.rarity : undefined,
    search: textIn(raw.search),
    origin: oneOf(ORIGINS, raw.origin),
    price: isPriceBand(raw.price) && raw.price !== 'all' ? raw.price : undefined,
    strong: isAttribute(raw.strong) ? raw.strong : undefined,
    trait: textIn(raw.trait),
    owner: ownerIn(raw.owner),
    sort: oneOf(raw.listed === 'true' ? SALE_SORTS : CARD_SORTS, raw.sort),
    auction: oneOf(['open'], raw.auction),
    listed: oneOf(['true'], raw.listed),
    cards: oneOf(['all'], raw.cards),
  });
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** `ownerIn(' 0xAB…') // '0xab…'`; undefined for what is no wallet's address. */
export function ownerIn(text: unknown): string | undefined {
  const address = String(text ?? '')
    .trim()
    .toLowerCase();
  return isWalletAddress(address) ? address : undefined;
}

/** `cardSortOf({ listed: 'true' }) // 'listed-price'` */
export function cardSortOf({ sort, listed }: MarketplaceSearch): CardSort {
  return sort ?? (listed ? SALE_SORTS[0] : CARD_SORTS[0]);
}

export const CARD_GAME_TABS = [
  'overview',
  'gameplay',
  'mechanics',
  'rewards',
  'attributes',
  'lobby',
] as const;
export type CardGameTab = (typeof CARD_GAME_TABS)[number];

/** Words the footer uses, and the tab where their content lives. */
const CARD_GAME_ALIASES: Readonly<Record<string, CardGameTab>> = {
  tournaments: 'rewards',
  leaderboard: 'rewards',
  challenges: 'lobby',
};

export interface CardGameSearch {
  tab?: string;
  tier?: Rarity;
  stake?: Stake;
}

export function cardGameSearch(raw: RawSearch): CardGameSearch {
  const stake = Number(raw.stake);
  const tab = String(raw.tab ?? '');
  return present({
    tab: oneOf(CARD_GAME_TABS, tab) ?? (Object.hasOwn(CARD_GAME_ALIASES, tab) ? tab : undefined),
    tier: isRarity(raw.tier) ? raw.tier : undefined,
    stake: isStake(stake) ? stake : undefined,
  });
}

/** A tier or a stake comes from the Quick Challenge dialog, so it opens the lobby. */
export function cardGameTab({ tab, tier, stake }: CardGameSearch): CardGameTab {
  const named = oneOf(CARD_GAME_TABS, tab) ?? (tab ? CARD_GAME_ALIASES[tab] : undefined);
  return named ?? (tier || stake ? 'lobby' : 'overview');
}

const ABOUT_TABS = ['about', 'faq', 'team', 'contact', 'disclaimer'] as const;
export type AboutTab = (typeof ABOUT_TABS)[number];

const ABOUT_ALIASES: Readonly<Record<string, AboutTab>> = { blog: 'about', support: 'contact' };

export function aboutSearch(raw: RawSearch): { tab?: AboutTab } {
  const tab = String(raw.tab ?? '');
  return present({
    tab:
      oneOf(ABOUT_TABS, tab) ??
      (Object.hasOwn(ABOUT_ALIASES, tab) ? ABOUT_ALIASES[tab] : undefined),
  });
}

export const GUIDE_TABS = [
  'overview',
  'battle-system',
  'rewards',
  'strategy',
  'nft-collection',
] as const;
export function guideSearch(raw: RawSearch): { tab?: (typeof GUIDE_TABS)[number] } {
  return present({ tab: oneOf(GUIDE_TABS, raw.tab) });
}

export const CLUB_TABS = ['upcoming', 'benefits', 'gallery', 'membership'] as const;
export function clubSearch(raw: RawSearch): { tab?: (typeof CLUB_TABS)[number] } {
  return present({ tab: oneOf(CLUB_TABS, raw.tab) });
}

export function leaderboardSearch(raw: RawSearch): { tab?: 'goats' | 'players' } {
  return present({ tab: oneOf(['goats', 'players'], raw.tab) });
}

const MY_MARKET_TABS = ['shelf', 'offers', 'swaps', 'trades'] as const;
export type MyMarketTab = (typeof MY_MARKET_TABS)[number];
export function myMarketSearch(raw: RawSearch): { tab?: MyMarketTab } {
  return present({ tab: oneOf(MY_MARKET_TABS, raw.tab) });
}

/** The page that lies open; the cover unless told. */
export function albumSearch(raw: RawSearch): { goat?: GoatSlug } {
  return present({ goat: isGoatSlug(raw.goat) ? raw.goat : undefined });
}

/** 'NFTs' and 'Collection' show the same, but only one of two tabs can be the chosen one. */
export const BATTLE_TABS = ['lobby', 'nfts', 'collection', 'my-battles', 'leaderboard'] as const;
export function battleSearch(raw: RawSearch): {
  tab?: (typeof BATTLE_TABS)[number];
  match?: string;
  /** Somebody's first match, with somebody who explains it. */
  guide?: '1';
} {
  const match = typeof raw.match === 'string' ? raw.match : undefined;
  return present({
    tab: oneOf(BATTLE_TABS, raw.tab),
    match: match && /^[\w-]{1,64}$/.test(match) ? match : undefined,
    guide: match ? oneOf(['1'], raw.guide) : undefined,
  });
}
