import { ask } from '../kernel/ask.ts';
import type { Effect } from '../kernel/registry.ts';
import { type Deciding, refuse } from '../kernel/verdict.ts';
import { cupNotices, entryReference, whyNotOpenNow } from './enter-cup.ts';
import { type CupEntry, type CupFacts, type CupState, cupReference, freeEntryOf } from './facts.ts';

/** Out again, until it starts: fee and cards come back. */
export interface LeaveCupCommand {
  readonly type: 'leave-cup';
  readonly cupId: number;
  readonly wallet: string;
  readonly at: number;
}

export function* decideLeaveCup({ cupId, wallet, at }: LeaveCupCommand): Deciding<CupState> {
  const { cup, entry } = yield* ask({
    cup: { ask: 'cup-state', id: cupId },
    entry: { ask: 'cup-entry', id: cupId, wallet },
  });
  if (cup === null) return refuse('cup-unknown');
  const closed = whyNotOpenNow(cup, at);
  if (closed) return closed;
  if (!entry) return refuse('cup-not-entered');
  return {
    ok: true,
    answer: cup,
    effects: [
      { type: 'cup-left', cupId, wallet, known: entry.known },
      ...entryGivenBack(cup, entry),
      ...cupNotices(cupId),
    ],
  };
}

/** Everything that somebody put down for a cup: fee or free entry, and the cards. */
export function entryGivenBack(cup: Pick<CupFacts, 'id'>, entry: CupEntry): Effect[] {
  const { wallet, fee, freeDay } = entry;
  const back: Effect[] = [cardsBack(cup, entry)];
  if (fee > 0) {
    back.push({
      ...{ type: 'post', reason: 'refund', reference: entryReference(entry) },
      ...{ from: cupReference(cup), to: wallet, amount: fee },
    });
  }
  if (freeDay !== null) {
    const what = freeEntryOf(wallet);
    back.push({ type: 'day-counted', day: freeDay, what, amount: -1, most: 1 });
  }
  return back;
}

export function cardsBack(cup: Pick<CupFacts, 'id'>, { wallet, hand }: CupEntry): Effect {
  const cards = hand.map(({ id }) => ({ id, wallet }));
  return { type: 'release', reference: cupReference(cup), cards };
}
