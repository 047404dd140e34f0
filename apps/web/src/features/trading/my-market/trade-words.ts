import { formatHoof, shortAddress } from '@goats/rules';
import { t } from '@goats/words';
import type { Trade } from '../trading-queries.ts';

/** `tradeWords(trade) // 'Sold to 0x91fa...c07e for 1,250, less 31.25 market fee'` */
export function tradeWords({ side, kind, other, price, fee }: Trade): string {
  const wallet = other === null ? '' : shortAddress(other);
  const known = other === null ? 'no' : 'yes';
  if (side === 'bought') {
    return t(
      '{kind, select, offer {Bought by offer} auction {Bought in an auction} other {Bought}}{known, select, yes { from {wallet}} other {}}',
      { kind, known, wallet },
    );
  }
  return t(
    '{kind, select, offer {Sold by offer} auction {Sold in an auction} other {Sold}}{known, select, yes { to {wallet}} other {}}{taxed, select, yes { for {price}, less {fee} market fee} other {}}',
    {
      ...{ kind, known, wallet, taxed: fee > 0 ? 'yes' : 'no' },
      ...{ price: formatHoof(price), fee: formatHoof(fee) },
    },
  );
}
