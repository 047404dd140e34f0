import type { MasterEdits, MasterGoat } from '@goats/collection';
import type { Answer } from '@goats/ui/api/client.ts';
import { failureNews, LOOK_FIRST } from '@goats/ui/api/command-failure.ts';
import { toast } from '@goats/ui/toasts.tsx';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { adminApi } from '../admin-session.ts';
import { theDesk, useDesk } from '../desk/use-desk.ts';
import { changesOf } from './master-changes.ts';

export type SavedMaster = Answer<'GET /api/admin/master-goats'>['masterGoats'][number];

const savedMasters = queryOptions({
  queryKey: ['admin', 'master-goats'],
  queryFn: async () => (await adminApi('GET /api/admin/master-goats', {})).masterGoats,
});

/** The goats as the server has them. */
export function useSavedMasters() {
  return useQuery(savedMasters);
}

/** A desk that nobody has worked on yet begins with what was saved. */
export function useAdoptSaved(): void {
  const { data } = useSavedMasters();
  const untouched = useDesk(({ touched }) => !touched);
  useEffect(() => {
    if (data && untouched) theDesk().adopt(data);
  }, [data, untouched]);
}

/** Sends only what differs, with the version it was read at. */
export function useSaveMaster() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ goat, saved }: { goat: MasterGoat; saved: SavedMaster }) =>
      adminApi('PATCH /api/admin/master-goats/:id', {
        params: { id: goat.id },
        body: { ...(changesOf(goat, saved) as object), version: saved.version },
      }),
    onSuccess: (saved) => {
      client.setQueryData(savedMasters.queryKey, (before) =>
        before?.map((goat) => (goat.id === saved.id ? saved : goat)),
      );
      theDesk().edit(saved.id as MasterGoat['id'], pickEdits(saved));
      toast({ title: 'Master Goat Saved', description: `${saved.name} is saved on the server.` });
    },
    onError: (error) => {
      toast(failureNews(error, 'Not Saved', { again: LOOK_FIRST }));
      void client.invalidateQueries({ queryKey: savedMasters.queryKey });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['admin', 'audit-log'] }),
  });
}

function pickEdits(saved: SavedMaster): MasterEdits {
  const { baseAttributes, baseRarity, basePriceHoof, basePriceMatic, isActive, metaTags } = saved;
  return { baseAttributes, baseRarity, basePriceHoof, basePriceMatic, isActive, metaTags };
}
