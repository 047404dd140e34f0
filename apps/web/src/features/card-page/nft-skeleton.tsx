import { Skeleton } from '@goats/ui/skeleton.tsx';
import { t } from '@goats/words';

/** The two columns of a card's page, before the card is here. */
export function NftSkeleton() {
  return (
    <div className="wrap">
      <p role="status" className="sr-only">
        {t('Loading')}
      </p>
      <div className="h-6 max-sm:hidden sm:h-17" />
      <div className="grid gap-7 lg:grid-cols-[minmax(0,560px)_minmax(0,1fr)] lg:gap-18">
        <div className="border-[1.5px] border-line-2 max-xs:-mx-4 xs:max-sm:-mx-5 max-sm:border-x-0 max-sm:border-t-0">
          <div className="mx-auto w-72 max-w-[82%] pt-6 pb-19 sm:w-108 sm:pt-13 sm:pb-21">
            <Skeleton className="aspect-[5/7] rounded-card!" />
          </div>
          <div className="h-28 border-t-[1.5px] border-line-2 sm:h-30" />
        </div>
        <div>
          <Skeleton className="h-6.5 w-40" />
          <Skeleton className="mt-4 h-14 w-4/5 sm:h-23" />
          <Skeleton className="mt-5 h-5 w-3/5" />
          <Skeleton className="mt-3 h-24 max-w-140" />
          <Skeleton className="mt-8 h-44" />
          <Skeleton className="mt-6.5 h-14 w-85 max-w-full" />
          <Skeleton className="mt-10 h-80" />
        </div>
      </div>
    </div>
  );
}
