import { createStore, type Store } from '../browser/store.ts';

export interface OwnChannel {
  /** Whether it tells what has changed. */
  readonly lives: boolean;
  /** The wallet that is signed in, in lower case. */
  readonly owner: string | null;
}

export const NO_CHANNEL: OwnChannel = { lives: false, owner: null };

/** The player's own channel. Whoever keeps it says here how it is. */
export const ownChannel: Store<OwnChannel> = createStore(NO_CHANNEL);

/** `refetchInterval: () => pollEvery(5_000)`: not while the channel tells what has changed. */
export function pollEvery(everyMs: number | false): number | false {
  return ownChannel.get().lives ? false : everyMs;
}

/** `refetchOnWindowFocus: withoutChannel`: what is shown again is read by what the channel said. */
export function withoutChannel(): boolean {
  return !ownChannel.get().lives;
}
