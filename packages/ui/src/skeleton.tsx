import { t } from '@goats/words';
import { cx } from './cx.ts';
import { movesInSight } from './in-sight.ts';

/** Give it the final size: `<Skeleton className="h-11 w-40" />` */
export function Skeleton({ className }: { className?: string }) {
  return <span ref={movesInSight} aria-hidden="true" className={cx('skeleton block', className)} />;
}

/** What a page shows while its code or first data is on the way. */
export function PageSkeleton() {
  return (
    <div className="wrap py-12 sm:py-16">
      <p role="status" className="sr-only">
        {t('Loading')}
      </p>
      <Skeleton className="h-15 w-4/5 max-w-160 sm:h-24" />
      <Skeleton className="mt-5 h-5 w-3/5 max-w-96" />
      <div className="mt-14 grid grid-cols-2 gap-3.5 sm:grid-cols-3 sm:gap-6 lg:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="aspect-[5/7]" />
        ))}
      </div>
    </div>
  );
}
