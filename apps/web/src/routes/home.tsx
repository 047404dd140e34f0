import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { Suspense } from 'react';
import { HeroCarousel } from '../features/home/hero-carousel.tsx';
import '../features/home/home.css';
import { StatsStrip } from '../features/home/stats-strip.tsx';

/** Everything below the first screen comes in a second chunk, so the first one is sooner complete. */
const BelowTheFold = lazyPart(() => import('../features/home/below-the-fold.tsx'));

export function HomePage() {
  return (
    <>
      <HeroCarousel />
      <StatsStrip />
      <Suspense fallback={<div className="min-h-[400vh]" />}>
        <BelowTheFold />
      </Suspense>
    </>
  );
}
