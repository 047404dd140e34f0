import { createStore, type Store } from '@goats/ui/browser/store.ts';
import type { Balance, Turn } from './channel-events.ts';

/** What the player's own channel says, for everybody who shows something of it. */
export interface ChannelState {
  /** The player's live matches by id. */
  readonly turns: ReadonlyMap<string, Turn>;
  /** As it was last told. */
  readonly balance: Balance | null;
}

export const QUIET: ChannelState = { turns: new Map(), balance: null };

export const channelState: Store<ChannelState> = createStore<ChannelState>(QUIET);

/** `takeTurn(event)`: what a match looks like now; one that is over is gone. */
export function takeTurn(turn: Turn): void {
  const turns = new Map(channelState.get().turns);
  if (turn.phase === 'finished') turns.delete(turn.matchId);
  else turns.set(turn.matchId, turn);
  channelState.set({ turns });
}

/** A new line repeats what is so. */
export function isSameTurn(one: Turn, other: Turn): boolean {
  return one.phase === other.phase && one.yours === other.yours && one.deadline === other.deadline;
}

/** `keepMatches(['12'])`: these alone are live; whatever else was is over. */
export function keepMatches(live: readonly string[]): void {
  const turns = [...channelState.get().turns].filter(([id]) => live.includes(id));
  channelState.set({ turns: new Map(turns) });
}

/** Whether the page at this `search` is a live match of the player's own. `plays('?match=12')` */
export function plays(search: string): boolean {
  const shown = new URLSearchParams(search).get('match');
  return shown !== null && channelState.get().turns.has(shown);
}

/** The match that waits for the player, the most pressing first. */
export function mostPressing(turns: ReadonlyMap<string, Turn>): Turn | undefined {
  return [...turns.values()]
    .filter(({ yours }) => yours)
    .sort((one, other) => Date.parse(one.deadline ?? '') - Date.parse(other.deadline ?? ''))[0];
}
