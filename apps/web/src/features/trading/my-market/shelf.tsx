import { timeAgo } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { useWallet } from '../../wallet/wallet-store.ts';
import { MarketList } from '../market-list.tsx';
import { SellButton } from '../sell-button.tsx';
import { TakeDown } from '../take-down.tsx';
import { useShelf } from '../trading-queries.ts';
import { HoofPrice, MarketRow } from './market-row.tsx';

/** The wallet's own cards that are for sale. Anybody may see them, so no signature is asked for. */
export function Shelf() {
  const { address } = useWallet();
  const pages = useShelf(address ?? '');
  const now = useNow('minute');
  const cards = pages.data?.pages.flatMap((page) => page.cards) ?? [];
  return (
    <section aria-labelledby="shelf">
      <h2 id="shelf" className="sr-only">
        {t('On the shelf')}
      </h2>
      <MarketList
        label={t('On the shelf')}
        pages={pages}
        empty={
          cards.length === 0 ? (
            <EmptyState
              title={t('An empty shelf')}
              text={t('Pick a card you can live without, and name a price you can live with.')}
            >
              <Button asChild>
                <Link to="/battle" search={{ tab: 'collection' }}>
                  {t('Sell a card')}
                </Link>
              </Button>
            </EmptyState>
          ) : null
        }
      >
        {cards.map((card) => (
          <MarketRow
            key={card.id}
            card={card}
            about={
              card.listing &&
              t('Put up {ago}@@for sale', { ago: timeAgo(Date.parse(card.listing.since), now) })
            }
            price={card.listing && <HoofPrice hoof={card.listing.price} />}
          >
            <SellButton card={card} size="sm" />
            <TakeDown card={card} size="sm" />
          </MarketRow>
        ))}
      </MarketList>
    </section>
  );
}
