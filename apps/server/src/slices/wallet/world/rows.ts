import { type MessageTopic, NEWS_WAITING, type Notice, UNASKED } from '@goats/rules';
import { time } from '../../../kernel/dates.ts';
import type { Placed } from '../../../kernel/placed.ts';

/** The rows of `p_messages`: for one wallet, or a line for everybody who follows a card. */
export function messageRow(told: Placed<'message'>) {
  const { place, wallet, topic, text, notice, href, from, at } = told;
  return {
    ...{ place, wallet, topic, text, ...factsOf(notice), href, at: new Date(at) },
    ...(from && unasked(from, at)),
  };
}

export function watchersRow(told: Placed<'watchers-told'>) {
  const { place, cardId, text, notice, href, except, overpriced, at } = told;
  const topic: MessageTopic = 'watch';
  return {
    ...{ place, card: cardId, topic, text, ...factsOf(notice), href, at: new Date(at) },
    ...{ sender: except, overpriced },
    most_waiting: NEWS_WAITING,
  };
}

function factsOf(notice: Notice | undefined) {
  return { kind: notice?.kind ?? null, facts: notice?.values ?? null };
}

function unasked(sender: string, at: number) {
  const { windowMs, perSender, perTopic } = UNASKED;
  return { sender, since: new Date(at - windowMs), per_sender: perSender, per_topic: perTopic };
}

/** Moments travel as text, in the log as everywhere: a detail that is one is called so. */
export function actionRow({ type: _type, at, details, ...action }: Placed<'operator-acted'>) {
  const written = Object.entries(details).map(([name, value]) => [
    name,
    name.endsWith('At') && typeof value === 'number' ? time(value) : value,
  ]);
  return { ...action, details: Object.fromEntries(written), at: time(at) };
}
