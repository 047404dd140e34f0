import { t } from '@goats/words';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  fetchNextPage(): Promise<unknown>;
}

type MoreButtonProps = Omit<ComponentProps<typeof Button>, 'busy' | 'onClick' | 'variant'> & {
  readonly pages: Pages;
};

/** Under a list that comes in pages, while there is another. `<MoreButton pages={query}>Show more</MoreButton>` */
export function MoreButton({ pages, children, ...button }: MoreButtonProps) {
  if (!pages.hasNextPage) return null;
  const failed = pages.isFetchNextPageError && !pages.isFetchingNextPage;
  return (
    <>
      {failed && (
        <p role="alert" className="mt-4 text-small text-error-text">
          {t('The next ones did not come.')}
        </p>
      )}
      <Button
        variant="outline"
        busy={pages.isFetchingNextPage}
        onClick={() => void pages.fetchNextPage()}
        {...button}
      >
        {failed ? t('Try Again') : children}
      </Button>
    </>
  );
}
