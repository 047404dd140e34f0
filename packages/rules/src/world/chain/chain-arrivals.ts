import type { HeldCard } from '../card/index.ts';
import { placeOf } from '../card/index.ts';
import { ask } from '../kernel/ask.ts';
import type { Effect } from '../kernel/registry.ts';
import { type Deciding, refusePlainly } from '../kernel/verdict.ts';
import type {
  ChainCardDepositedCommand,
  ChainCardMovedCommand,
  ChainDepositCommand,
} from './commands.ts';
import { CHAIN, logReference } from './facts.ts';
import { tellOfChain } from './withdrawal-effects.ts';

/** HOOF that came in from outside, free as it was there. */
export function* decideChainDeposit(command: ChainDepositCommand): Deciding<null> {
  const { wallet, amount, log } = command;
  const { applied, outside } = yield* ask({
    applied: { ask: 'log-applied', log },
    outside: { ask: 'balance', account: CHAIN },
  });
  if (applied) return { ok: true, answer: null, effects: [] };
  if (outside < amount)
    return refusePlainly('CONFLICT', 'More HOOF would come in than is outside.');
  return {
    ok: true,
    answer: null,
    effects: [
      { type: 'chain-log-applied', log },
      {
        ...{ type: 'post', reason: 'deposit', reference: logReference(log), from: CHAIN },
        ...{ to: wallet, amount },
      },
      ...tellOfChain({ wallet, cardId: null }, 'hoof-arrived', { hoof: amount }),
    ],
  };
}

/** A card is back, its owner's and free to play. */
export function* decideChainCardDeposited(command: ChainCardDepositedCommand): Deciding<null> {
  const { cardId, wallet, log } = command;
  const { applied, card } = yield* ask({
    applied: { ask: 'log-applied', log },
    card: { ask: 'card', id: cardId },
  });
  if (applied) return { ok: true, answer: null, effects: [] };
  if (!isOutside(card)) return notOutside();
  const { name, owner } = card;
  const event = { type: 'card-event', cardId, reference: logReference(log) } as const;
  const moved: Effect[] =
    owner === wallet ? [] : [{ ...event, kind: 'moved', from: owner!, to: wallet }];
  return {
    ok: true,
    answer: null,
    effects: [
      { type: 'chain-log-applied', log },
      ...moved,
      { ...event, kind: 'deposited' },
      ...tellOfChain({ wallet, cardId }, 'card-deposited', { card: name }),
    ],
  };
}

/** Sold or given away outside: whoever has it there has it here, and is in the club. */
export function* decideChainCardMoved(command: ChainCardMovedCommand): Deciding<null> {
  const { cardId, to, log } = command;
  const { applied, card } = yield* ask({
    applied: { ask: 'log-applied', log },
    card: { ask: 'card', id: cardId },
  });
  if (applied) return { ok: true, answer: null, effects: [] };
  const done = { type: 'chain-log-applied', log } as const;
  if (!isOutside(card)) return notOutside();
  const { name } = card;
  const owner = card.owner!;
  if (owner === to) return { ok: true, answer: null, effects: [done] };
  const [message, ...notices] = tellOfChain({ wallet: to, cardId }, 'card-came', { card: name });
  return {
    ok: true,
    answer: null,
    effects: [
      done,
      {
        ...{ type: 'card-event', kind: 'moved', cardId, reference: logReference(log) },
        ...{ from: owner, to },
      },
      // Nobody asked for it: whoever sends many must not fill an inbox.
      { ...(message as Effect & { type: 'message' }), from: owner },
      ...notices,
    ],
  };
}

const isOutside = (card: HeldCard | null): card is HeldCard =>
  card !== null && placeOf(card.busyWith) === 'chain';

/** The log that took it out has not been applied yet. */
const notOutside = () =>
  refusePlainly('CONFLICT', 'As far as is known here, this card is in the Stadium.');
