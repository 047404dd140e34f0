import { ask } from '../kernel/ask.ts';
import type { Effect } from '../kernel/registry.ts';
import { type Deciding, refusePlainly } from '../kernel/verdict.ts';
import type { Operator } from '../wallet/index.ts';
import { auctionAndCard, noAuction } from './advance-auction.ts';
import { changed } from './auction-steps.ts';
import type { AuctionFacts } from './facts.ts';

const MINUTE_MS = 60_000;

/** An operator puts a card up that nobody owns, from now on. */
export interface StartAuctionCommand {
  readonly type: 'start-auction';
  readonly cardId: number;
  /** In SOL. */
  readonly startPrice: number;
  readonly minutes: number;
  readonly operator: Operator;
  readonly at: number;
}

export interface NewAuction {
  readonly id: number;
  readonly endsAt: number;
}

export function* decideStartAuction(command: StartAuctionCommand): Deciding<NewAuction> {
  const { cardId, startPrice, minutes, operator, at } = command;
  const { auction, card, id } = yield* ask({
    auction: { ask: 'auction', cardId, at },
    card: { ask: 'card', id: cardId },
    id: { ask: 'new-id', of: 'auction' },
  });
  if (card === null) {
    const [field, problem] = ['cardId', 'must be a card of the collection'];
    return refusePlainly('INVALID_INPUT', `${field} ${problem}.`, { field, problem });
  }
  const refused = whyUp(auction, at);
  if (refused) return refused;
  const { owner } = card;
  if (owner !== null) {
    const sentence = 'This card has an owner, and only its owner can sell it.';
    return refusePlainly('CARD_TAKEN', sentence, { owner });
  }
  const endsAt = at + minutes * MINUTE_MS;
  return {
    ok: true,
    answer: { id, endsAt },
    effects: [
      {
        ...{ type: 'auction-started', id, cardId },
        ...{ startPrice, endsAt },
      },
      record(operator, 'auction started', {
        ...{ auctionId: id, cardId, startPrice, durationMinutes: minutes },
      }),
      ...changed(card),
    ],
  };
}

function whyUp(auction: AuctionFacts | null, at: number) {
  if (auction === null) return null;
  const { id, state, endsAt } = auction;
  const sentence =
    state === 'running' && endsAt > at
      ? 'This card stands in a running auction.'
      : 'This card waits for the winner of its last auction.';
  return refusePlainly('ALREADY_ON_AUCTION', sentence, { auctionId: id, endsAt });
}

/** An operator ends an auction now, and the highest bid stands; or gives it more time. */
export type TimeAuctionCommand = {
  readonly auctionId: number;
  readonly operator: Operator;
  readonly at: number;
} & (
  | { readonly type: 'end-auction' }
  | { readonly type: 'extend-auction'; readonly minutes: number }
);

export interface AuctionTimed {
  readonly endsAt: number;
}

export function* decideTimeAuction(command: TimeAuctionCommand): Deciding<AuctionTimed> {
  const { auctionId, operator, at } = command;
  const found = yield* auctionAndCard(auctionId, at);
  if (found === null) return noAuction();
  const { auction, card } = found;
  const { endsAt: before } = auction;
  if (auction.state !== 'running' || before <= at) {
    return refusePlainly('AUCTION_ENDED', 'This auction has ended already.');
  }
  const about = { auctionId, cardId: card.id };
  const ends = command.type === 'end-auction';
  const endsAt = ends ? at : before + command.minutes * MINUTE_MS;
  return {
    ok: true,
    answer: { endsAt },
    effects: [
      { type: 'auction-timed', id: auctionId, endsAt, endedEarly: ends },
      ends
        ? record(operator, 'auction ended', { ...about, wouldHaveEndedAt: before })
        : record(operator, 'auction extended', {
            ...{ ...about, minutes: command.minutes, endsAt },
          }),
      ...changed(card),
    ],
  };
}

function record(
  operator: Operator,
  action: string,
  details: Readonly<Record<string, unknown>>,
): Effect {
  return { type: 'operator-acted', ...operator, action, details };
}
