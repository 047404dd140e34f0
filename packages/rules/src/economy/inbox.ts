import type { Hundredths } from './hoof.ts';

/** What a message is about; what strangers cause is counted by it, and a player may switch it. */
export const MESSAGE_TOPICS = [
  'match',
  'cup',
  'offer',
  'sale',
  'auction',
  'watch',
  'week',
  'chain',
  /** What a player asked to be called back for. */
  'call',
] as const;
export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

/** How many messages a wallet keeps; the oldest go first. */
export const INBOX_SIZE = 100;
/** A mailbox that has not said whose it is is not asked again sooner. */
export const ASK_MAILBOX_AGAIN_MS = 10 * 60 * 1000;
/** Cards and goats that a wallet can follow. */
export const MOST_WATCHES = 200;
/** Whoever follows a card is told so long before its auction ends. */
export const ENDS_SOON_MS = 60 * 60 * 1000;

/**
 * What others can cause in an inbox. Within the window the same sender has one line for a card and
 * a topic, which changes its words instead of ringing again; and no more lines than these in all. A
 * sender whom the reader has not heard from within it always finds room: what is overpriced gives way
 * first, then what others said beyond their first line, then the oldest.
 */
export const UNASKED = {
  windowMs: 60 * 60 * 1000,
  perSender: 10,
  perTopic: 30,
  /** Beyond so many they are the first to go, before anything that was meant for the wallet alone. */
  kept: 50,
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The same for news of what a wallet follows: a small share of a reader's day for every sender. */
export const FOLLOW_NEWS = { windowMs: DAY_MS, perSender: 5, perTopic: 30 } as const;

/** Lines of news of one sender that wait to be spread; what it lists beyond them is told to nobody. */
export const NEWS_WAITING = 20;
/** News that could not be spread for so long is no news any more. */
export const NEWS_LIFE_MS = DAY_MS;

/** What followers of a card were last told that it costs. */
export interface ToldPrice {
  readonly price: Hundredths;
  readonly at: number;
}

/** Followers hear of another price once it is lower by so many hundredths of what they were told. */
const LOWER_BY_PERCENT = 10;
/** Or once so long has passed: who buys nothing today may look again tomorrow. */
export const TOLD_AGAIN_MS = DAY_MS;

/**
 * Whether a price is worth telling: lowered by one again and again, or taken off the shelf and put
 * there anew, it is not. `isNews(9_500, { price: 10_000, at: 0 }, 1) // false`
 */
export function isNews(price: Hundredths, told: ToldPrice | undefined, at: number): boolean {
  if (told === undefined || at - told.at >= TOLD_AGAIN_MS) return true;
  return price * 100 <= told.price * (100 - LOWER_BY_PERCENT);
}

/** Nobody buys at so many times what the card was minted for: such a line gives way first. */
export const OVERPRICED_TIMES = 3;

/** `isOverpriced(9_001, 3_000) // true` */
export function isOverpriced(asked: Hundredths, mintPrice: Hundredths): boolean {
  return asked > OVERPRICED_TIMES * mintPrice;
}
