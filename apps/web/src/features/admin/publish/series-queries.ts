import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../api/client.ts';
import { toast } from '../../../ui/toasts.tsx';
import { adminApi, sentenceOf } from '../admin-session.ts';

export type Series = Answer<'GET /api/admin/series'>['series'][number];
export type SeriesPreview = Answer<'POST /api/admin/series/dry-run'>;

const KEY = ['admin', 'series'];

export function useSeries() {
  return useQuery({
    queryKey: KEY,
    queryFn: async () => (await adminApi('GET /api/admin/series', {})).series,
  });
}

/** Publishing and throwing away; both change the list and the audit log. */
export function useSeriesActions() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: ['admin'] });
  const onError = (error: unknown) =>
    toast({ title: 'Not Done', description: sentenceOf(error), tone: 'red' });
  const publish = useMutation({
    mutationFn: ({ id, root }: Pick<Series, 'id' | 'root'>) =>
      adminApi('POST /api/admin/series/:id/publish', {
        params: { id: String(id) },
        body: { root },
      }),
    onSuccess: (series) =>
      toast({ title: 'Series Published', description: `${series.name} is in the catalogue.` }),
    onError,
    onSettled,
  });
  const discard = useMutation({
    mutationFn: ({ id }: Pick<Series, 'id'>) =>
      adminApi('DELETE /api/admin/series/:id', { params: { id: String(id) } }),
    onSuccess: () => toast({ title: 'Draft Thrown Away', description: 'Its numbers are free.' }),
    onError,
    onSettled,
  });
  return { publish, discard };
}
