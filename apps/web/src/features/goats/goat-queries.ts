import { type Answer, api } from '@goats/ui/api/client.ts';
import { inWords } from '@goats/ui/api/failure-words.ts';
import { t } from '@goats/words';
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { withOwnFacts, withOwnStory } from './told-goat.ts';

export type ServerGoat = Answer<'GET /api/goats'>[number];
export type BaseGoatPage = Answer<'GET /api/base-goats/:id'>;

/** A page of variants divides by every number of columns the grid has. */
const VARIANTS_A_PAGE = 96;

export const goatsQuery = queryOptions({
  queryKey: ['/api/goats'],
  queryFn: async ({ signal }) => {
    const goats = await api('GET /api/goats', {}, { signal }).catch(
      inWords(({ status, statusText }) =>
        t('Failed to fetch goats: {status} {statusText}', { status, statusText }).trim(),
      ),
    );
    return goats.map(withOwnFacts);
  },
});

export function useGoats() {
  return useQuery(goatsQuery);
}

/** A proxy's error page can answer 200 too; without a goat and its variants there is no page. */
export function asBaseGoatPage(answer: unknown): BaseGoatPage {
  const page = answer as Partial<BaseGoatPage> | null;
  if (typeof page !== 'object' || !page?.baseGoat || !Array.isArray(page.variants)) {
    throw new Error(t('Invalid response format from API'));
  }
  return page as BaseGoatPage;
}

async function fetchBaseGoat(id: string, cursor: string, signal: AbortSignal) {
  const answer = await api(
    'GET /api/base-goats/:id',
    { params: { id }, query: { limit: VARIANTS_A_PAGE, ...(cursor && { cursor }) } },
    { signal },
  ).catch((error) => {
    // What cannot be read as JSON is no answer of ours.
    if (error instanceof SyntaxError) return null;
    return inWords(({ status, statusText }) =>
      t('Server returned {status}: {statusText}', { status, statusText }),
    )(error);
  });
  const page = asBaseGoatPage(answer);
  return { ...page, baseGoat: await withOwnStory(page.baseGoat.slug, page.baseGoat) };
}

export function baseGoatQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['/api/base-goats', id],
    queryFn: ({ pageParam, signal }) => fetchBaseGoat(id, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    // The loader asks at every visit; after that it is the visitor's three tries.
    retryOnMount: false,
  });
}

export function useBaseGoat(id: string) {
  return useInfiniteQuery(baseGoatQuery(id));
}
