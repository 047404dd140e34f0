import { useQueries } from '@tanstack/react-query';
import type { Names } from '../worker/protocol.ts';

/** Names of cards that the match does not name itself, as they come in. */
export function useCardNames(ids: readonly number[], known: Names): (id: number) => string {
  const missing = ids.filter((id) => known[id] === undefined);
  const found = useQueries({
    queries: missing.map((id) => ({ queryKey: ['/api/nfts', String(id)] })),
  });
  return (id) => {
    const answer = found[missing.indexOf(id)]?.data as { name?: string } | undefined;
    return known[id] ?? answer?.name ?? `Card ${id}`;
  };
}
