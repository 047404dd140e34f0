import { type MessageTopic, UNASKED } from '@goats/rules';
import type { Placed } from './placed.ts';

/** The rows of `p_messages`: for one wallet, or for everybody who follows a card. */
export function messageRow({ place, wallet, topic, text, href, from, at }: Placed<'message'>) {
  return { place, wallet, topic, text, href, at: new Date(at), ...(from && unasked(from, at)) };
}

export function watchersRow({ place, cardId, text, href, except, at }: Placed<'watchers-told'>) {
  const topic: MessageTopic = 'watch';
  return { place, card: cardId, topic, text, href, at: new Date(at), ...unasked(except, at) };
}

function unasked(sender: string, at: number) {
  const { windowMs, perSender, perTopic } = UNASKED;
  return { sender, since: new Date(at - windowMs), per_sender: perSender, per_topic: perTopic };
}
