import { hasHistory } from '../economy/history.ts';
import { HUNDREDTHS_PER_HOOF } from '../economy/hoof.ts';
import { ALLOWANCE, nextDay, utcDay } from '../economy/limits.ts';
import type { Economy } from '../economy/presets.ts';
import { historyOf } from '../rating/rate-match.ts';
import type { HeldCard } from './facts.ts';
import { drawUnowned, gift, grants, whyNotGive } from './gift.ts';
import { ask } from './questions.ts';
import { type Deciding, refuse } from './verdict.ts';

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
  { wallet, rolls, at }: StarterCommand,
  { starter: { hoof, lent } }: Economy,
): Deciding<Granted> {
  const { claimed, treasury, battler } = yield* ask({
    claimed: { ask: 'starter-claimed', wallet },
    treasury: { ask: 'free-treasury' },
    battler: { ask: 'battler', address: wallet },
  });
  if (claimed !== null) {
    return refuse('STARTER_ALREADY_CLAIMED', 'This wallet has opened its starter pack already.');
  }
  const drawn = yield* drawUnowned(rolls, at);
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

function noCardsLeft() {
  return refuse(
    'NO_CARDS_LEFT',
    'No card is left for a starter pack: the tier that was drawn and all below it have owners.',
  );
}

/** Whoever has waited longest for cards of its own gets them. */
export interface OwnCardsCommand {
  readonly type: 'own-cards';
  readonly rolls: readonly number[];
  readonly at: number;
}

export interface OwnCards {
  readonly wallet: string;
  readonly cards: readonly HeldCard[];
}

const OWN_CARDS = 'own-cards';

export function* decideOwnCards(
  { rolls, at }: OwnCardsCommand,
  { ownCards: { perDay } }: Economy,
): Deciding<OwnCards> {
  const day = utcDay(at);
  const { wallet, used } = yield* ask({
    wallet: { ask: 'next-in-line' },
    used: { ask: 'day-used', what: OWN_CARDS, day },
  });
  if (wallet === null) return refuse('CONFLICT', 'Nobody waits for cards of their own.');
  if (used + rolls.length > perDay) {
    return refuse('CONFLICT', 'The cards of this day are given out.', { nextAt: nextDay(at) });
  }
  const drawn = yield* drawUnowned(rolls, at);
  if (drawn === null) return noCardsLeft();
  const cardIds = drawn.map((card) => card.id);
  return {
    ok: true,
    answer: { wallet, cards: drawn.map((card) => ({ ...card, owner: wallet })) },
    effects: [
      { type: 'own-cards-granted', wallet, cardIds },
      ...grants(drawn, wallet, `own:${wallet}`),
      { type: 'day-counted', day, what: OWN_CARDS, amount: rolls.length, most: perDay },
    ],
  };
}

/** Counts what all of them together got, in hundredths. */
const ALLOWANCES = 'allowance';

/** A little HOOF for a wallet that can stake nothing any more. */
export interface AllowanceCommand {
  readonly type: 'allowance';
  readonly wallet: string;
  readonly at: number;
}

export function* decideAllowance(
  { wallet, at }: AllowanceCommand,
  { allowancePerDay }: Economy,
): Deciding<null> {
  const day = utcDay(at);
  const what = `allowance:${wallet}`;
  const { balance, busy, claimed, used, usedByAll, treasury } = yield* ask({
    balance: { ask: 'balance', account: wallet },
    busy: { ask: 'busy-cards', wallet },
    claimed: { ask: 'starter-claimed', wallet },
    used: { ask: 'day-used', what, day },
    usedByAll: { ask: 'day-used', what: ALLOWANCES, day },
    treasury: { ask: 'free-treasury' },
  });
  const amount = ALLOWANCE * HUNDREDTHS_PER_HOOF;
  // Whoever never opened the pack is not broke, and a thousand fresh addresses get nothing.
  if (claimed === null || balance >= amount || busy > 0 || used > 0) {
    return refuse('CONFLICT', 'This wallet is not broke, or had its ten HOOF of the day.');
  }
  // A farm of broke wallets must not drink the treasury.
  const most = allowancePerDay * HUNDREDTHS_PER_HOOF;
  if (usedByAll + amount > most) return refuse('CONFLICT', 'The allowances of this day are out.');
  const short = whyNotGive(treasury, amount);
  if (short) return short;
  return {
    ok: true,
    answer: null,
    effects: [
      { type: 'day-counted', day, what, amount: 1, most: 1 },
      { type: 'day-counted', day, what: ALLOWANCES, amount, most },
      ...gift('allowance', wallet, amount, `day:${day}`),
    ],
  };
}
