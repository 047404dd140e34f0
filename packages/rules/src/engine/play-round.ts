import type { Attribute } from '../attributes.ts';
import type { MatchMode } from './commitment.ts';
import { crowdOf } from './crowd.ts';
import type { Table } from './mode-rules.ts';
import { MODES } from './modes.ts';
import type { Round } from './round.ts';
import { mapPair, type Seat } from './seats.ts';

export interface RoundPick {
  readonly attribute: Attribute;
  readonly pickedBy: Seat | null;
  readonly byClock: boolean;
}

/** By rules 2 what was crossed out could still break a tie. */
function struckOut({ rules, strike }: Table): Attribute | null {
  return rules === undefined || rules < 3 ? null : (strike?.attribute ?? null);
}

/** Turns over one attribute of both cards. The verifier plays its rounds through here too. */
export function playRound(mode: MatchMode, table: Table, pick: RoundPick): Round {
  const rules = MODES[mode];
  const number = table.rounds.length + 1;
  const cards = mapPair(table.openings, (opening) => rules.cardFor(opening.cards, number));
  const { fate, rounds } = table;
  const crowd = crowdOf({ ...table, mode });
  const { attribute } = pick;
  const struck = struckOut(table);
  const { winner, tieBreak } = rules.compare({ cards, attribute, fate, rounds, crowd, struck });
  return {
    round: number,
    ...pick,
    values: mapPair(cards, (card) => card.attributes[attribute]),
    winner,
    tieBreak,
  };
}

/** Round 1: chance picks the first attribute of the match's order. */
export function playFirstRound(mode: MatchMode, table: Table): Round {
  return playRound(mode, table, {
    attribute: table.fate.order[0]!,
    pickedBy: null,
    byClock: false,
  });
}
