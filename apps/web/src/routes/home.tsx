import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { Suspense } from 'react';
import { HeroCarousel } from '../features/home/hero-carousel.tsx';
import '../features/home/home.css';
import { StatsStrip } from '../features/home/stats-strip.tsx';
import { useWallet } from '../features/wallet/wallet-store.ts';

/** Whoever plays here has come for the day's matches, not for what the game is about. */
const TodayStrip = lazyPart(() => import('../features/today/today-strip.tsx'));

/** Everything below the first screen comes in a second chunk, so the first one is sooner complete. */
const BelowTheFold = lazyPart(() => import('../features/home/below-the-fold.tsx'));

export function HomePage() {
  const { address, status } = useWallet();
  return (
    <>
      {(address !== null || status === 'connecting') && (
        <Suspense
          fallback={<div className="today-strip h-22 border-b border-line bg-well sm:h-24" />}
        >
          <TodayStrip />
        </Suspense>
      )}
      <HeroCarousel />
      <StatsStrip />
      <Suspense fallback={<div className="min-h-[400vh]" />}>
        <BelowTheFold />
      </Suspense>
    </>
  );
}
