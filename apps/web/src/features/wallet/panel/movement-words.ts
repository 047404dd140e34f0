import type { Answer } from '@goats/ui/api/client.ts';

export type Movement = Answer<'GET /api/wallets/:address/movements'>['movements'][number];

const REASONS = {
  genesis: 'Genesis',
  starter: 'Starter pack',
  house: 'House float',
  mint: 'Minted a card',
  transfer: 'Transfer',
  stake: 'Stake into the vault',
  refund: 'Stake returned',
  payout: 'Match payout',
  bonus: 'Treasury bonus',
  allowance: 'Ten on the house',
  returned: 'Mint undone',
  offer: 'Offer made',
  sale: 'Card sold',
  fee: 'Card bought, the treasury’s part',
  entry: 'Entry to a cup',
  prize: 'Prize',
  withdraw: 'Taken out of the Stadium',
  withdrawn: 'Paid out on the chain',
  deposit: 'Brought into the Stadium',
  exit: 'Left without us',
  bond: 'Bond for a bid',
  forfeit: 'Bond lost',
} as const satisfies Record<Movement['reason'], string>;

/** `movementTitle({ reason: 'stake', … }) // 'Stake into the vault'` */
export function movementTitle({
  reason,
  reference,
  amount,
}: Pick<Movement, 'reason' | 'reference' | 'amount'>): string {
  if (reference.startsWith('swap:')) return swapTitle(reason, amount);
  if (reason === 'mint' && reference.startsWith('sale:')) return 'Card bought from the house';
  if (reason === 'sale' && amount < 0) return 'Card bought, the seller’s part';
  if (reason === 'refund' && reference.startsWith('offer:')) return 'Offer returned';
  if (reason === 'refund' && reference.startsWith('bid:')) return 'Bond returned';
  if (reason === 'refund' && reference.startsWith('withdrawal:')) return 'Voucher given back';
  if (reason === 'refund' && reference.startsWith('entry:')) return 'Entry to a cup returned';
  if (reason === 'prize' && reference.startsWith('week:')) return 'Prize of the week';
  if (reason === 'prize' && reference.startsWith('quest:')) return 'Quest of the day';
  if (reason === 'prize' && reference.startsWith('cup:')) return 'Prize of a cup';
  if (reason === 'bonus' && reference.startsWith('cup:'))
    return 'Prize of a cup, the treasury’s part';
  return REASONS[reason];
}

/** HOOF beside cards: put aside, back again, or gone over. */
function swapTitle(reason: Movement['reason'], amount: number): string {
  if (reason === 'offer') return 'HOOF put into a swap';
  if (reason === 'refund') return 'HOOF of a swap returned';
  if (reason === 'fee') return 'Swap, the treasury’s part';
  return amount < 0 ? 'Swap, the other side’s part' : 'HOOF out of a swap';
}

/** What it was for, in words: `referenceWords('challenge:12') // 'Challenge 12'` */
export function referenceWords(reference: string): string {
  const [said = '', id = ''] = reference.split(':', 2);
  if (said === 'week') return `Week ${id}`;
  if (said === 'entry') return 'Cups';
  // Its day and its name: 'quest:2026-11-18-comeback'.
  if (said === 'quest') return id.slice(0, 10);
  // A final log is known by its block and its place there: 'chain:40-2'.
  if (said === 'chain') return `Block ${id.split('-')[0]}`;
  // A sale is known by its card and how often that had changed: 'sale:17-3'.
  const kind = said === 'sale' ? 'card' : said;
  const name = kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');
  // A card that was minted again has its times behind its number.
  const number = /^\d+/.exec(id)?.[0];
  return number && /^\d+(-\d+)?$/.test(id) ? `${name} ${number}` : name;
}

/** `signedAmount(-10, '10') // '−10'`: a real minus, as wide as the plus above it. */
export function signedAmount(amount: number, size: string): string {
  return amount < 0 ? `−${size}` : `+${size}`;
}
