import { improved, restsUntil } from '../economy/limits.ts';
import { winnerTakes } from '../economy/payouts.ts';
import { bothOpen } from '../engine/evolve.ts';
import { otherSeat, SEATS } from '../engine/seats.ts';
import { type Settlement, settlementOf } from '../engine/settlement.ts';
import type { FinishedState } from '../engine/state.ts';
import { REPEAT_WINDOW_MS } from '../rating/match-weight.ts';
import { type Rating, rateMatch } from '../rating/rate-match.ts';
import { type CardEvent, type Effect, type Posting, TREASURY } from './effects.ts';
import { type MatchFacts, vaultOf } from './facts.ts';
import { type Asking, ask, walletPair } from './questions.ts';

/** Everything that the end of a staked match moves: HOOF, cards, rest, +1, statistics, rating. */
export function* settle(
  match: MatchFacts,
  state: FinishedState,
): Asking<{ readonly effects: readonly Effect[]; readonly rating: Rating | null }> {
  const settlement = settlementOf(state);
  const moved = [
    ...cardsSetFree(match, state, settlement),
    ...cardEvents(match, state, settlement),
    ...postings(match, state, settlement),
  ];
  const { winner, reason } = state.result;
  if (winner === null) return { effects: moved, rating: null };
  const [one, other] = state.players;
  const { battlers, meetings } = yield* ask({
    battlers: SEATS.map(
      (seat) => ({ ask: 'battler', address: state.players[seat].address }) as const,
    ),
    meetings: {
      ask: 'meetings',
      pair: walletPair(one.address, other.address),
      since: state.finishedAt - REPEAT_WINDOW_MS,
    },
  });
  const at = state.finishedAt;
  const rating = rateMatch(
    [battlers[0] ?? null, battlers[1] ?? null],
    meetings,
    { winner, reason, bothOpened: bothOpen(state.openings) !== null },
    at,
  );
  const players = [one.address, other.address] as const;
  const { payouts } = settlement;
  return {
    rating,
    effects: [
      ...moved,
      { type: 'rated', matchId: match.id, players, winner, payouts, rating, at },
      ...notices(moved),
    ],
  };
}

/** The cards that the match held and that did not play; playing sets the others free. */
function cardsSetFree(
  match: MatchFacts,
  { players, openings }: FinishedState,
  { playedCards }: Settlement,
): Effect[] {
  const held = SEATS.flatMap((seat) => [
    ...players[seat].announced,
    ...(openings[seat]?.cards ?? []),
  ]).map((card) => card.id);
  const cardIds = [...new Set(held)].filter((id) => !playedCards.flat().includes(id));
  return cardIds.length === 0 ? [] : [{ type: 'release', reference: vaultOf(match), cardIds }];
}

function cardEvents(match: MatchFacts, state: FinishedState, settlement: Settlement): CardEvent[] {
  const { playedCards, cardToWinner } = settlement;
  const { winner } = state.result;
  if (winner === null) return [];
  const loser = otherSeat(winner);
  const at = state.finishedAt;
  const event = { type: 'card-event', reference: `match:${match.id}` } as const;
  const handedOver = (cardId: number) =>
    cardId === cardToWinner
      ? { from: state.players[loser].address, to: state.players[winner].address }
      : {};
  const events: CardEvent[] = [
    ...playedCards[winner].map((cardId) => ({ ...event, cardId, kind: 'won' as const })),
    ...playedCards[loser].map((cardId) => ({
      ...event,
      ...{ cardId, kind: 'lost' as const, restsUntil: restsUntil(at) },
      ...handedOver(cardId),
    })),
  ];
  if (cardToWinner !== null && !playedCards[loser].includes(cardToWinner)) {
    // A squad's captain sat on the bench: it is lost, but it need not rest.
    const hands = handedOver(cardToWinner);
    events.push({ ...event, cardId: cardToWinner, kind: 'lost', restsUntil: at, ...hands });
  }
  if (settlement.improved !== null) {
    const { cardId, attribute } = settlement.improved;
    const card = state.openings[winner]!.cards.find(({ id }) => id === cardId)!;
    const value = improved(card.attributes[attribute]);
    if (value > card.attributes[attribute]) {
      const counted = state.rules === 2 ? { grown: card.grown ?? 0 } : {};
      events.push({ ...event, cardId, kind: 'levelled', attribute, value, ...counted });
    }
  }
  return events;
}

/** Everything to the winner, or each stake to whom it came from. */
function postings(
  match: MatchFacts,
  { terms, result, players }: FinishedState,
  { treasuryBonus }: Settlement,
): Posting[] {
  if (terms.kind === 'practice') return [];
  const vault = vaultOf(match);
  const paid = { type: 'post', reference: vault } as const;
  if (result.winner === null) {
    return players.map(({ address: to }) => ({
      ...paid,
      ...{ reason: 'refund' as const, from: vault, to, amount: terms.stake },
    }));
  }
  const to = players[result.winner].address;
  const payout: Posting = {
    ...paid,
    ...{ reason: 'payout', from: vault, to, amount: winnerTakes(terms.stake) },
  };
  if (treasuryBonus === 0) return [payout];
  return [payout, { ...paid, reason: 'bonus', from: TREASURY, to, amount: treasuryBonus }];
}

/** A card that grew or changed hands is shown in other places too. */
function notices(effects: readonly Effect[]): Effect[] {
  const changed = effects.filter(
    (effect): effect is CardEvent =>
      effect.type === 'card-event' && (effect.kind === 'levelled' || effect.to !== undefined),
  );
  return [...new Set(changed.map(({ cardId }) => `card:${cardId}`))].map((topic) => ({
    type: 'notice',
    topic,
  }));
}
