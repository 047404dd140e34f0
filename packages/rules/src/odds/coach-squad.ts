import type { Attribute } from '../attributes.ts';
import { LAST_ROUND } from '../engine/deciders.ts';
import type { MatchProof } from '../engine/proof.ts';
import { mapPair, otherSeat, type Seat } from '../engine/seats.ts';
import { IMAGINED, type SquadChoice, squadOdds } from './squad-odds.ts';
import type { SquadPosition } from './squad-worlds.ts';

/** One pick or strike of one seat, weighed by what that seat could know when it was made. */
export interface CoachedSquadDecision {
  readonly step: 'pick' | 'strike';
  /** The round it was made for. */
  readonly round: number;
  readonly byClock: boolean;
  /** Best first. */
  readonly choices: readonly SquadChoice[];
  readonly best: SquadChoice;
  readonly chosen: SquadChoice;
  /** What was given away; nothing where the imagined matches are too few to tell. */
  readonly cost: number;
}

export interface CoachedSquad {
  readonly decisions: readonly CoachedSquadDecision[];
  /** The matches imagined for each choice: the odds are shares of so many. */
  readonly imagined: number;
  /** A gap below this costs nothing, because it says nothing. */
  readonly telling: number;
}

/** Differences below this may be chance: a share of so few matches, the best of up to nine. */
const TELLING = 0.06;

export type CoachedSquadProof = Pick<
  MatchProof,
  'mode' | 'players' | 'rounds' | 'deciders' | 'strike' | 'rules'
>;

/** What the seat knew before it picked, or crossed out, for that round. */
function positionBefore(
  { players, rounds, deciders = [], strike }: CoachedSquadProof,
  seat: Seat,
  round: number,
  step: 'pick' | 'strike',
): SquadPosition {
  const last = round === LAST_ROUND.squad;
  return {
    seat,
    lineup: players[seat].cards ?? [],
    decks: mapPair(players, ({ announced }) => announced),
    rounds: rounds.slice(0, round - 1),
    deciders: last ? deciders.map(({ attribute }) => attribute) : [],
    struck: last && step === 'pick' ? (strike?.attribute ?? null) : null,
  };
}

/**
 * The decisions of one seat in a finished squad. Null where there is nothing to coach: another
 * mode, the older rules, or a match in which not both line-ups came on the table.
 */
export function coachSquad(proof: CoachedSquadProof, seat: Seat): CoachedSquad | null {
  const { mode, rules, players, rounds, strike } = proof;
  if (mode !== 'squad' || rules === undefined) return null;
  if (players.some(({ cards }) => cards === null)) return null;
  const judge = (
    step: 'pick' | 'strike',
    round: number,
    made: { readonly attribute: Attribute; readonly byClock: boolean },
  ): CoachedSquadDecision[] => {
    const choices = squadOdds(positionBefore(proof, seat, round, step));
    const best = choices[0];
    const chosen = choices.find(({ attribute }) => attribute === made.attribute);
    if (best === undefined || chosen === undefined) return [];
    const gap = best.odds - chosen.odds;
    const cost = gap < TELLING ? 0 : gap;
    return [{ step, round, byClock: made.byClock, choices, best, chosen, cost }];
  };
  const decider = rounds[LAST_ROUND.squad - 1]?.pickedBy ?? null;
  const struck = strike !== undefined && decider !== null && otherSeat(decider) === seat;
  const decisions = [
    ...rounds
      .filter(({ pickedBy }) => pickedBy === seat)
      .flatMap((round) => judge('pick', round.round, round)),
    ...(struck ? judge('strike', LAST_ROUND.squad, strike) : []),
  ];
  return { decisions, imagined: IMAGINED, telling: TELLING };
}
