import { useEffect } from 'react';
import { badgeApp, markTabTitle } from './tab-title.ts';
import { usePressingTurn } from './use-pressing-turn.ts';

/** Somebody in another tab sees that a match waits; whoever is in it knows. */
export function useMarks(): void {
  const { turn, here } = usePressingTurn();
  const waits = turn !== undefined;
  useEffect(() => {
    badgeApp(waits ? 1 : 0);
    // Whoever disconnects takes the header's part along, and with it the last one to say so.
    return () => badgeApp(0);
  }, [waits]);
  useEffect(() => {
    if (!waits) return;
    const hidden = () => document.hidden || !here;
    let unmark = hidden() ? markTabTitle() : undefined;
    const look = () => {
      unmark?.();
      unmark = hidden() ? markTabTitle() : undefined;
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      unmark?.();
    };
  }, [waits, here]);
}
