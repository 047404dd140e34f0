import { useEffect } from 'react';
import type { Step } from './stage.ts';

/** What is shown on the pitch itself. */
const ON_THE_PITCH: readonly (Step | null)[] = ['draw', 'decider', 'turn', 'cross'];

/** A press beside every button goes on; what covers the pitch listens for itself. */
export function usePressGoesOn(step: Step | null, skip: () => void): void {
  const listens = ON_THE_PITCH.includes(step);
  useEffect(() => {
    if (!listens) return;
    const press = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a, button, dialog')) return;
      skip();
    };
    window.addEventListener('click', press);
    return () => window.removeEventListener('click', press);
  }, [listens, skip]);
}
