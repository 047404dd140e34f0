import { queryClient } from '@goats/ui/api/query-client.ts';
import { puzzleQuery } from '../../features/puzzle/puzzle-queries.ts';
import { cups } from './cups.ts';
import { isKnownWhoAsks, signedInAs } from './who-asks.ts';

export function puzzle(): void {
  if (isKnownWhoAsks()) void queryClient.prefetchQuery(puzzleQuery(signedInAs()));
}

export function today(): void {
  puzzle();
  cups();
}
