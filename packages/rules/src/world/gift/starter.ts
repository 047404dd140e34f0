import { hasHistory } from '../../economy/history.ts';
import { HUNDREDTHS_PER_HOOF } from '../../economy/hoof.ts';
import type { Economy } from '../../economy/presets.ts';
import { historyOf } from '../../rating/rate-match.ts';
import type { HeldCard } from '../card/index.ts';
import { ask } from '../kernel/ask.ts';
import { type Deciding, refuse } from '../kernel/verdict.ts';
import { drawUnowned, gift, grants, noCardsLeft, whyNotGive } from './gift.ts';

/** The starter pack: cards and HOOF for a new wallet, once; when either has run out, nothing. */
export interface StarterCommand {
  readonly type: 'starter';
  readonly wallet: string;
  /** One whole number from 0 to 99 for each card: which tier the pack's odds give it. */
  readonly rolls: readonly number[];
  readonly at: number;
}

export interface Granted {
  readonly cards: readonly HeldCard[];
  readonly hoof: number;
}

export function* decideStarter(
  { wallet, rolls }: StarterCommand,
  { starter: { hoof, lent } }: Economy,
): Deciding<Granted> {
  const { claimed, treasury, battler } = yield* ask({
    claimed: { ask: 'starter-claimed', wallet },
    treasury: { ask: 'free-treasury' },
    battler: { ask: 'battler', address: wallet },
  });
  if (claimed !== null) {
    return refuse('starter-claimed');
  }
  const drawn = yield* drawUnowned(rolls);
  if (drawn === null) return noCardsLeft();
  const amount = hoof * HUNDREDTHS_PER_HOOF;
  const short = whyNotGive(treasury, amount);
  if (short) return short;
  const reference = `starter:${wallet}`;
  const cardIds = drawn.map((card) => card.id);
  const bond = lent ? ({ bond: 'lent' } as const) : {};
  const cards = drawn.map((card): HeldCard => ({ ...card, owner: wallet, ...bond }));
  const due = lent && hasHistory(historyOf(battler));
  return {
    ok: true,
    answer: { cards, hoof },
    effects: [
      { type: 'starter-claimed', wallet, hoof: amount, cardIds, lent },
      ...(lent
        ? [{ type: 'cards-lent', wallet, cardIds } as const]
        : grants(drawn, wallet, reference)),
      ...gift('starter', wallet, amount, reference),
      ...(due ? [{ type: 'own-cards-due', wallet } as const] : []),
    ],
  };
}
