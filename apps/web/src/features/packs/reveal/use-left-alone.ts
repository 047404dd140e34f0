import { useEffect } from 'react';

/** So long a pack waits for somebody to turn its cards. */
export const PATIENCE_MS = 4000;
/** Long enough to read the one before. */
export const TURN_MS = 900;

/**
 * Calls `turn` once nobody has pressed anything for a while, and then again and again at a steady
 * pace. Whoever presses something, anywhere, has the cards to themselves again.
 */
export function useLeftAlone(waiting: boolean, turn: () => void): void {
  useEffect(() => {
    if (!waiting) return;
    let timer = setTimeout(next, PATIENCE_MS);
    function next() {
      timer = setTimeout(next, TURN_MS);
      turn();
    }
    function onPress() {
      clearTimeout(timer);
      timer = setTimeout(next, PATIENCE_MS);
    }
    window.addEventListener('pointerdown', onPress);
    window.addEventListener('keydown', onPress);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', onPress);
      window.removeEventListener('keydown', onPress);
    };
  }, [waiting, turn]);
}
