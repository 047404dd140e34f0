import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  fetchNextPage(): Promise<unknown>;
}

type MoreButtonProps = Omit<ComponentProps<typeof Button>, 'busy' | 'onClick' | 'variant'> & {
  readonly pages: Pages;
};

/** Under a list that comes in pages, while there is another. `<MoreButton pages={query}>Show more</MoreButton>` */
export function MoreButton({ pages, ...button }: MoreButtonProps) {
  if (!pages.hasNextPage) return null;
  return (
    <Button
      variant="outline"
      busy={pages.isFetchingNextPage}
      onClick={() => void pages.fetchNextPage()}
      {...button}
    />
  );
}
