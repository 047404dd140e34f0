import { hasHistory, historyAfter } from '../../economy/history.ts';
import { restsUntil, utcDay } from '../../economy/limits.ts';
import { isStaked, treasuryBonuses, winnerTakes } from '../../economy/payouts.ts';
import type { Economy } from '../../economy/presets.ts';
import { bothOpen } from '../../engine/evolve.ts';
import { mapPair, otherSeat, SEATS, type Seat } from '../../engine/seats.ts';
import { isPlayedOut, type Settlement, settlementOf } from '../../engine/settlement.ts';
import type { FinishedState } from '../../engine/state.ts';
import { REPEAT_WINDOW_MS } from '../../rating/match-weight.ts';
import { historyOf, type Rating, rateMatch } from '../../rating/rate-match.ts';
import { seasonOf } from '../../rating/seasons.ts';
import { newAchievements } from '../achievement/index.ts';
import type { CardEvent } from '../card/index.ts';
import { growth } from '../card/index.ts';
import { settleTie } from '../cup/index.ts';
import { type Posting, TREASURY } from '../hoof/index.ts';
import { type Asking, ask } from '../kernel/ask.ts';
import type { Effect } from '../kernel/registry.ts';
import { inSeason, leaveSeason } from '../season/index.ts';
import { endOffers } from '../trade/index.ts';
import { walletPair } from '../wallet/index.ts';
import { countForWeek, type WeekCount } from '../week/index.ts';
import { type MatchFacts, vaultOf } from './facts.ts';
import { takeFromPurse } from './purse.ts';

interface Settled {
  readonly effects: readonly Effect[];
  readonly rating: Rating | null;
  readonly week: WeekCount | null;
}

/** Everything that the end of a match moves: HOOF, cards, rest, +1, its cup, statistics, rating. */
export function* settle(
  match: MatchFacts,
  state: FinishedState,
  economy: Economy,
): Asking<Settled> {
  const settlement = settlementOf(state);
  const moved =
    match.kind === 'cup'
      ? yield* settleTie(match, state, economy)
      : [
          ...cardsSetFree(match, state, settlement),
          ...cardEvents(match, state, settlement),
          ...(yield* growth(match, state)),
          ...postings(match, state, settlement, economy),
          ...bonusGivenBack(state, settlement, economy),
        ];
  const { winner, reason } = state.result;
  if (winner === null) return { effects: moved, rating: null, week: null };
  const [one, other] = state.players;
  const pair = walletPair(one.address, other.address);
  const lost = settlement.cardToWinner;
  const people = SEATS.filter((seat) => !state.players[seat].house);
  const { battlers, meetings, met, claims, offers, achieved } = yield* ask({
    achieved: people.map(
      (seat) => ({ ask: 'achieved', wallet: state.players[seat].address }) as const,
    ),
    offers: lost === null ? [] : [{ ask: 'card-offers', cardId: lost } as const],
    battlers: SEATS.map(
      (seat) => ({ ask: 'battler', address: state.players[seat].address }) as const,
    ),
    meetings: {
      ask: 'meetings',
      pair,
      since: state.finishedAt - REPEAT_WINDOW_MS,
    },
    met: { ask: 'met', pair },
    claims: economy.historyAsked
      ? SEATS.map(
          (seat) => ({ ask: 'starter-claimed', wallet: state.players[seat].address }) as const,
        )
      : [],
  });
  const at = state.finishedAt;
  const loser = state.players[otherSeat(winner)];
  const strangerBeaten =
    economy.historyAsked && !loser.house && !hasHistory(historyOf(battlers[otherSeat(winner)]));
  const season = seasonOf(at);
  const rating = rateMatch(
    mapPair([0, 1], (seat) => inSeason(battlers[seat] ?? null, season)),
    meetings,
    { winner, reason, bothOpened: bothOpen(state.openings) !== null },
    at,
    strangerBeaten,
  );
  const playedOut = isPlayedOut(state);
  const before = mapPair([0, 1], (seat) => historyOf(battlers[seat]));
  const histories = mapPair(before, (history, seat) =>
    playedOut
      ? historyAfter(
          history,
          { house: state.players[otherSeat(seat)].house, met, day: utcDay(at) },
          economy.historyDays,
        )
      : history,
  );
  const players = [one.address, other.address] as const;
  const { payouts } = settlement;
  const week = match.kind === 'cup' ? null : yield* countForWeek(state, histories, economy);
  // A club's cup is won by all of a club: no tie of it is the one that does it.
  const first = moved
    .flatMap((effect) => (effect.type === 'cup-moved' ? effect.placed : []))
    .filter(({ place }) => place === 1);
  const cupWon = first.length === 1 && first[0]!.wallet === players[winner];
  return {
    rating,
    week: week?.count ?? null,
    effects: [
      ...endOffers(offers.flat(), { why: 'lost' }),
      ...moved,
      ...SEATS.flatMap((seat) => leaveSeason(state.players[seat], battlers[seat] ?? null, season)),
      {
        ...{ type: 'rated', matchId: match.id, players, winner, payouts, rating, at },
        ...{ histories, playedOut, season },
      },
      ...SEATS.filter(
        (seat) =>
          claims[seat] === 'lent' && !hasHistory(before[seat]) && hasHistory(histories[seat]),
      ).map((seat) => ({ type: 'own-cards-due', wallet: players[seat] }) as const),
      ...(week?.effects ?? []),
      ...people.flatMap((seat, i) =>
        newAchievements(
          { id: match.id, state, inCup: match.kind === 'cup', cupWon, history: histories[seat] },
          seat,
          achieved[i]!,
        ),
      ),
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
  const cards = SEATS.flatMap((seat) => {
    const held = [...players[seat].announced, ...(openings[seat]?.cards ?? [])];
    return [...new Set(held.map(({ id }) => id))]
      .filter((id) => !playedCards[seat].includes(id))
      .map((id) => ({ id, wallet: players[seat].address }));
  });
  return cards.length === 0 ? [] : [{ type: 'release', reference: vaultOf(match), cards }];
}

function cardEvents(match: MatchFacts, state: FinishedState, settlement: Settlement): Effect[] {
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
  const isLent = (seat: Seat, cardId: number) =>
    [...state.players[seat].announced, ...(state.openings[seat]?.cards ?? [])].some(
      ({ id, bond }) => id === cardId && bond === 'lent',
    );
  const lentPlayed = (seat: Seat, cardId: number): Effect => ({
    ...{ type: 'loan-played', wallet: state.players[seat].address, cardId },
    ...{ reference: vaultOf(match), restsUntil: seat === winner ? null : restsUntil(at) },
  });
  const events: Effect[] = [
    ...playedCards[winner].map(
      (cardId): Effect =>
        isLent(winner, cardId)
          ? lentPlayed(winner, cardId)
          : { ...event, cardId, kind: 'won' as const },
    ),
    ...playedCards[loser].map(
      (cardId): Effect =>
        isLent(loser, cardId)
          ? lentPlayed(loser, cardId)
          : {
              ...event,
              ...{ cardId, kind: 'lost' as const, restsUntil: restsUntil(at) },
              ...handedOver(cardId),
            },
    ),
  ];
  if (cardToWinner !== null && !playedCards[loser].includes(cardToWinner)) {
    // A squad's captain sat on the bench: it is lost, but it need not rest.
    const hands = handedOver(cardToWinner);
    events.push({ ...event, cardId: cardToWinner, kind: 'lost', restsUntil: at, ...hands });
  }
  return events;
}

/** Everything to the winner, or each stake to whom it came from. */
function postings(
  match: MatchFacts,
  { terms, result, players }: FinishedState,
  { treasuryBonus }: Settlement,
  { lossStaysLocked }: Economy,
): Posting[] {
  if (!isStaked(terms)) return [];
  const vault = vaultOf(match);
  const paid = { type: 'post', reference: vault } as const;
  if (result.winner === null) {
    return players.map(({ address: to }) => ({
      ...paid,
      ...{ reason: 'refund' as const, from: vault, to, amount: terms.stake },
    }));
  }
  const to = players[result.winner].address;
  // One's own stake keeps its colour; what was the other's arrives as it was, so that losing to
  // oneself launders nothing, and the house's arrives locked.
  const arrives = !lossStaysLocked ? 'free' : players.some(({ house }) => house) ? 'locked' : null;
  const payout: Posting = {
    ...paid,
    ...{ reason: 'payout', from: vault, to, amount: winnerTakes(terms.stake) },
    ...(arrives ? { arrives } : {}),
  };
  if (treasuryBonus === 0) return [payout];
  return [payout, { ...paid, reason: 'bonus', from: TREASURY, to, amount: treasuryBonus }];
}

/** What was kept back of the day's purse and nobody won. */
function bonusGivenBack(
  { terms, result, players, startedAt }: FinishedState,
  { treasuryBonus }: Settlement,
  economy: Economy,
): Effect[] {
  const [a, b] = players;
  const kept = Math.max(...treasuryBonuses(terms, a.announced[0]!.rarity, b.announced[0]!.rarity));
  if (kept === 0) return [];
  const wonBy = (seat: Seat) => (result.winner === seat ? treasuryBonus : 0);
  const back = { [a.address]: wonBy(0) - kept, [b.address]: wonBy(1) - kept };
  return takeFromPurse(back, treasuryBonus - kept, utcDay(startedAt), economy);
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
