import type { Attribute } from '@goats/rules';
import { useState } from 'react';
import type { Match } from '../match-types.ts';
import { type MovePlan, movePlan } from './move-plan.ts';

export interface Planning extends MovePlan {
  choose(attribute: Attribute): void;
  /** Draws the stroke, or takes it back where it is. */
  cross(attribute: Attribute): void;
  undo(): void;
}

const NOTHING = { chosen: null, crossed: null } as const;

/** What a player is making up their mind about; another turn begins with an empty mind. */
export function useMovePlan(match: Match, free: readonly Attribute[]): Planning {
  const turn = `${match.id}/${match.rounds.length}/${match.step}`;
  const [kept, setKept] = useState<{
    turn: string;
    chosen: Attribute | null;
    crossed: Attribute | null;
  }>({ turn, ...NOTHING });
  const mind = kept.turn === turn ? kept : { turn, ...NOTHING };
  return {
    ...movePlan(match, free, mind),
    choose: (chosen) => setKept({ ...mind, chosen }),
    cross: (attribute) =>
      setKept({ ...mind, crossed: mind.crossed === attribute ? null : attribute }),
    undo: () => setKept({ ...mind, crossed: null }),
  };
}
