import type { CardKind, GoatSlug } from '@goats/collection';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { theDesk, useDesk } from '../desk/use-desk.ts';
import type { CardReport } from '../worker/card-report.ts';

const EMPTY: Omit<CardReport, 'kind'> = {
  count: 0,
  byRarity: { Common: 0, Rare: 0, Epic: 0, Legendary: 0 },
  scores: [],
  medianScore: null,
  prices: [],
  attributes: [],
};

/** The distributions of what was generated, counted by the worker. */
export function useReport(kind: CardKind, goat?: GoatSlug): CardReport {
  const version = useDesk((desk) => desk.version);
  const runs = useDesk((desk) => desk.runs);
  const { data } = useQuery({
    queryKey: ['admin-report', version, kind, goat ?? 'all'],
    queryFn: () => theDesk().generator.ask('report', { kind, ...(goat && { goat }) }),
    enabled: runs.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return data && runs.length > 0 ? data : { kind, ...EMPTY };
}
