export const PRICE_BANDS = ['all', 'under35k', '35k-40k', 'over40k'] as const;

export type PriceBand = (typeof PRICE_BANDS)[number];

/** `isPriceBand('under35k') // true` */
export function isPriceBand(value: unknown): value is PriceBand {
  return PRICE_BANDS.some((band) => band === value);
}

/** The middle band owns both of its ends: `inPriceBand(35_000, '35k-40k') // true` */
export function inPriceBand(price: number, band: PriceBand): boolean {
  switch (band) {
    case 'all':
      return true;
    case 'under35k':
      return price < 35_000;
    case '35k-40k':
      return price >= 35_000 && price <= 40_000;
    case 'over40k':
      return price > 40_000;
  }
}

/** A bid goes so much above the current one at least. */
export const BID_INCREMENT = 0.1;

/** A bid in the last ten minutes gives everybody ten more: sniping does not pay. */
export const LATE_BID_MS = 10 * 60_000;

/** A typed bid stands so long, unless that wallet signs in and confirms it. */
export const TYPED_BID_MS = 30 * 60_000;

/** A typed bid goes no higher than so many times the highest verified one, or the listed price. */
const TYPED_BID_TIMES = 2;
/** A verified bid goes no higher than so many times the listed price. */
const VERIFIED_BID_TIMES = 10;

/**
 * The most that may be bid: an address that anybody can type must not frighten everybody else away.
 * `highestBid({ startPrice: 30, verifiedBid: 40 }, false) // 80`
 */
export function highestBid(
  auction: { readonly startPrice: number; readonly verifiedBid: number | null },
  verified: boolean,
): number {
  const { startPrice, verifiedBid } = auction;
  const most = verified
    ? VERIFIED_BID_TIMES * startPrice
    : TYPED_BID_TIMES * Math.max(startPrice, verifiedBid ?? 0);
  return Math.round(most * 100) / 100;
}

/**
 * The least that may be bid: the current bid plus 0.1, or the listed price without a bid.
 * Hundredths are added as whole numbers, or 41.2 + 0.1 would ask for 41.300000000000004.
 * `nextMinimumBid(41.75, 30) // 41.85`, `nextMinimumBid(null, 30) // 30`
 */
export function nextMinimumBid(currentBid: number | null, listedPrice: number): number {
  if (currentBid === null) return Math.round(listedPrice * 100) / 100;
  return (Math.round(currentBid * 100) + Math.round(BID_INCREMENT * 100)) / 100;
}

/** `isHigherBid(41.75, 41.75) // false`: an equal bid never takes the lead. */
export function isHigherBid(amount: number, currentBid: number | null): boolean {
  return Number.isFinite(amount) && amount > (currentBid ?? 0);
}

/**
 * Whether a bid counts at an instant: a verified one has no `lapsesAt` and always does, a typed one
 * is gone at that very millisecond. `bidStands({ lapsesAt: 5_000 }, 5_000) // false`
 */
export function bidStands({ lapsesAt }: { readonly lapsesAt: number | null }, at: number): boolean {
  return lapsesAt === null || at < lapsesAt;
}
