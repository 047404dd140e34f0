import { formatHoof, timeAgo } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { cx } from '@goats/ui/cx.ts';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { WithNames } from '../../players/player-name.tsx';
import { SignedIn } from '../../wallet/signed-in.tsx';
import { MarketList } from '../market-list.tsx';
import { type Trade, useTrades } from '../trading-queries.ts';
import { HoofPrice, MarketRow } from './market-row.tsx';
import { tradeWords } from './trade-words.ts';

/** Everything that was sold and bought, newest first. */
export function Trades() {
  return (
    <section aria-labelledby="trades">
      <h2 id="trades" className="sr-only">
        {t('Sold and bought')}
      </h2>
      <SignedIn purpose={t('Sign in to see your offers and sales.')}>
        {(wallet) => <TradeList wallet={wallet} />}
      </SignedIn>
    </section>
  );
}

function TradeList({ wallet }: { wallet: string }) {
  const pages = useTrades(wallet);
  const now = useNow('minute');
  const trades = pages.data?.pages.flatMap((page) => page.trades) ?? [];
  return (
    <MarketList
      label={t('Sold and bought')}
      pages={pages}
      empty={
        trades.length === 0 ? (
          <EmptyState
            title={t('No deals yet')}
            text={t('The first one is the hardest. After that it is a habit.')}
          >
            <Button asChild>
              <Link to="/marketplace">{t('Browse the marketplace')}</Link>
            </Button>
          </EmptyState>
        ) : null
      }
    >
      {trades.map((trade) => (
        <MarketRow
          key={trade.id}
          card={{ id: trade.cardId, ...trade.card }}
          about={
            <WithNames
              text={`${tradeWords(trade)}, ${timeAgo(Date.parse(trade.at), now)}`}
              of={[trade.other]}
            />
          }
          price={<TradePrice trade={trade} />}
        />
      ))}
    </MarketList>
  );
}

function TradePrice({ trade: { side, price, fee, currency } }: { trade: Trade }) {
  const sold = side === 'sold';
  return (
    <span className={cx('flex items-center gap-1.5', sold && 'text-success')}>
      {sold ? '+' : '−'}
      {currency === 'HOOF' ? (
        // Rounded where it is printed: the difference of two decimals is not one.
        <HoofPrice hoof={sold ? price - fee : price} />
      ) : (
        `${formatHoof(price)} ${currency}`
      )}
    </span>
  );
}
