import { useMemo } from 'react';
import { useName } from '../players/names.ts';
import type { Match } from './match-types.ts';

/** The match with what its players have chosen to be called, in every sentence about it. */
export function useNamed(match: Match | undefined): Match | undefined {
  const one = useName(match?.players[0].address ?? '')?.name;
  const other = useName(match?.players[1].address ?? '')?.name;
  return useMemo(() => {
    if (!match || (one === undefined && other === undefined)) return match;
    const [a, b] = match.players;
    return {
      ...match,
      players: [
        { ...a, name: a.name ?? one ?? null },
        { ...b, name: b.name ?? other ?? null },
      ],
    };
  }, [match, one, other]);
}
