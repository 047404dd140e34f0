import { useReducedMotion } from '@goats/ui/use-reduced-motion.ts';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { decodePictures } from './decode-pictures.ts';
import {
  CLOSED_PACK,
  isRevealed,
  OPENING_MS,
  type PackState,
  packReducer,
  SHAKE_MS,
} from './pack-machine.ts';
import type { RevealedCard } from './revealed-card.ts';
import { useLeftAlone } from './use-left-alone.ts';

/** Without movement there is nothing to wait for; the stages still pass, so that they are heard. */
const STILL_MS = 250;

/** What became of a deal: cards, or the words why there are none (null: no words needed). */
export type Deal = { cards: readonly RevealedCard[] } | { refusal: string | null };

export interface Pack extends PackState {
  revealed: boolean;
  open: () => void;
  turn: (place: number) => void;
  skip: () => void;
}

/** `const pack = usePack(async () => ({ cards: await drawFive() }))` */
export function usePack(deal: () => Promise<Deal>): Pack {
  const [state, dispatch] = useReducer(packReducer, CLOSED_PACK);
  const still = useReducedMotion();
  const busy = useRef(false);
  const { stage } = state;
  const revealed = isRevealed(state);

  useEffect(() => {
    const wait = (ms: number, type: 'shaken' | 'torn') => {
      const timer = setTimeout(() => dispatch({ type }), still ? STILL_MS : ms);
      return () => clearTimeout(timer);
    };
    if (stage === 'shaking') return wait(SHAKE_MS, 'shaken');
    if (stage === 'opening') return wait(OPENING_MS, 'torn');
    return undefined;
  }, [stage, still]);
  useLeftAlone(
    stage === 'opened' && !revealed,
    useCallback(() => dispatch({ type: 'turn-next' }), []),
  );

  const open = useCallback(async () => {
    // Two clicks in one frame must not ask the server twice.
    if (busy.current) return;
    busy.current = true;
    dispatch({ type: 'tap' });
    const answer = await deal();
    if ('cards' in answer) {
      await decodePictures(answer.cards);
      dispatch({ type: 'dealt', cards: answer.cards });
    } else dispatch({ type: 'refused', words: answer.refusal });
    busy.current = false;
  }, [deal]);

  return {
    ...state,
    revealed,
    open: () => void open(),
    turn: (place) => dispatch({ type: 'turn', place }),
    skip: () => dispatch({ type: 'skip' }),
  };
}
