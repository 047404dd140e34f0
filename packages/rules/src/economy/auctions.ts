/** How long whoever is asked has to complete the purchase. */
export const PURCHASE_MS = 24 * 60 * 60 * 1000;
/** Where nobody sits at the desk, a sale is confirmed so long after somebody was asked. */
export const SELF_CONFIRM_MS = 60_000;
/** Wallets that are asked, one after the other, before a card goes back to the pool. */
export const WALLETS_ASKED = 3;
/** How long an operator has to look for the money of whoever says paid; then the next one is asked. */
export const DESK_MS = 60 * 24 * 60 * 60 * 1000;
/** Whoever lets the time pass, or says paid and was not, may not bid for so long. */
export const BID_BAN_MS = 30 * 24 * 60 * 60 * 1000;

/** The highest verified bid of a wallet that may buy. */
export interface Bidder {
  readonly wallet: string;
  readonly bidId: number;
  /** In SOL. */
  readonly amount: number;
  /** Whether it is more than a free address. */
  readonly history: boolean;
}

/**
 * Who is asked next: the highest bidder that was not asked before, those with a history first where
 * histories count. Null when there is nobody, or enough were asked; whom an operator passed over is
 * not asked again, and uses none of the three up.
 *
 * `nextBuyer(bidders, { asked: ['0xa…'], historyAsked: true })`
 */
export function nextBuyer(
  bidders: readonly Bidder[],
  {
    asked,
    passedOver = 0,
    historyAsked,
  }: {
    readonly asked: readonly string[];
    /** How many of those that were asked. */
    readonly passedOver?: number;
    readonly historyAsked: boolean;
  },
): Bidder | null {
  if (asked.length - passedOver >= WALLETS_ASKED) return null;
  const known = ({ history }: Bidder) => Number(historyAsked && history);
  const left = bidders.filter(({ wallet }) => !asked.includes(wallet));
  return left.reduce<Bidder | null>((best, each) => {
    const ahead = best && (known(best) - known(each) || best.amount - each.amount);
    return ahead === null || ahead < 0 ? each : best;
  }, null);
}
