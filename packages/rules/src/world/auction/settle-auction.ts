import type { Economy } from '../../economy/presets.ts';
import type { Effect } from '../kernel/registry.ts';
import { type Deciding, refuse, refusePlainly } from '../kernel/verdict.ts';
import type { Operator } from '../wallet/index.ts';
import { auctionAndCard, noAuction } from './advance-auction.ts';
import { type AuctionStep, ban, buyerOf, changed, passOn, sell, tell } from './auction-steps.ts';
import { ownBond } from './bid-bond.ts';
import type { AskedBuyer } from './facts.ts';

/** The winner of an auction says that it has paid. */
export interface CompleteAuctionCommand {
  readonly type: 'complete-auction';
  readonly auctionId: number;
  readonly wallet: string;
  readonly at: number;
}

/** An operator saw the money, or did not: the card goes to whoever is asked, or the next one is. */
export interface SettleAuctionCommand {
  readonly type: 'confirm-auction' | 'pass-auction';
  readonly auctionId: number;
  /** Whom the operator saw: by now it may be somebody else's turn. */
  readonly wallet: string;
  readonly reason: string;
  readonly operator: Operator;
  readonly at: number;
}

export function* decideCompleteAuction(command: CompleteAuctionCommand): Deciding<AskedBuyer> {
  const { auctionId, wallet, at } = command;
  const found = yield* auctionAndCard(auctionId, at);
  if (found === null) return noAuction();
  const { auction, card } = found;
  const asked = auction.asked.find((each) => each.wallet === wallet);
  if (asked === undefined) {
    return refuse('not-asked-to-buy', { name: card.name });
  }
  if (asked.outcome === 'sold') return refuse('bought-already', { name: card.name });
  if (asked.outcome === 'passed') {
    return refuse('passed-on', { name: card.name });
  }
  if (asked.outcome === 'lapsed' || (asked.paidAt === null && at >= asked.until)) {
    return refuse('buying-too-late', { name: card.name });
  }
  if (asked.paidAt !== null) return { ok: true, answer: asked, effects: [] };
  const { id } = auction;
  return {
    ok: true,
    answer: { ...asked, paidAt: at },
    effects: [{ type: 'purchase-claimed', id }, ...changed(card)],
  };
}

export function* decideSettleAuction(
  command: SettleAuctionCommand,
  economy: Economy,
): Deciding<AuctionStep> {
  const { type, auctionId, wallet, reason, at } = command;
  const found = yield* auctionAndCard(auctionId, at);
  if (found === null) return noAuction();
  const { auction, card } = found;
  const buyer = buyerOf(auction);
  if (buyer === null) return refusePlainly('CONFLICT', 'Nobody is asked to buy in this auction.');
  if (buyer.wallet !== wallet) {
    return refusePlainly('CONFLICT', 'It is somebody else’s turn by now: look again.', {
      wallet: buyer.wallet,
    });
  }
  const confirmed = type === 'confirm-auction';
  const record: Effect = {
    ...{ type: 'operator-acted', ...command.operator },
    action: confirmed ? 'auction confirmed' : 'auction passed on',
    details: { auctionId, cardId: card.id, wallet, amount: buyer.amount, reason },
  };
  const ending = { ...found, at };
  if (confirmed) {
    const sold = sell(ending, buyer, null, economy);
    return { ...sold, effects: [record, ...sold.effects] };
  }
  // A word that was not true costs what silence does.
  const atFault = buyer.paidAt !== null;
  const step = yield* passOn(ending, { wallet, outcome: 'passed', reason, atFault }, economy);
  const told = atFault
    ? yield* ban(ending, wallet, { for: 'a false word', reason: asSentence(reason) })
    : [
        tell(card, wallet, 'auction-passed', {
          ...{ card: card.name, reason, bond: ownBond(auction.bond, wallet) },
        }),
      ];
  return { ...step, effects: [record, ...told, ...step.effects] };
}

/** `asSentence('no money came') // 'no money came.'` */
const asSentence = (text: string) => text.replace(/[.!?]*$/, '.');
