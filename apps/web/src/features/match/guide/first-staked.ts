import { localMemory } from '@goats/ui/browser/safe-storage.ts';
import { useEffect, useState } from 'react';
import { useBattleStats } from '../../battle/battle-queries.ts';
import { type Match, sidesOf } from '../match-types.ts';

const KEY = 'goats-staked-guide';

/** Somebody of the house, whose words nobody can mistake for those of a stranger who plays to win. */
function couldBeGuided(match: Match | undefined): match is Match {
  if (match?.mode !== 'duel' || match.you === null) return false;
  if (match.kind !== 'challenge' && match.kind !== 'request') return false;
  return match.players[sidesOf(match).far].house;
}

/**
 * Whether this is the first match of a wallet in which something is at stake, and somebody explains
 * it. Once begun it goes on to the end, although the wallet has a finished match then.
 */
export function useFirstStaked(match: Match | undefined): {
  readonly wanted: boolean;
  readonly dismiss: () => void;
} {
  const [dismissed, setDismissed] = useState(() => localMemory.getItem(KEY) !== null);
  const [begun, setBegun] = useState(false);
  const able = !dismissed && couldBeGuided(match);
  const { data } = useBattleStats(able && !begun ? match.you : null);
  const first = data !== undefined && data.totalWins + data.totalLosses === 0;
  if (able && !begun && first && match.phase !== 'finished') setBegun(true);
  const over = begun && match?.phase === 'finished';
  // The next match may be on before the figures of this one are: it is no first one all the same.
  useEffect(() => {
    if (over) localMemory.setItem(KEY, 'over');
  }, [over]);
  return {
    wanted: able && begun,
    dismiss: () => {
      localMemory.setItem(KEY, 'left');
      setDismissed(true);
    },
  };
}
