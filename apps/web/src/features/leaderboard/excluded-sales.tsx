import { formatHoof, formatSol, washWords } from '@goats/rules';
import { Ago } from '@goats/ui/ago.tsx';
import { Dialog } from '@goats/ui/dialog.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { T } from '@goats/ui/t.tsx';
import { alignedXi } from '@goats/ui/xi-words.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { PlayerName } from '../players/player-name.tsx';
import { type ExcludedSale, useExcludedSales } from './leaderboard-queries.ts';
import type { RankedEntry } from './leaderboard-sort.ts';

const KINDS = {
  external: t('On another marketplace@@how a card was sold'),
  listing: t('Off the shelf@@how a card was sold'),
  offer: t('By an offer@@how a card was sold'),
  auction: t('In an auction@@how a card was sold'),
} as const;

/** Where other money changed hands: `paid({ currency: 'HOOF', amount: 40, … }) // '40 HOOF'` */
function paid({ currency, amount }: ExcludedSale): string {
  if (currency === 'HOOF') return `${formatHoof(amount)} HOOF`;
  return currency === 'SOL' ? formatSol(amount) : '';
}

/** Why some sales of a goat do not count. */
export default function ExcludedSalesDialog({
  row,
  onClose,
}: {
  row: RankedEntry;
  onClose: () => void;
}) {
  const { data, isPending } = useExcludedSales(row.baseGoatId, true);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Left out')}
      description={t(
        'Sales of {goat} that say little about what anybody else would pay. They are shown, they are not counted.',
        { goat: row.goatName },
      )}
    >
      {isPending ? (
        <Skeleton className="h-60" />
      ) : !data || data.length === 0 ? (
        <p className="text-chalk-2">
          {t('The list could not be fetched. The totals stand all the same.')}
        </p>
      ) : (
        <ul className="border-t-[1.5px] border-line-2">
          {data.map((sale) => (
            <li key={sale.id} className="border-b border-line py-4">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <Link
                  to="/nft/$id"
                  params={{ id: String(sale.tokenId) }}
                  className="display link text-2xl"
                >
                  {t('Token {id}', { id: sale.tokenId })}
                </Link>
                <span className="numeral text-2xl text-chalk-2 line-through decoration-2">
                  {alignedXi(sale.price)}
                </span>
              </p>
              <p className="mt-1.5">{washWords(sale.reason)}</p>
              <p className="mt-1 text-small text-chalk-3">
                <T
                  m="{kind}: {from, select, seller {{seller} to {buyer}} other {to {buyer}}}{money, select, told { for {price}} other {}}, {ago}@@a sale; kind: in an auction"
                  kind={KINDS[sale.kind]}
                  from={sale.seller === null ? 'nobody' : 'seller'}
                  seller={sale.seller !== null && <PlayerName address={sale.seller} />}
                  buyer={<PlayerName address={sale.buyer} />}
                  money={paid(sale) ? 'told' : 'untold'}
                  price={paid(sale)}
                  ago={<Ago at={sale.soldAt} />}
                />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
