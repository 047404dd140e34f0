import type { EVENT_CATEGORIES } from '@goats/contract';
import type { ClubTier, PACK_KINDS } from '@goats/rules';
import { m } from '@goats/words';
import { worded } from './labels.ts';

const PACK_WORDS = {
  Standard: m('Standard@@kind of pack'),
  Premium: m('Premium@@kind of pack'),
  Legendary: m('Legendary@@kind of pack'),
} satisfies Record<(typeof PACK_KINDS)[number], string>;

/** A kind of pack: `packLabel('Premium')` */
export function packLabel(pack: string): string {
  return worded(PACK_WORDS, pack);
}

const CLUB_TIER_WORDS = {
  Legendary: m('Legendary@@rank of a member of the Owners Club'),
  Elite: m('Elite@@rank of a member of the Owners Club'),
  Standard: m('Standard@@rank of a member of the Owners Club'),
} satisfies Record<ClubTier, string>;

/** A rank in the Owners Club: `clubTierLabel('Elite')` */
export function clubTierLabel(tier: string): string {
  return worded(CLUB_TIER_WORDS, tier);
}

const EVENT_WORDS = {
  'Match Experience': m('Match Experience@@kind of event of the Owners Club'), // English: as it travels
  Tournament: m('Tournament@@kind of event of the Owners Club'),
  'Digital Exclusive': m('Digital Exclusive@@kind of event of the Owners Club'), // English: as it travels
  Community: m('Community@@kind of event of the Owners Club'),
} satisfies Record<(typeof EVENT_CATEGORIES)[number], string>;

/** A kind of event of the club: `eventCategoryLabel('Tournament')` */
export function eventCategoryLabel(category: string): string {
  return worded(EVENT_WORDS, category);
}
