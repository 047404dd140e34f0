import {
  type Attribute,
  type CoachedDecision,
  type CoachedDuel,
  coachDuel,
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

/** One decision as the gaffer saw it. */
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

export interface SeatNotes {
  readonly notes: readonly Note[];
  readonly swing: CoachedDuel['swing'];
}

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
    const lead = crowdLead({ crowd: proof.crowd ?? undefined }, seat);
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

/** A finished duel looked back on from one seat; null where there is nothing to say. */
export function notesOf(proof: MatchProof, seat: Seat, nameOf: NameOf): SeatNotes | null {
  const coached = coachDuel(proof, seat);
  if (coached === null) return null;
  const notes = coached.decisions
    .map((decision) => noteOf(decision, proof, seat, nameOf))
    .filter((note) => note !== null);
  return { notes, swing: coached.swing };
}
