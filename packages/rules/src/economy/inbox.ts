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
 * a topic, which changes its words instead of ringing again; and no more lines than these in all.
 */
export const UNASKED = {
  windowMs: 60 * 60 * 1000,
  perSender: 10,
  perTopic: 30,
  /** Beyond so many they are the first to go, before anything that was meant for the wallet alone. */
  kept: 50,
} as const;
