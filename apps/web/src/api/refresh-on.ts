import type { ListTopic } from '@goats/contract';
import type { QueryKey } from '@tanstack/react-query';
import { channelLives } from './polling.ts';
import { queryClient } from './query-client.ts';

/** What the server names when something has changed. */
export type ChangeTopic = ListTopic | 'inbox' | 'wallet';

/** Somebody busy changes lists many times a second; a list is read again this often at most. */
const GAP_MS = 2_000;

const keysOf = new Map<ChangeTopic | 'session', QueryKey[]>();
const waiting = new Map<ChangeTopic, 'quiet' | 'again'>();

/**
 * Said once by a feature's file of queries, for keys and everything below them. A file that is not
 * loaded has nothing on screen to refresh. `refreshedBy(['challenges', 'session'], CHALLENGES_KEY)`
 */
export function refreshedBy(
  topics: readonly (ChangeTopic | 'session')[],
  ...keys: QueryKey[]
): void {
  for (const topic of topics) keysOf.set(topic, [...(keysOf.get(topic) ?? []), ...keys]);
}

/** `refreshOn('challenges')`: what is on screen is read again, the rest when it is looked at. */
export function refreshOn(topic: ChangeTopic): void {
  if (waiting.has(topic)) {
    waiting.set(topic, 'again');
    return;
  }
  waiting.set(topic, 'quiet');
  refresh(keysOf.get(topic) ?? []);
  setTimeout(() => {
    const next = waiting.get(topic);
    waiting.delete(topic);
    if (next === 'again') refreshOn(topic);
  }, GAP_MS);
}

/** Somebody signed in or out: whatever depends on who asks. */
export function refreshForSession(): void {
  refresh(keysOf.get('session') ?? []);
}

function refresh(keys: readonly QueryKey[]): void {
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
}

// What changed while the channel died nobody has told; and a list that is read is polled again.
channelLives.subscribe(() => {
  if (channelLives.get()) return;
  for (const [topic, keys] of keysOf) if (topic !== 'session') refresh(keys);
});
