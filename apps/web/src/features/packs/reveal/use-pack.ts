import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useReducedMotion } from '../../../ui/use-reduced-motion.ts';
import {
  CLOSED_PACK,
  isRevealed,
  OPENING_MS,
  type PackState,
  packReducer,
  SHAKE_MS,
} from './pack-machine.ts';
import type { RevealedCard } from './revealed-card.ts';

/** Long enough to read the one before. */
const TURN_MS = 650;
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
  const { stage, turned } = state;
  const revealed = isRevealed(state);

  useEffect(() => {
    const wait = (ms: number, type: 'shaken' | 'torn' | 'turn-next' | 'skip') => {
      const timer = setTimeout(() => dispatch({ type }), ms);
      return () => clearTimeout(timer);
    };
    if (stage === 'shaking') return wait(still ? STILL_MS : SHAKE_MS, 'shaken');
    if (stage === 'opening') return wait(still ? STILL_MS : OPENING_MS, 'torn');
    if (stage === 'opened' && !revealed) {
      return still
        ? wait(0, 'skip')
        : wait(turned.length === 0 ? TURN_MS + 300 : TURN_MS, 'turn-next');
    }
    return undefined;
  }, [stage, revealed, still, turned.length]);

  const open = useCallback(async () => {
    // Two clicks in one frame must not ask the server twice.
    if (busy.current) return;
    busy.current = true;
    dispatch({ type: 'tap' });
    const answer = await deal();
    busy.current = false;
    if ('cards' in answer) {
      for (const { imageUrl } of answer.cards) new Image().src = `${imageUrl}?w=512`;
      dispatch({ type: 'dealt', cards: answer.cards });
    } else dispatch({ type: 'refused', words: answer.refusal });
  }, [deal]);

  return {
    ...state,
    revealed,
    open: () => void open(),
    turn: (place) => dispatch({ type: 'turn', place }),
    skip: () => dispatch({ type: 'skip' }),
  };
}
