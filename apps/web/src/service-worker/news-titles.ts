import type { MessageTopic } from '@goats/rules';

/** What a message is headed by, whether a page, a browser or a phone shows it. */
export const NEWS_TITLES = {
  match: 'Your Match',
  cup: 'Your Cup',
  offer: 'An Offer',
  sale: 'Sold',
  auction: 'The Auction',
  watch: 'What You Follow',
  week: 'The Week',
  chain: 'The Chain',
  call: 'You Asked to Be Called',
} as const satisfies Record<MessageTopic, string>;
