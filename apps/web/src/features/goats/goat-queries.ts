import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Answer } from '../../api/client.ts';

export type ServerGoat = Answer<'GET /api/goats'>[number];
export type BaseGoatPage = Answer<'GET /api/base-goats/:id'>;

/** A page of variants divides by every number of columns the grid has. */
const VARIANTS_A_PAGE = 96;

async function fetchGoats(signal: AbortSignal): Promise<ServerGoat[]> {
  const response = await fetch('/api/goats', { credentials: 'include', signal });
  if (!response.ok) {
    throw new Error(`Failed to fetch goats: ${response.status} ${response.statusText}`.trim());
  }
  return response.json() as Promise<ServerGoat[]>;
}

export function useGoats() {
  return useQuery({ queryKey: ['/api/goats'], queryFn: ({ signal }) => fetchGoats(signal) });
}

/** A proxy's error page can answer 200 too; without a goat and its variants there is no page. */
export function asBaseGoatPage(answer: unknown): BaseGoatPage {
  const page = answer as Partial<BaseGoatPage> | null;
  if (typeof page !== 'object' || !page?.baseGoat || !Array.isArray(page.variants)) {
    throw new Error('Invalid response format from API');
  }
  return page as BaseGoatPage;
}

async function fetchBaseGoat(id: string, cursor: string, signal: AbortSignal) {
  const query = new URLSearchParams({
    limit: String(VARIANTS_A_PAGE),
    ...(cursor && { cursor }),
  });
  const path = `/api/base-goats/${encodeURIComponent(id)}?${query}`;
  const response = await fetch(path, { credentials: 'include', signal });
  if (!response.ok) {
    throw new Error(`Server returned ${response.status}: ${response.statusText}`);
  }
  return asBaseGoatPage(await response.json().catch(() => null));
}

export function useBaseGoat(id: string) {
  return useInfiniteQuery<
    BaseGoatPage,
    Error,
    InfiniteData<BaseGoatPage>,
    readonly unknown[],
    string
  >({
    queryKey: ['/api/base-goats', id],
    queryFn: ({ pageParam, signal }) => fetchBaseGoat(id, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}
