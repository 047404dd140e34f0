import { formatHoof, shortAddress } from '@goats/rules';
import type { Trade } from '../trading-queries.ts';

const HOW = {
  listing: '',
  mint: '',
  offer: ' by offer',
  auction: ' in an auction',
  external: ' on another marketplace',
} as const satisfies Record<Trade['kind'], string>;

/** `tradeWords(trade) // 'Sold to 0x91fa...c07e for 1,250, less 31.25 market fee'` */
export function tradeWords({ side, kind, other, price, fee }: Trade): string {
  const deal = side === 'sold' ? 'Sold' : 'Bought';
  const whom = other === null ? '' : ` ${side === 'sold' ? 'to' : 'from'} ${shortAddress(other)}`;
  const less =
    side === 'sold' && fee > 0
      ? ` for ${formatHoof(price)}, less ${formatHoof(fee)} market fee`
      : '';
  return `${deal}${HOW[kind]}${whom}${less}`;
}
