import { HUNDREDTHS_PER_HOOF, type Hundredths } from '../../economy/hoof.ts';
import type { Economy } from '../../economy/presets.ts';
import type { HeldCard } from '../card/index.ts';
import { cardsOf } from '../card/index.ts';
import { ask } from '../kernel/ask.ts';
import { type Deciding, refusePlainly } from '../kernel/verdict.ts';
import { gift, grants, whyNotGive } from './gift.ts';

/** A house player gets a name, a hand of cards and HOOF. */
export interface MoveInCommand {
  readonly type: 'move-in';
  readonly address: string;
  readonly name: string;
  readonly reference: string;
  readonly cardIds: readonly number[];
  /** In HOOF. */
  readonly hoof: number;
  readonly at: number;
}

export function* decideMoveIn(
  command: MoveInCommand,
  { starter: { lent } }: Economy,
): Deciding<null> {
  const { address, name, reference, hoof, at } = command;
  const { cards, auctions, joined, treasury } = yield* ask({
    cards: cardsOf(command.cardIds, address),
    auctions: command.cardIds.map((cardId) => ({ ask: 'auction', cardId, at }) as const),
    joined: { ask: 'house-joined', address },
    treasury: { ask: 'free-treasury' },
  });
  if (joined) return refusePlainly('CONFLICT', `${name} has moved in already.`);
  const amount = hoof * HUNDREDTHS_PER_HOOF;
  const short = whyNotGive(treasury, amount);
  if (short) return short;
  // When the demo world is switched on late, people may hold some of these cards, or bid for them.
  const unowned = cards.filter(
    (card, i): card is HeldCard => card !== null && card.owner === null && auctions[i] === null,
  );
  return {
    ok: true,
    answer: null,
    effects: [
      { type: 'house-joined', address, name },
      // Where newcomers' cards are lent the house's are too: it takes nothing out of the pool.
      ...(lent
        ? [{ type: 'cards-lent', wallet: address, cardIds: unowned.map(({ id }) => id) } as const]
        : grants(unowned, address, reference)),
      ...gift('house', address, amount, reference),
    ],
  };
}

/** A full purse for a house player who is short, so that the house never runs out of HOOF. */
export interface PurseCommand {
  readonly type: 'purse';
  readonly address: string;
  readonly reference: string;
  /** Filled up to `full` when the balance is below `least`. */
  readonly least: Hundredths;
  readonly full: Hundredths;
  readonly at: number;
}

export function* decidePurse(command: PurseCommand): Deciding<null> {
  const { address, reference, least, full } = command;
  const { balance, treasury } = yield* ask({
    balance: { ask: 'balance', account: address, exact: true },
    treasury: { ask: 'free-treasury' },
  });
  if (balance >= least) return refusePlainly('CONFLICT', 'That purse is full enough.');
  const amount = full - balance;
  const short = whyNotGive(treasury, amount);
  if (short) return short;
  return { ok: true, answer: null, effects: gift('house', address, amount, reference) };
}
