import type { ChannelEvent, ChannelGreeting, ListTopic } from '@goats/contract';

/** What the server tells a signed-in wallet; see `GET /api/me/events`. */
export type OwnEvent = ChannelEvent;
export type Turn = Extract<OwnEvent, { type: 'turn' }>;
export type Balance = Extract<OwnEvent, { type: 'balance' }>;
export type News = Exclude<OwnEvent, Turn | Balance>;

/** Everything that comes down the line. */
export type Heard =
  | { readonly kind: 'greeting'; readonly greeting: ChannelGreeting }
  | { readonly kind: 'own'; readonly event: OwnEvent }
  | { readonly kind: 'lists'; readonly topics: readonly ListTopic[] };

export const isNews = (event: OwnEvent): event is News =>
  event.type !== 'turn' && event.type !== 'balance';
