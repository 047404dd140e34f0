import { t } from '@goats/words';
import { useQueries } from '@tanstack/react-query';
import { nftQuery } from '../../catalogue/card-queries.ts';
import type { Names } from '../worker/protocol.ts';

/** Names of cards that the match does not name itself, as they come in. */
export function useCardNames(ids: readonly number[], known: Names): (id: number) => string {
  const missing = ids.filter((id) => known[id] === undefined);
  const found = useQueries({ queries: missing.map(nftQuery) });
  return (id) => {
    const answer = found[missing.indexOf(id)]?.data;
    return known[id] ?? (answer && 'name' in answer ? answer.name : t('Card {id}', { id }));
  };
}
