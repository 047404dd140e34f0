import { createStore } from '../browser/store.ts';

const channel = createStore({ lives: false });

/** Whether the player's own channel is open. Whoever keeps the channel says so here. */
export const channelLives = {
  get: (): boolean => channel.get().lives,
  /** Said again it is no news: whoever listens reads everything anew. */
  set(lives: boolean): void {
    if (lives !== channel.get().lives) channel.set({ lives });
  },
  /** `const stop = channelLives.subscribe(changed)` */
  subscribe: channel.subscribe,
};

/** `refetchInterval: () => pollEvery(5_000)`: not while the channel tells what has changed. */
export function pollEvery(everyMs: number | false): number | false {
  return channelLives.get() ? false : everyMs;
}
