import { failureWords } from '@goats/ui/api/failure-words.ts';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { MoreButton } from '@goats/ui/more-button.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { t } from '@goats/words';
import type { ReactNode } from 'react';

interface Pages {
  readonly isPending: boolean;
  readonly data: unknown;
  readonly error: unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  fetchNextPage(): Promise<unknown>;
  refetch(): Promise<unknown>;
}

/** One list of the market, whatever its rows: waiting, failed, empty, or there. */
export function MarketList({
  label,
  pages,
  empty,
  children,
}: {
  label: string;
  pages: Pages;
  /** Instead of the list while nothing is in it. */
  empty: ReactNode | null;
  children: ReactNode;
}) {
  if (pages.isPending) return <Skeleton className="h-44" />;
  if (!pages.data) {
    return (
      <ErrorState
        heading="h3"
        title={t('This did not arrive')}
        text={failureWords(pages.error)}
        onRetry={() => void pages.refetch()}
      />
    );
  }
  if (empty !== null) return empty;
  return (
    <>
      <ul aria-label={label} className="border-t-[1.5px] border-line-2">
        {children}
      </ul>
      <MoreButton pages={pages} className="mt-6" busyWord={t('Looking@@button, while it happens')}>
        {t('Show older')}
      </MoreButton>
    </>
  );
}
