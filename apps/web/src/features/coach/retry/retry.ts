import {
  type Attribute,
  apply,
  commitmentOf,
  houseMove,
  type MatchCard,
  type MatchProof,
  type MatchState,
  matchOfProof,
  matchView,
  type OpenState,
  otherSeat,
  type PickState,
  rewind,
  type Seat,
  seededStream,
} from '@goats/rules';
import { handsOf } from '../notes/notes.ts';

/** What somebody tries instead: another card, or another pick. */
export type Attempt =
  | { readonly cardId: number }
  | { readonly attribute: Attribute; readonly strike: Attribute | null };

/** The same draw every time: whoever tries the same pick twice sees the same match twice. */
function houseLuck(proof: MatchProof): () => number {
  const stream = seededStream(proof.serverSeed, 'try again', proof.matchId, '');
  return () => stream.int(2 ** 30) / 2 ** 30;
}

function acted(state: MatchState, action: Parameters<typeof apply>[1]): MatchState {
  const outcome = apply(state, action);
  if (!outcome.ok) throw new RangeError(`The match refused it: ${outcome.rejection}`);
  return outcome.state;
}

/** The other side plays on as a solid house player would, with the card it really brought. */
function theirMoves(proof: MatchProof, seat: Seat, from: MatchState): MatchState {
  const random = houseLuck(proof);
  const them = otherSeat(seat);
  let state = from;
  while (state.phase === 'pick' && state.turn === them) {
    const view = matchView(state, state.players[them].address);
    const move = houseMove('solid', view, handsOf(proof), random);
    state = acted(state, { ...move, seat: them, at: state.deadline - 1 });
  }
  return state;
}

/** The match as it stood before that round was chosen; null when it never came to that. */
export function stateBefore(proof: MatchProof, round: number): PickState | null {
  return rewind(matchOfProof(proof), round);
}

/** The cards that can be tried instead; none for whoever never sealed a choice. */
export function cardsToTry(proof: MatchProof, seat: Seat): readonly MatchCard[] {
  const { seed, salt, announced } = proof.players[seat];
  if (seed === null || salt === null) return [];
  return handsOf(proof)[seat].filter((card) => card.rarity === announced[0]?.rarity);
}

/** The seats and seeds of the match with another card in that seat: the draw stays as it was. */
function withCard(proof: MatchProof, seat: Seat, card: MatchCard): MatchState {
  const { phase: _, result: _r, fate: _f, finishedAt: _a, ...base } = matchOfProof(proof);
  const { strike: _s, rounds: _o, openings, commitments, ...match } = base;
  const { address, seed, salt } = proof.players[seat];
  if (seed === null || salt === null) throw new RangeError('Nothing was sealed in that seat');
  const { id: matchId, mode } = match;
  const sealed = commitmentOf({ mode, matchId, address, cardIds: [card.id], seed, salt });
  const pick = <T>(own: T, theirs: T): readonly [T, T] =>
    seat === 0 ? [own, theirs] : [theirs, own];
  const them = otherSeat(seat);
  const waiting: OpenState = {
    ...match,
    phase: 'open',
    deadline: match.startedAt + match.timing.openMs,
    commitments: pick<string | null>(sealed, commitments[them]),
    openings: pick(null, openings[them]),
  };
  return acted(waiting, { type: 'open', seat, cards: [card], seed, salt, at: match.startedAt });
}

/** What comes of an attempt, up to one's own next choice or the end. */
export function tryAgain(
  proof: MatchProof,
  seat: Seat,
  from: MatchState | null,
  attempt: Attempt,
): MatchState {
  if ('cardId' in attempt) {
    const card = cardsToTry(proof, seat).find(({ id }) => id === attempt.cardId);
    if (!card) throw new RangeError('That card was not in the hand');
    return theirMoves(proof, seat, withCard(proof, seat, card));
  }
  if (from?.phase !== 'pick') throw new RangeError('There is nothing to pick');
  const { attribute, strike } = attempt;
  const pick = { type: 'pick', attribute, ...(strike === null ? {} : { strike }) } as const;
  return theirMoves(proof, seat, acted(from, { ...pick, seat, at: from.deadline - 1 }));
}
