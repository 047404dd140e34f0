import {
  type Attribute,
  attributeLabel,
  LAST_ROUND,
  type Move,
  strikeGoesWith,
} from '@goats/rules';
import { listed } from '@goats/ui/lists.ts';
import { t } from '@goats/words';
import type { Match } from '../match-types.ts';

/** What would be sent now, and what is still missing; nothing of it has left the browser. */
export interface MovePlan {
  /** The attribute that would be played; null until one is chosen, or while only a decider goes. */
  readonly attribute: Attribute | null;
  /** A decider has to be crossed out with it. */
  readonly crossing: boolean;
  /** The decider with the stroke through it. */
  readonly strike: Attribute | null;
  /** Null while something is missing. */
  readonly move: Move | null;
}

/**
 * `free` are the rows that may be picked. Nothing is chosen for anybody: an attribute is picked and
 * a stroke is drawn, or the clock does it.
 */
export function movePlan(
  match: Pick<Match, 'mode' | 'step' | 'choices' | 'deciders' | 'rounds'>,
  free: readonly Attribute[],
  { chosen, crossed }: { chosen: Attribute | null; crossed: Attribute | null },
): MovePlan {
  const open = match.deciders.filter(({ state }) => state === 'open');
  const strike = open.some(({ attribute }) => attribute === crossed) ? crossed : null;
  if (match.step === 'strike') {
    const move = strike === null ? null : ({ type: 'strike', attribute: strike } as const);
    return { attribute: null, crossing: true, strike, move };
  }
  const attribute = chosen !== null && free.includes(chosen) ? chosen : null;
  if (attribute === null) return { attribute, crossing: false, strike: null, move: null };
  if (!strikeGoesWith(match, attribute)) {
    return { attribute, crossing: false, strike: null, move: { type: 'pick', attribute } };
  }
  const move = strike === null ? null : ({ type: 'pick', attribute, strike } as const);
  return { attribute, crossing: true, strike, move };
}

/**
 * What a move that is complete leads to, for the one who makes it.
 * `whatFollows(match, plan) // 'leaves Passing Accuracy and Charisma; they choose'`
 */
export function whatFollows(
  match: Pick<Match, 'mode' | 'deciders' | 'rounds'>,
  { attribute, strike, move }: MovePlan,
): string | null {
  if (move === null || match.deciders.length === 0) return null;
  const last = match.rounds.length + 1 === LAST_ROUND[match.mode];
  if (last && move.type === 'pick') return t('decides the match@@what the move does');
  const left = match.deciders
    .filter((each) => each.state === 'open' && ![attribute, strike].includes(each.attribute))
    .map((each) => attributeLabel(each.attribute));
  return left.length === 2
    ? t('leaves {deciders}; they choose@@what the move does', { deciders: listed(left) })
    : null;
}
