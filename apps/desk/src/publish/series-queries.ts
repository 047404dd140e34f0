import type { Answer } from '@goats/ui/api/client.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { adminApi } from '../admin-session.ts';
import { useDeed } from '../use-deed.ts';

export type Series = Answer<'GET /api/admin/series'>['series'][number];
export type SeriesPreview = Answer<'POST /api/admin/series/dry-run'>;

export function useSeries() {
  return useQuery({
    queryKey: ['admin', 'series'],
    queryFn: async () => (await adminApi('GET /api/admin/series', {})).series,
  });
}

/** The cards of a draft or a published series, in the order of its root. */
export function useSeriesCards(id: number) {
  return useInfiniteQuery({
    queryKey: ['admin', 'series', id, 'cards'],
    queryFn: ({ pageParam }) =>
      adminApi('GET /api/admin/series/:id/cards', {
        params: { id: String(id) },
        query: { limit: 20, ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** Publishing and throwing away; both change the list and the audit log. */
export function useSeriesActions() {
  const publish = useDeed(
    ({ id, root }: Pick<Series, 'id' | 'root'>) =>
      adminApi('POST /api/admin/series/:id/publish', {
        params: { id: String(id) },
        body: { root },
      }),
    ({ name }) => ({ title: 'Series Published', description: `${name} is in the catalogue.` }),
  );
  const discard = useDeed(
    ({ id }: Pick<Series, 'id'>) =>
      adminApi('DELETE /api/admin/series/:id', { params: { id: String(id) } }),
    () => ({ title: 'Draft Thrown Away', description: 'Its numbers are free.' }),
  );
  return { publish, discard };
}
