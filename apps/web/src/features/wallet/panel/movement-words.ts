import type { Answer } from '@goats/ui/api/client.ts';
import { t } from '@goats/words';

export type Movement = Answer<'GET /api/wallets/:address/movements'>['movements'][number];

const REASONS = {
  genesis: t('Genesis@@the first HOOF there was'),
  starter: t('Starter pack'),
  house: t('House float@@HOOF of the house players'),
  mint: t('Minted a card'),
  transfer: t('Transfer@@of HOOF'),
  stake: t('Stake into the vault'),
  refund: t('Stake returned'),
  payout: t('Match payout'),
  bonus: t('Treasury bonus'),
  allowance: t('Ten on the house'),
  returned: t('Mint undone@@why HOOF moved'),
  offer: t('Offer made'),
  sale: t('Card sold'),
  fee: t('Card bought, the treasury’s part'),
  entry: t('Entry to a cup'),
  prize: t('Prize'),
  withdraw: t('Taken out of the Stadium'),
  withdrawn: t('Paid out on the chain'),
  deposit: t('Brought into the Stadium'),
  exit: t('Left without us'),
  bond: t('Bond for a bid'),
  forfeit: t('Bond lost'),
} as const satisfies Record<Movement['reason'], string>;

/** `movementTitle({ reason: 'stake', … }) // 'Stake into the vault'` */
export function movementTitle({
  reason,
  reference,
  amount,
}: Pick<Movement, 'reason' | 'reference' | 'amount'>): string {
  if (reference.startsWith('swap:')) return swapTitle(reason, amount);
  if (reason === 'mint' && reference.startsWith('sale:')) return t('Card bought from the house');
  if (reason === 'sale' && amount < 0) return t('Card bought, the seller’s part');
  if (reason === 'refund' && reference.startsWith('offer:')) return t('Offer returned');
  if (reason === 'refund' && reference.startsWith('bid:')) return t('Bond returned');
  if (reason === 'refund' && reference.startsWith('withdrawal:')) return t('Voucher given back');
  if (reason === 'refund' && reference.startsWith('entry:')) return t('Entry to a cup returned');
  if (reason === 'prize' && reference.startsWith('week:')) return t('Prize of the week');
  if (reason === 'prize' && reference.startsWith('quest:')) return t('Quest of the day');
  if (reason === 'prize' && reference.startsWith('cup:')) return t('Prize of a cup');
  if (reason === 'bonus' && reference.startsWith('cup:'))
    return t('Prize of a cup, the treasury’s part');
  return REASONS[reason];
}

/** HOOF beside cards: put aside, back again, or gone over. */
function swapTitle(reason: Movement['reason'], amount: number): string {
  if (reason === 'offer') return t('HOOF put into a swap');
  if (reason === 'refund') return t('HOOF of a swap returned');
  if (reason === 'fee') return t('Swap, the treasury’s part');
  return amount < 0 ? t('Swap, the other side’s part') : t('HOOF out of a swap');
}

/** What a number is the number of; one without a number is named alone. */
const NUMBERED: Readonly<Record<string, (number: string) => string>> = {
  auction: (number) => t('Auction {number}', { number }),
  bid: (number) => t('Bid {number}', { number }),
  card: (number) => t('Card {number}', { number }),
  challenge: (number) => t('Challenge {number}', { number }),
  cup: (number) => t('Cup {number}', { number }),
  daily: () => t('Daily@@the pack of a day'),
  match: (number) => t('Match {number}', { number }),
  offer: (number) => t('Offer {number}', { number }),
  request: (number) => t('Request {number}@@for a match', { number }),
  starter: () => t('Starter@@the starter pack'),
  swap: (number) => t('Swap {number}', { number }),
  withdrawal: (number) => t('Withdrawal {number}', { number }),
};

/** What it was for, in words: `referenceWords('challenge:12') // 'Challenge 12'` */
export function referenceWords(reference: string): string {
  const [said = '', id = ''] = reference.split(':', 2);
  if (said === 'week') return t('Week {week}', { week: id });
  if (said === 'entry') return t('Cups');
  // Its day and its name: 'quest:2026-11-18-comeback'.
  if (said === 'quest') return id.slice(0, 10);
  // A final log is known by its block and its place there: 'chain:40-2'.
  if (said === 'chain') return t('Block {number}@@of a blockchain', { number: id.split('-')[0] });
  // A sale is known by its card and how often that had changed: 'sale:17-3'.
  const kind = said === 'sale' ? 'card' : said;
  // A card that was minted again has its times behind its number.
  const number = /^\d+(-\d+)?$/.test(id) ? Number.parseInt(id, 10).toString() : '';
  const words = NUMBERED[kind]?.(number);
  if (words) return words.trim();
  const name = kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');
  return number ? `${name} ${number}` : name;
}

/** `signedAmount(-10, '10') // '−10'`: a real minus, as wide as the plus above it. */
export function signedAmount(amount: number, size: string): string {
  return amount < 0 ? `−${size}` : `+${size}`;
}
