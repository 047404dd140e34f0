import { Button } from '@goats/ui/button.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { PlayerName } from '../players/player-name.tsx';
import { MarketList } from '../trading/market-list.tsx';
import { SignedIn } from '../wallet/signed-in.tsx';
import { DropSwap } from './drop-swap.tsx';
import { type Swap, useOwnSwaps } from './swap-queries.ts';
import { SwapSides } from './swap-sides.tsx';
import { sidesOf, swapStatus, swapTense } from './swap-words.ts';

const AcceptSwap = lazyPart(() => import('./accept-swap.tsx'));

/** Cards for cards, both ways: what waits for a yes, and what became of the others. */
export function OwnSwaps() {
  return (
    <section aria-labelledby="own-swaps">
      <h2 id="own-swaps" className="sr-only">
        {t('Swaps@@of cards')}
      </h2>
      <SignedIn purpose={t('Sign in to see your swaps.')}>
        {(wallet) => (
          <div className="grid gap-14">
            <OpenSwaps wallet={wallet} />
            <SwapsOver wallet={wallet} />
          </div>
        )}
      </SignedIn>
    </section>
  );
}

function OpenSwaps({ wallet }: { wallet: string }) {
  const pages = useOwnSwaps(wallet, 'open');
  const swaps = pages.data?.pages.flatMap((page) => page.swaps) ?? [];
  const [accepting, setAccepting] = useState<Swap | null>(null);
  return (
    <section aria-labelledby="open-swaps">
      <h3 id="open-swaps" className="mb-4 text-panel">
        {t('On the table')}
      </h3>
      <MarketList
        label={t('Swaps on the table')}
        pages={pages}
        empty={
          swaps.length === 0 ? (
            <EmptyState
              compact
              title={t('Nothing to haggle over')}
              text={t(
                'Your album shows what you miss and a friend has twice. Every other album shows its doubles.',
              )}
            >
              <Button asChild variant="outline">
                <Link to="/album">{t('Your album')}</Link>
              </Button>
              <Button asChild variant="outline">
                <Link to="/friends">{t('Your friends')}</Link>
              </Button>
            </EmptyState>
          ) : null
        }
      >
        {swaps.map((swap) => (
          <SwapRow key={swap.id} swap={swap}>
            {swap.side === 'received' && (
              <Button size="sm" onClick={() => setAccepting(swap)}>
                <T
                  m="Accept<what> the swap for {name}</what>"
                  what={<span className="sr-only" />}
                  name={swap.give[0]?.name}
                />
              </Button>
            )}
            <DropSwap swap={swap} />
          </SwapRow>
        ))}
      </MarketList>
      {accepting && (
        <Suspense>
          <AcceptSwap swap={accepting} onClose={() => setAccepting(null)} />
        </Suspense>
      )}
    </section>
  );
}

function SwapsOver({ wallet }: { wallet: string }) {
  const pages = useOwnSwaps(wallet, 'over');
  const swaps = pages.data?.pages.flatMap((page) => page.swaps) ?? [];
  if (swaps.length === 0 && !pages.isError) return null;
  return (
    <section aria-labelledby="swaps-over">
      <h3 id="swaps-over" className="mb-4 text-panel">
        {t('Over@@swaps that are over')}
      </h3>
      <MarketList label={t('Swaps that are over')} pages={pages} empty={null}>
        {swaps.map((swap) => (
          <SwapRow key={swap.id} swap={swap} />
        ))}
      </MarketList>
    </section>
  );
}

function SwapRow({ swap, children }: { swap: Swap; children?: ReactNode }) {
  const made = swap.side === 'made';
  const other = made ? swap.addressee : swap.proposer;
  return (
    <li className="grid gap-x-10 gap-y-4 border-b border-line py-5 md:grid-cols-[minmax(0,1fr)_15rem]">
      <SwapSides {...sidesOf(swap)} tense={swapTense(swap)} />
      <div className="flex flex-col items-start gap-3">
        <p className="text-small text-chalk-3">
          <T
            m="{side, select, made {Proposed to {name}} other {Proposed by {name}}}. {status}."
            side={swap.side}
            name={<PlayerName address={other.address} />}
            status={swapStatus(swap)}
          />
        </p>
        {children && <div className="flex flex-wrap gap-2.5">{children}</div>}
      </div>
    </li>
  );
}
