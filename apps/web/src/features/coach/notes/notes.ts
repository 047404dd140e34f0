import {
  type Attribute,
  type CoachedDecision,
  type CoachedDuel,
  type CoachedSquadDecision,
  coachDuel,
  coachSquad,
  crowdLead,
  type DuelChoice,
  type DuelPosition,
  duelOdds,
  duelPosition,
  explainBring,
  explainChoice,
  type MatchCard,
  type MatchProof,
  matchOfProof,
  matchView,
  type NameOf,
  otherSeat,
  type Pair,
  rewind,
  type Seat,
} from '@goats/rules';

interface Worth {
  readonly odds: number;
  readonly why: string;
}

export interface NotedPick extends Worth {
  readonly attribute: Attribute;
  readonly strike: Attribute | null;
}

interface NotedCard extends Worth {
  readonly cardId: number;
}

/** A choice with what it was worth, and why: a card to bring, or a pick. */
export type NotedChoice = NotedPick | NotedCard;

/** One decision of a duel as the gaffer saw it. */
export interface Note {
  readonly step: CoachedDecision['step'];
  /** The round that it was about; bringing a card is about round 1. */
  readonly round: number;
  readonly byClock: boolean;
  /** Best first. */
  readonly choices: readonly NotedChoice[];
  readonly chosen: NotedChoice;
  /** What was given away, 0 to 1. */
  readonly cost: number;
}

export interface DuelNotes {
  readonly mode: 'duel';
  readonly notes: readonly Note[];
  readonly swing: CoachedDuel['swing'];
}

/** A squad's odds are counted, not worked out: how finely is part of what they say. */
export interface SquadNotes {
  readonly mode: 'squad';
  readonly notes: readonly CoachedSquadDecision[];
  /** Matches imagined for each choice. */
  readonly imagined: number;
  /** Gaps below this say nothing, 0 to 1. */
  readonly telling: number;
}

export type SeatNotes = DuelNotes | SquadNotes;

/** What each side could have brought, as the proof has it. */
export function handsOf({ players }: MatchProof): Pair<readonly MatchCard[]> {
  const hand = (seat: Seat) => players[seat].hand ?? players[seat].announced;
  return [hand(0), hand(1)];
}

function noted(position: DuelPosition, choice: DuelChoice, nameOf: NameOf): NotedPick {
  const { attribute, strike, odds } = choice;
  return { attribute, strike, odds, why: explainChoice(position, choice, nameOf) };
}

/** Every choice that could be made there, best first: for whoever asks in the middle of a match. */
export function adviceFor(position: DuelPosition, nameOf: NameOf): NotedPick[] {
  return duelOdds(position).map((choice) => noted(position, choice, nameOf));
}

function noteOf(
  decision: CoachedDecision,
  proof: MatchProof,
  seat: Seat,
  nameOf: NameOf,
): Note | null {
  const hands = handsOf(proof);
  const { step, cost } = decision;
  if (decision.step === 'bring') {
    const lead = crowdLead(proof, seat);
    const write = ({ card, odds }: (typeof decision)['chosen']): NotedCard => ({
      ...{ cardId: card.id, odds },
      why: explainBring(card, hands[otherSeat(seat)], lead),
    });
    const choices = decision.choices.map(write);
    const chosen = choices[decision.choices.indexOf(decision.chosen)];
    return chosen ? { ...{ step, cost, choices, chosen }, round: 1, byClock: false } : null;
  }
  const then = rewind(matchOfProof(proof), decision.round);
  if (then === null) return null;
  const position = duelPosition(matchView(then, proof.players[seat].address), hands);
  const choices = decision.choices.map((choice) => noted(position, choice, nameOf));
  const chosen = choices[decision.choices.indexOf(decision.chosen)];
  const { round, byClock } = decision;
  return chosen ? { ...{ step, cost, choices, chosen, round, byClock } } : null;
}

function duelNotes(proof: MatchProof, seat: Seat, nameOf: NameOf): DuelNotes | null {
  const coached = coachDuel(proof, seat);
  if (coached === null) return null;
  const notes = coached.decisions
    .map((decision) => noteOf(decision, proof, seat, nameOf))
    .filter((note) => note !== null);
  return { mode: 'duel', notes, swing: coached.swing };
}

function squadNotes(proof: MatchProof, seat: Seat): SquadNotes | null {
  const coached = coachSquad(proof, seat);
  if (coached === null) return null;
  const { decisions, imagined, telling } = coached;
  return { mode: 'squad', notes: decisions, imagined, telling };
}

/** A finished match looked back on from one seat; null where there is nothing to say. */
export function notesOf(proof: MatchProof, seat: Seat, nameOf: NameOf): SeatNotes | null {
  return proof.mode === 'squad' ? squadNotes(proof, seat) : duelNotes(proof, seat, nameOf);
}
