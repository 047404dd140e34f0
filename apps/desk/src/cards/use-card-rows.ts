import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { theDesk, useDesk } from '../desk/use-desk.ts';
import type { CardQuery } from '../worker/card-search.ts';
import type { GeneratedCard } from '../worker/card-store.ts';

const PAGE = 40;

/** Windows of a search through the generated cards, asked of the worker page by page. */
export function useCardRows(query: CardQuery): {
  total: number;
  cardAt: (index: number) => GeneratedCard | undefined;
  showRange: (first: number, last: number) => void;
} {
  const version = useDesk((desk) => desk.version);
  const runs = useDesk((desk) => desk.runs);
  const [pages, setPages] = useState<readonly [number, number]>([0, 0]);
  const enabled = runs.length > 0;
  const page = (number: number) => ({
    queryKey: ['admin-cards', version, query, number],
    queryFn: () => theDesk().generator.ask('rows', { query, offset: number * PAGE, count: PAGE }),
    enabled,
    gcTime: 5_000,
  });
  // The first page also says how many there are; the old number stands until the new one is known.
  const first = useQuery({ ...page(0), placeholderData: keepPreviousData });
  const [from, to] = pages;
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const loaded = useQueries({ queries: numbers.map(page) });
  return {
    total: enabled ? (first.data?.total ?? 0) : 0,
    cardAt: (index) => loaded[Math.floor(index / PAGE) - from]?.data?.cards[index % PAGE],
    showRange(firstRow, lastRow) {
      const next = [Math.floor(firstRow / PAGE), Math.floor(lastRow / PAGE)] as const;
      if (next[0] !== from || next[1] !== to) queueMicrotask(() => setPages(next));
    },
  };
}
