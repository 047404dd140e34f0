import { HUNDREDTHS_PER_HOOF, type Hundredths, toHoof } from '../../economy/hoof.ts';
import type { Economy } from '../../economy/presets.ts';
import { TREASURY } from '../hoof/index.ts';
import type { Effect } from '../kernel/registry.ts';
import { refuse } from '../kernel/verdict.ts';
import type { AuctionFacts, BidBond } from './facts.ts';

/** An auction as its bond is decided on. */
type Bonded = Pick<AuctionFacts, 'id' | 'bond'>;

/** `bondVault(7) // 'bond:7'`: of an auction, for whoever leads in it. */
export function bondVault(auctionId: number): string {
  return `bond:${auctionId}`;
}

const bookedUnder = ({ bidId }: BidBond) => `bid:${bidId}`;

/** Null when a bid needs no bond, or the wallet has put it up already or can. */
export function whyNoBond(
  { bond }: Bonded,
  wallet: string,
  balance: Hundredths,
  { bidBond }: Economy,
) {
  if (bond?.wallet === wallet || balance >= bidBond * HUNDREDTHS_PER_HOOF) return null;
  const details = { bond: bidBond, available: toHoof(balance) };
  return refuse('bond-needed', details, details);
}

/** Whoever leads from now on puts up a bond, and whoever led has its own back. */
export function bindBond(
  auction: Bonded,
  bid: { readonly id: number; readonly bidder: string },
  { bidBond }: Economy,
): Effect[] {
  const { id: auctionId, bond } = auction;
  if (bond?.wallet === bid.bidder) return [];
  if (bidBond === 0) return bondBack(auction);
  const next: BidBond = {
    ...{ bidId: bid.id, wallet: bid.bidder, amount: bidBond * HUNDREDTHS_PER_HOOF },
  };
  return [
    ...(bond === null ? [] : [refundOf(auctionId, bond)]),
    {
      ...{ type: 'post', reason: 'bond', reference: bookedUnder(next) },
      ...{ from: next.wallet, to: bondVault(auctionId), amount: next.amount },
    },
    { type: 'bond-moved', auctionId, bond: next },
  ];
}

/** In the colour in which it was put up. */
export function bondBack({ id: auctionId, bond }: Bonded): Effect[] {
  if (bond === null) return [];
  return [refundOf(auctionId, bond), { type: 'bond-moved', auctionId, bond: null }];
}

/** The treasury's from now on. */
export function bondLost({ id: auctionId, bond }: Bonded): Effect[] {
  if (bond === null) return [];
  return [
    {
      ...{ type: 'post', reason: 'forfeit', reference: bookedUnder(bond) },
      ...{ from: bondVault(auctionId), to: TREASURY, amount: bond.amount },
    },
    { type: 'bond-moved', auctionId, bond: null },
  ];
}

function refundOf(auctionId: number, bond: BidBond): Effect {
  return {
    ...{ type: 'post', reason: 'refund', reference: bookedUnder(bond) },
    ...{ from: bondVault(auctionId), to: bond.wallet, amount: bond.amount },
  };
}

/** How much of a bond a wallet is to hear of: its own. */
export function ownBond(bond: BidBond | null, wallet: string): Hundredths | undefined {
  return bond?.wallet === wallet ? bond.amount : undefined;
}
