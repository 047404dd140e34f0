import { useCallback, useRef, useState } from 'react';

/** Staking is deliberate: the first press chooses, the second, in its place, means it. */
export interface TwoPresses {
  readonly chosen: boolean;
  choose(): void;
  /** Back to the first button, and the focus with it. */
  back(): void;
  /** The ref of the first button. */
  readonly first: (button: HTMLButtonElement | null) => void;
}

export function useTwoPresses(): TwoPresses {
  const [chosen, setChosen] = useState(false);
  const goesBack = useRef(false);
  const first = useCallback((button: HTMLButtonElement | null) => {
    if (!button || !goesBack.current) return;
    goesBack.current = false;
    button.focus();
  }, []);
  return {
    chosen,
    choose: () => setChosen(true),
    back() {
      goesBack.current = true;
      setChosen(false);
    },
    first,
  };
}
