import { createListeners } from '@goats/ui/browser/store.ts';
import { useSyncExternalStore } from 'react';

export const DESK_TABS = [
  'overview',
  'masters',
  'marketplace',
  'nft-generation',
  'moment-generation',
  'analytics',
  'chain',
] as const;
export type DeskTab = (typeof DESK_TABS)[number];

/** Two of the tabs have sections; the first is the one that opens. */
export const MASTER_SECTIONS = ['overview', 'attributes', 'nft-variants', 'moment-cards'] as const;
export const MARKET_SECTIONS = ['auctions', 'series', 'club', 'cups', 'wallets'] as const;
const SECTIONS = [...MASTER_SECTIONS, ...MARKET_SECTIONS] as const;
export type DeskSection = (typeof SECTIONS)[number];

export interface DeskAddress {
  readonly tab: DeskTab;
  /** The part of the tab that is open; undefined is its first. */
  readonly section: DeskSection | undefined;
}

/** `addressIn('?tab=marketplace&section=club')`; what was mistyped opens what comes first. */
export function addressIn(search: string): DeskAddress {
  const asked = new URLSearchParams(search);
  return {
    tab: DESK_TABS.find((tab) => tab === asked.get('tab')) ?? 'overview',
    section: SECTIONS.find((section) => section === asked.get('section')),
  };
}

/** `searchOf({ tab: 'masters', section: 'overview' }) // '?tab=masters'`: what comes first is not named. */
export function searchOf({ tab, section }: DeskAddress): string {
  const pairs: [string, string][] = [];
  if (tab !== DESK_TABS[0]) pairs.push(['tab', tab]);
  if (section && section !== MASTER_SECTIONS[0] && section !== MARKET_SECTIONS[0]) {
    pairs.push(['section', section]);
  }
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

const { subscribe, tell } = createListeners();

export function useDeskAddress(): DeskAddress {
  return addressIn(useSyncExternalStore(subscribe, () => location.search));
}

/** In place: Back leads out of the desk, not through every tab that was looked at. */
export function goAtDesk(address: DeskAddress): void {
  history.replaceState(history.state, '', location.pathname + searchOf(address));
  tell();
}
