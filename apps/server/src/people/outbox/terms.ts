import type { MessageTopic } from '@goats/rules';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface Terms {
  /** Older than this nobody wants to hear it any more: it is dropped, not sent late. */
  readonly lifeMs: number;
  /** Whether a sleeping phone is woken for it. */
  readonly urgency: 'low' | 'normal' | 'high';
}

/** A match gives a minute to choose: after it the news only hurts. */
export const TERMS: Readonly<Record<MessageTopic, Terms>> = {
  match: { lifeMs: MINUTE_MS, urgency: 'high' },
  cup: { lifeMs: 5 * MINUTE_MS, urgency: 'high' },
  auction: { lifeMs: HOUR_MS, urgency: 'normal' },
  offer: { lifeMs: 6 * HOUR_MS, urgency: 'normal' },
  sale: { lifeMs: DAY_MS, urgency: 'normal' },
  watch: { lifeMs: 6 * HOUR_MS, urgency: 'low' },
  week: { lifeMs: DAY_MS, urgency: 'low' },
  chain: { lifeMs: DAY_MS, urgency: 'normal' },
  // A cup that starts in ten minutes, or somebody who plays just now.
  call: { lifeMs: 10 * MINUTE_MS, urgency: 'normal' },
};

/** How long we try to ask whose mailbox it is. */
export const QUESTION_LIFE_MS = DAY_MS;

const FIRST_PAUSE_MS = 3 * SECOND_MS;
const LONGEST_PAUSE_MS = HOUR_MS;

/** `pauseAfter(3) // 48_000`: each failure waits four times as long as the one before. */
export function pauseAfter(tries: number): number {
  return Math.min(FIRST_PAUSE_MS * 4 ** (tries - 1), LONGEST_PAUSE_MS);
}

/** An address that nobody said yes for. */
export const FORGET_UNCONFIRMED_MS = 2 * DAY_MS;
