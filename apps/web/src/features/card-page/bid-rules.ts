import {
  BID_INCREMENT,
  bidStands,
  formatHoof,
  formatSol,
  isHigherBid,
  isWalletAddress,
  nextMinimumBid,
  readTypedAmount,
  TYPED_BID_MS,
  withPoint,
} from '@goats/rules';
import { LOCALE, type Locale, t } from '@goats/words';

export interface BidFault {
  field: 'wallet' | 'amount';
  title: string;
  text: string;
}

const TOO_MANY_DIGITS = 10;

/** A bid as the field holds it and the buttons beside it say it: `bidForm(41) // '41.00'`, '41,00' */
export function bidForm(amount: number, locale: Locale = LOCALE): string {
  return withPoint(amount.toFixed(2), locale);
}

/**
 * What is wrong with a bid, or undefined when it may be sent. The server decides in the end; this
 * only saves a trip. `bidFault({ wallet: '', amount: '5', currentBid: 4, listedPrice: 3 })?.title`
 */
export function bidFault(bid: {
  wallet: string;
  amount: string;
  currentBid: number | null;
  listedPrice: number;
}): BidFault | undefined {
  const wallet = bid.wallet.trim();
  if (wallet === '' || bid.amount.trim() === '') {
    return {
      field: wallet === '' ? 'wallet' : 'amount',
      title: t('Missing information'),
      text: t('Please provide both wallet address and amount.'),
    };
  }
  const read = readTypedAmount(bid.amount);
  if ('problem' in read) {
    return { field: 'amount', title: t('Invalid bid amount'), text: read.problem };
  }
  const { amount } = read;
  if (!isHigherBid(amount, bid.currentBid)) {
    return {
      field: 'amount',
      title: t('Invalid bid amount'),
      text: t('Your bid must be higher than the current bid.'),
    };
  }
  const least = nextMinimumBid(bid.currentBid, bid.listedPrice);
  if (bid.currentBid !== null && amount < least) {
    return {
      field: 'amount',
      title: t('Invalid bid amount'),
      text: t('A bid goes {step, number} above the current one at least: {amount} or more.', {
        step: BID_INCREMENT,
        amount: formatSol(least),
      }),
    };
  }
  if (bid.currentBid === null && amount < bid.listedPrice) {
    return {
      field: 'amount',
      title: t('Invalid bid amount'),
      text: t('The first bid must be at least the listed price of {amount}.', {
        amount: formatSol(bid.listedPrice),
      }),
    };
  }
  if (!isWalletAddress(wallet)) {
    return {
      field: 'wallet',
      title: t('That is not a wallet address'),
      text: t('It begins with 0x, and 40 digits or letters from a to f follow.'),
    };
  }
  return undefined;
}

/** More than ten times what it would take: probably a slipped decimal point. */
export function looksMistyped(amount: number, currentBid: number | null, listedPrice: number) {
  return amount > TOO_MANY_DIGITS * (currentBid ?? listedPrice);
}

/** The least that leads, and two round sums above it. `quickAmounts(41.85) // [41.85, 44, 47]` */
export function quickAmounts(minimum: number): number[] {
  const step = minimum < 10 ? 0.5 : 1;
  const rounded = [1.04, 1.12].map((share) => Math.ceil((minimum * share) / step) * step);
  return [...new Set([minimum, ...rounded])];
}

/** Whether a bid still counts: a typed one stops at its time, whatever the server said before. */
export function isStanding({ lapsesAt }: { lapsesAt: string | null }, now: number): boolean {
  return bidStands({ lapsesAt: lapsesAt === null ? null : Date.parse(lapsesAt) }, now);
}

/** The card as it is bid on now. `nftNow(nft, now).currentBid // null, once the last bid lapsed` */
export function nftNow<
  B extends { lapsesAt: string | null; bidAmount: number },
  N extends { bids: B[] },
>(nft: N, now: number) {
  const bids = nft.bids.filter((bid) => isStanding(bid, now));
  return { ...nft, bids, currentBid: bids[0]?.bidAmount ?? null };
}

/** What a bid has to beat: what somebody typed keeps nobody out who signed in. */
export function toBeat(
  {
    bids,
    currentBid,
  }: {
    bids: readonly { bidAmount: number; verified: boolean }[];
    currentBid: number | null;
  },
  signed: boolean,
): number | null {
  if (!signed) return currentBid;
  const amounts = bids.flatMap(({ bidAmount, verified }) => (verified ? bidAmount : []));
  return amounts.length === 0 ? null : Math.max(...amounts);
}

/** What signing for a bid binds, said before anybody does; null where nothing is. */
export function bondWords(bond: number): string | null {
  if (bond === 0) return null;
  return t(
    'A signed bid puts up {hoof} HOOF, of either colour, while it leads. They come back when somebody else leads or the card is yours. Win and not pay, and they are the treasury’s.',
    { hoof: formatHoof(bond) },
  );
}

/** How long a bid stands that nobody has signed for. */
export const TYPED_BID_TIME = t('{n, plural, one {# minute} other {# minutes}}', {
  n: TYPED_BID_MS / 60_000,
});

/** `lapseWords(bid.lapsesAt, now) // 'Typed, lapses in 23 min unless this wallet signs in'` */
export function lapseWords(lapsesAt: string, now: number): string {
  const minutes = Math.ceil((Date.parse(lapsesAt) - now) / 60_000);
  return t('Typed, lapses in {minutes} min unless this wallet signs in', { minutes });
}

interface StandingBid {
  bidderAddress: string;
  bidAmount: number;
}

/** True when this wallet has bid and somebody else leads. */
export function isOutbid(bids: readonly StandingBid[], wallet: string | null): boolean {
  const mine = wallet?.toLowerCase();
  const leader = bids.reduce<StandingBid | undefined>(
    (best, bid) => (best && best.bidAmount >= bid.bidAmount ? best : bid),
    undefined,
  );
  return (
    bids.some((bid) => bid.bidderAddress.toLowerCase() === mine) &&
    leader?.bidderAddress.toLowerCase() !== mine
  );
}
