import { m } from '@goats/words';
import type { MessageTopic } from '../economy/inbox.ts';

/** What heads a notice, whether a page, a browser or a phone shows it. */
export const NOTICE_TITLES = {
  match: m('Your Match'),
  cup: m('Your Cup'),
  offer: m('An Offer'),
  sale: m('Sold@@a card of yours'),
  auction: m('The Auction'),
  watch: m('What You Follow'),
  week: m('The Week'),
  chain: m('The Chain'),
  call: m('You Asked to Be Called'),
} as const satisfies Record<MessageTopic, string>;
