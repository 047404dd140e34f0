interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly error: unknown;
  fetchNextPage(): Promise<unknown>;
}

export interface NextPage {
  /** There is another page. */
  readonly exists: boolean;
  /** It was asked for and did not come: from now on only a person asks. */
  readonly failed: boolean;
  readonly error: unknown;
  /** The end of the list comes into sight: asks, unless that is under way or has failed. */
  nearEnd(): void;
  /** Somebody pressed Try Again. */
  tryAgain(): void;
}

/**
 * The next page of a list that grows while it is scrolled. A list whose end stays in sight would
 * ask for a failing page as fast as the network can say no.
 *
 * `<CardGrid cards={cards} next={nextPage(query)} />`
 */
export function nextPage(pages: Pages): NextPage {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const ask = () => void fetchNextPage();
  return {
    exists: hasNextPage,
    failed: isFetchNextPageError && !isFetchingNextPage,
    error: pages.error,
    nearEnd: () => {
      if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) ask();
    },
    tryAgain: ask,
  };
}
