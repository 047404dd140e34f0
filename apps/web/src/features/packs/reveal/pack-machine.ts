import { tierLook } from '@goats/ui/rarity.ts';
import type { RevealedCard } from './revealed-card.ts';

/** closed, then 2 s of shaking, 1.5 s of opening, then opened. */
export type PackStage = 'closed' | 'shaking' | 'opening' | 'opened';

export const SHAKE_MS = 2000;
export const OPENING_MS = 1500;

export interface PackState {
  readonly stage: PackStage;
  /** The best last. Null until the server has dealt; an empty deal is a deal. */
  readonly cards: readonly RevealedCard[] | null;
  /** The shaking has lasted long enough and only waits for the cards. */
  readonly shaken: boolean;
  /** Whoever skipped before the cards came wants them open when they come. */
  readonly skipped: boolean;
  /** Places of the cards that lie face up. */
  readonly turned: readonly number[];
  /** Why the pack closed again, in words. */
  readonly refusal: string | null;
}

export type PackEvent =
  | { type: 'tap' }
  | { type: 'dealt'; cards: readonly RevealedCard[] }
  /** Nothing was taken; null when the visitor put the pack down and needs no words. */
  | { type: 'refused'; words: string | null }
  | { type: 'shaken' }
  | { type: 'torn' }
  | { type: 'turn'; place: number }
  | { type: 'turn-next' }
  | { type: 'skip' };

export const CLOSED_PACK: PackState = {
  stage: 'closed',
  cards: null,
  shaken: false,
  skipped: false,
  turned: [],
  refusal: null,
};

/** Pure: no clock and no network. An event that does not belong to the stage changes nothing. */
export function packReducer(state: PackState, event: PackEvent): PackState {
  const { stage, cards } = state;
  switch (event.type) {
    case 'tap':
      return stage === 'closed' ? { ...CLOSED_PACK, stage: 'shaking' } : state;
    case 'dealt': {
      if (stage !== 'shaking' || cards) return state;
      const dealt = { ...state, cards: bestLast(event.cards) };
      if (state.skipped) return faceUp(dealt);
      return state.shaken ? { ...dealt, stage: 'opening' } : dealt;
    }
    case 'refused':
      return stage === 'shaking' && !cards ? { ...CLOSED_PACK, refusal: event.words } : state;
    case 'shaken':
      if (stage !== 'shaking') return state;
      return cards ? { ...state, stage: 'opening' } : { ...state, shaken: true };
    case 'torn':
      return stage === 'opening' ? { ...state, stage: 'opened' } : state;
    case 'turn':
      return turn(state, event.place);
    case 'turn-next':
      return turn(
        state,
        (cards ?? []).findIndex((_, place) => !state.turned.includes(place)),
      );
    case 'skip':
      if (stage === 'closed') return state;
      return cards ? faceUp(state) : { ...state, skipped: true };
  }
}

function bestLast(cards: readonly RevealedCard[]): readonly RevealedCard[] {
  const worth = ({ rarity }: RevealedCard) => tierLook(rarity).slashes;
  return cards.toSorted((one, other) => worth(one) - worth(other));
}

function turn(state: PackState, place: number): PackState {
  const there = place >= 0 && place < (state.cards?.length ?? 0);
  if (state.stage !== 'opened' || !there || state.turned.includes(place)) return state;
  return { ...state, turned: [...state.turned, place] };
}

function faceUp(state: PackState): PackState {
  const places = (state.cards ?? []).map((_, place) => place);
  return { ...state, stage: 'opened', turned: places };
}

/** Every card lies face up: nothing is left to wait for. */
export function isRevealed({ stage, cards, turned }: PackState): boolean {
  return stage === 'opened' && turned.length === (cards?.length ?? 0);
}
