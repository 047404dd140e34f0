import { improved, mayGrow } from '../../economy/limits.ts';
import { settlementOf } from '../../engine/settlement.ts';
import type { FinishedState } from '../../engine/state.ts';
import { type Asking, ask } from '../kernel/ask.ts';
import type { Effect } from '../kernel/registry.ts';

/**
 * The +1 of the card that won the deciding round, on the card as it is now: since its match was made
 * it may have grown in another one. In a cup the house plays with prints, which do not grow.
 */
export function* growth(
  match: { readonly id: number; readonly kind: string },
  state: FinishedState,
): Asking<Effect[]> {
  const { winner } = state.result;
  const { improved: grown } = settlementOf(state);
  if (grown === null || winner === null) return [];
  if (match.kind === 'cup' && state.players[winner].house) return [];
  const { cardId, attribute } = grown;
  const { card } = yield* ask({ card: { ask: 'card', id: cardId } });
  if (card === null || (state.rules !== undefined && !mayGrow(card, attribute))) return [];
  const value = improved(card.attributes[attribute]);
  if (value === card.attributes[attribute]) return [];
  return [
    {
      ...{ type: 'card-event', cardId, kind: 'levelled', reference: `match:${match.id}` },
      ...{ attribute, value },
    },
  ];
}
