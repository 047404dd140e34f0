import type { ListTopic } from '@goats/contract';
import { focusManager, partialMatchKey, type QueryKey } from '@tanstack/react-query';
import { ownChannel } from './polling.ts';
import { JUST_READ_MS, queryClient } from './query-client.ts';

/**
 * What is the player's own: few events, and each is waited for. A battle begins and ends; in between
 * it takes turns.
 */
const OWN_TOPICS = ['inbox', 'wallet', 'battles', 'turns'] as const;
type OwnTopic = (typeof OWN_TOPICS)[number];
/** What the server names when something has changed. */
export type ChangeTopic = ListTopic | OwnTopic;

/** Somebody busy changes something many times a second; it is read again this often at most. */
const OWN_GAP_MS = 2_000;
/** Strangers are always busy: their lists are read no more often than a lobby polled them. */
const LIST_GAP_MS = 5_000;

const isOwn = (topic: ChangeTopic) => (OWN_TOPICS as readonly string[]).includes(topic);

/** Keys, or those of the wallet that is signed in. */
type Keys = QueryKey | ((owner: string) => QueryKey);

const keysOf = new Map<ChangeTopic | 'session', Keys[]>();
/** What has changed and was not read again. */
const due = new Set<ChangeTopic>();
/** What was read again just now. */
const resting = new Set<ChangeTopic>();

/**
 * Said once by a feature's file of queries, for keys and everything below them. A file that is not
 * loaded has nothing on screen to refresh. `refreshedBy(['challenges', 'session'], CHALLENGES_KEY)`
 */
export function refreshedBy(topics: readonly (ChangeTopic | 'session')[], ...keys: Keys[]): void {
  for (const topic of topics) keysOf.set(topic, [...(keysOf.get(topic) ?? []), ...keys]);
}

/**
 * `refreshOn('challenges', 'week')`: what is on screen is read again, the rest when it is looked at.
 * A page that nobody sees asks once, when it is shown.
 */
export function refreshOn(...topics: readonly ChangeTopic[]): void {
  for (const topic of topics) due.add(topic);
  readDue();
}

function readDue(): void {
  if (!focusManager.isFocused()) return;
  const topics = [...due].filter((topic) => !resting.has(topic));
  if (topics.length === 0) return;
  for (const topic of topics) due.delete(topic);
  rest(topics.filter(isOwn), OWN_GAP_MS);
  rest(
    topics.filter((topic) => !isOwn(topic)),
    LIST_GAP_MS,
  );
  read(topics);
}

/** Together, so that what is under two of them is read once afterwards, too. */
function rest(topics: readonly ChangeTopic[], gapMs: number): void {
  for (const topic of topics) resting.add(topic);
  setTimeout(() => {
    for (const topic of topics) resting.delete(topic);
    readDue();
  }, gapMs);
}
focusManager.subscribe(readDue);

/** Somebody signed in or out: whatever depends on who asks. */
export function refreshForSession(): void {
  read(['session']);
}

/** Each query once, however many of the topics it is under. */
function read(topics: readonly (ChangeTopic | 'session')[], youngestMs = 0): void {
  const { owner } = ownChannel.get();
  const keys = topics
    .flatMap((topic) => keysOf.get(topic) ?? [])
    .flatMap((each) => (typeof each === 'function' ? (owner ? [each(owner)] : []) : [each]));
  const latest = Date.now() - youngestMs;
  void queryClient.invalidateQueries({
    predicate: ({ queryKey, state }) =>
      state.dataUpdatedAt <= latest && keys.some((key) => partialMatchKey(queryKey, key)),
  });
}

let before = ownChannel.get();
/** The same owner's, before. */
let hasLived = false;

ownChannel.subscribe(() => {
  const { lives, owner } = ownChannel.get();
  if (owner !== before.owner) hasLived = false;
  const changed = lives !== before.lives;
  before = { lives, owner };
  if (!changed) return;
  // An interval that was off while the channel lived is worked out anew by nothing else.
  for (const { observers } of queryClient.getQueryCache().findAll({ type: 'active' })) {
    for (const observer of observers) observer.setOptions(observer.options);
  }
  if (!lives) return;
  const cameBack = hasLived;
  hasLived = true;
  const topics = [...keysOf.keys()].filter((topic) => topic !== 'session');
  // What changed while the channel was dead nobody has told.
  if (cameBack || !focusManager.isFocused()) refreshOn(...topics);
  else {
    // A page that has only just been read is not read twice, but for what must not be lost.
    read(
      topics.filter((topic) => topic !== 'inbox'),
      JUST_READ_MS,
    );
    refreshOn('inbox');
  }
});
