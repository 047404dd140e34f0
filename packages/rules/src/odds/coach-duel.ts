import type { Attribute } from '../attributes.ts';
import type { MatchCard } from '../engine/cards.ts';
import type { MatchProof } from '../engine/proof.ts';
import type { ProofPlayer } from '../engine/proof-facts.ts';
import type { Round } from '../engine/round.ts';
import { otherSeat, type Seat } from '../engine/seats.ts';
import { tieBreakers } from '../engine/tie-breakers.ts';
import { type BringChoice, bringOdds } from './bring-odds.ts';
import { type DuelChoice, duelOdds } from './duel-odds.ts';
import type { CrowdLead } from './open-duel.ts';
import type { DuelPosition } from './position.ts';
import { crowdLead } from './view-position.ts';
import { winChance } from './win-chance.ts';

interface Weighed<Choice> {
  /** Best first. */
  readonly choices: readonly Choice[];
  readonly best: Choice;
  readonly chosen: Choice;
  /** What was given away: best less chosen, 0 to 1. */
  readonly cost: number;
}

/** One decision of one seat, weighed by what that seat could know when it was made. */
export type CoachedDecision =
  | ({ readonly step: 'bring' } & Weighed<BringChoice>)
  | ({
      readonly step: 'pick' | 'decide';
      readonly round: number;
      /** The clock chose: nothing to learn but to be there. */
      readonly byClock: boolean;
    } & Weighed<DuelChoice>);

export interface CoachedDuel {
  readonly decisions: readonly CoachedDecision[];
  /** The seat's chance as it could know it: at kick-off, after each round, and how it ended. */
  readonly swing: readonly { readonly round: number; readonly chance: number }[];
}

/** What of a proof the coach reads. */
export type CoachedProof = Pick<
  MatchProof,
  'mode' | 'rules' | 'players' | 'order' | 'rounds' | 'result' | 'deciders' | 'crowd' | 'strike'
>;

function weighed<Choice extends { readonly odds: number }>(
  unsorted: readonly Choice[],
  isChosen: (choice: Choice) => boolean,
): Weighed<Choice> | null {
  const choices = [...unsorted].sort((one, other) => other.odds - one.odds);
  const best = choices[0];
  const chosen = choices.find(isChosen);
  if (best === undefined || chosen === undefined) return null;
  return { choices, best, chosen, cost: best.odds - chosen.odds };
}

function handOf({ hand, announced }: ProofPlayer): readonly MatchCard[] {
  return hand ?? announced;
}

interface Table {
  readonly proof: CoachedProof;
  readonly deciders: readonly Attribute[];
  readonly seat: Seat;
  readonly card: MatchCard;
  readonly lead: CrowdLead;
}

/** What the seat knew before that round was played. */
function positionBefore(table: Table, round: number): DuelPosition {
  const { proof, seat, card, lead } = table;
  const other = otherSeat(seat);
  const played = proof.rounds.slice(0, round - 1);
  const gone = (attribute: Attribute) =>
    played.some((each) => each.attribute === attribute) ||
    (round > 2 && proof.strike?.attribute === attribute);
  const open = table.deciders.filter((attribute) => !gone(attribute));
  const struck = round > 2 ? (proof.strike?.attribute ?? null) : null;
  return {
    card,
    lead: lead.later,
    ownHand: handOf(proof.players[seat]),
    theirHand: handOf(proof.players[other]),
    deciders: open,
    ...(proof.rules === 3 && !proof.crowd && proof.order
      ? {
          tieBreakers: Object.fromEntries(
            open.map((each) => [each, tieBreakers(proof.order!, each, struck)[0]]),
          ),
        }
      : {}),
    rounds: played.map(({ attribute, values, winner, tieBreak }) => ({
      ...{ attribute, own: values[seat], theirs: values[other], won: winner === seat },
      ...(tieBreak?.by === 'attribute' ? { tieBreak: tieBreak.attribute } : {}),
    })),
  };
}

function coachBring({ proof, seat, card, lead }: Table): CoachedDecision | null {
  const [own, theirs] = [handOf(proof.players[seat]), handOf(proof.players[otherSeat(seat)])];
  const judged = weighed(bringOdds(own, theirs, lead), (choice) => choice.card.id === card.id);
  return judged && { step: 'bring', ...judged };
}

function coachRound(table: Table, { round, attribute, byClock }: Round): CoachedDecision | null {
  const { strike } = table.proof;
  const struck = round === 2 ? (strike?.attribute ?? null) : null;
  const judged = weighed(
    duelOdds(positionBefore(table, round)),
    (choice) => choice.attribute === attribute && choice.strike === struck,
  );
  return judged && { step: round === 2 ? 'pick' : 'decide', round, byClock, ...judged };
}

function swingOf(table: Table, kickOff: number): CoachedDuel['swing'] {
  const { proof, seat } = table;
  const last = proof.rounds.length;
  const between = proof.rounds.slice(0, proof.result.reason === 'conceded' ? last : last - 1);
  return [
    { round: 0, chance: kickOff },
    ...between.map(({ round }) => ({
      round,
      chance: winChance(positionBefore(table, round + 1)),
    })),
    { round: last, chance: proof.result.winner === seat ? 1 : 0 },
  ];
}

/**
 * A finished duel looked back on from one seat: what each decision was worth among its
 * alternatives, and how the chance swung. Null where there is nothing to coach: another mode, the
 * older rules, or a match in which not both cards came on the table.
 */
export function coachDuel(proof: CoachedProof, seat: Seat): CoachedDuel | null {
  const card = proof.players[seat].cards?.[0];
  const { mode, order, deciders = [], crowd } = proof;
  if (mode !== 'duel' || order === null || deciders.length === 0 || !card) return null;
  const lead = crowdLead({ crowd }, seat);
  const attributes = deciders.map(({ attribute }) => attribute);
  const table = { proof, seat, card, lead, deciders: attributes };
  const bring = coachBring(table);
  const rounds = proof.rounds.filter(({ pickedBy }) => pickedBy === seat);
  const decisions = [bring, ...rounds.map((round) => coachRound(table, round))];
  return {
    decisions: decisions.filter((decision) => decision !== null),
    swing: swingOf(table, bring?.chosen.odds ?? 0.5),
  };
}
