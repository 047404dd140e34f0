import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { Turn } from './channel-events.ts';
import { channelState, mostPressing } from './channel-state.ts';

/** The match that waits for the player, and whether it is the one on screen. */
export function usePressingTurn(): { readonly turn: Turn | undefined; readonly here: boolean } {
  const { turns } = useSyncExternalStore(channelState.subscribe, channelState.get);
  const { search } = useLocation();
  const turn = mostPressing(turns);
  const shown = 'match' in search ? String(search.match) : null;
  return { turn, here: turn !== undefined && turn.matchId === shown };
}
