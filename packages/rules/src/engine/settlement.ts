import type { Attribute } from '../attributes.ts';
import type { Hundredths } from '../economy/hoof.ts';
import { type GrowthLimit, growthLimit } from '../economy/limits.ts';
import {
  isForNothing,
  isStaked,
  type Terms,
  treasuryBonuses,
  winnerTakes,
} from '../economy/payouts.ts';
import type { MatchMode } from './commitment.ts';
import { MODES } from './modes.ts';
import type { MatchPlayer, Opening } from './players.ts';
import type { Round } from './round.ts';
import type { RulesVersion } from './rules-version.ts';
import { mapPair, otherSeat, type Pair } from './seats.ts';
import type { EndReason, MatchResult } from './state.ts';

/** Everything the end of a match moves; all of it belongs in one transaction. */
export interface Settlement {
  /** What each wallet receives out of the vault and the treasury together. */
  readonly payouts: Pair<Hundredths>;
  /** The treasury's part of it. */
  readonly treasuryBonus: Hundredths;
  /** Battle requests only: the loser's card. */
  readonly cardToWinner: number | null;
  /** The loser's cards, for twelve hours. */
  readonly restingCards: readonly number[];
  /** +1 for the card that won the deciding round; null also when it may not grow any more. */
  readonly improved: { readonly cardId: number; readonly attribute: Attribute } | null;
  /** The cards of each side for which this counts as a game of the day. */
  readonly playedCards: Pair<readonly number[]>;
}

export interface EndedMatch {
  /** Left out: the older rules, by which a card grew without end. */
  readonly rules?: RulesVersion | undefined;
  readonly mode: MatchMode;
  readonly terms: Terms;
  readonly players: Pair<MatchPlayer>;
  readonly commitments: Pair<string | null>;
  readonly openings: Pair<Opening | null>;
  readonly rounds: readonly Round[];
  readonly result: MatchResult;
}

const NOTHING: Settlement = {
  payouts: [0, 0],
  treasuryBonus: 0,
  cardToWinner: null,
  restingCards: [],
  improved: null,
  playedCards: [[], []],
};

/** Both ways the match can pay, known before it begins: `[ifSeat0Wins, ifSeat1Wins]`. */
export function possiblePayouts(
  terms: Terms,
  players: Pair<MatchPlayer>,
): readonly [Hundredths, Hundredths] {
  if (!isStaked(terms)) return [0, 0];
  const [a, b] = mapPair(players, (player) => player.announced[0]!.rarity);
  return mapPair(treasuryBonuses(terms, a, b), (bonus) => winnerTakes(terms.stake) + bonus);
}

/**
 * Both opened what they had committed to and nobody gave up: what a bonus, the growth of a card and a
 * history ask for. For whoever sends nothing the clock opens the announced card: the match is played,
 * but two who never came have not played it out.
 */
export function isPlayedOut({ rules, openings, commitments, result }: PlayedMatch): boolean {
  if (NOT_TO_THE_END.has(result.reason) || openings.some((opening) => opening === null))
    return false;
  return rules === undefined || commitments.every((commitment) => commitment !== null);
}

const NOT_TO_THE_END: ReadonlySet<EndReason> = new Set(['conceded', 'forfeited', 'outage']);

type PlayedMatch = Pick<EndedMatch, 'rules' | 'openings' | 'commitments' | 'result'>;

/** Only a match that was played out has a deciding round: conceding must not train cards. */
function decidingCard(match: EndedMatch) {
  const { winner } = match.result;
  if (winner === null || !isPlayedOut(match)) return null;
  const deciding = match.rounds.findLast((round) => round.winner === winner);
  const cards = match.openings[winner]?.cards;
  if (deciding === undefined || cards === undefined) return null;
  const { tieBreak } = deciding;
  const card = MODES[match.mode].cardFor(cards, deciding.round);
  const attribute = tieBreak?.by === 'attribute' ? tieBreak.attribute : deciding.attribute;
  return { card, attribute };
}

function improvement(match: EndedMatch): Settlement['improved'] {
  const deciding = decidingCard(match);
  if (deciding === null || limitOf(match, deciding) !== null) return null;
  return { cardId: deciding.card.id, attribute: deciding.attribute };
}

function limitOf(
  { rules }: EndedMatch,
  { card, attribute }: NonNullable<ReturnType<typeof decidingCard>>,
): GrowthLimit | null {
  return rules === undefined ? null : growthLimit(card, attribute);
}

/** Why the card that won the deciding round did not grow; null when it did, or none could. */
export function noGrowthOf(match: EndedMatch): GrowthLimit | null {
  const { terms } = match;
  if (isForNothing(terms) || (terms.kind === 'cup' && !terms.final)) return null;
  const deciding = decidingCard(match);
  return deciding && limitOf(match, deciding);
}

/** Whoever never opened is treated as having brought what was announced. */
function broughtCards(match: EndedMatch): Pair<readonly number[]> {
  const size = MODES[match.mode].lineupSize;
  return mapPair(match.openings, (opening, seat) =>
    (opening?.cards ?? match.players[seat].announced.slice(0, size)).map((card) => card.id),
  );
}

/**
 * `settlementOf(state).payouts // [5000, 0]`; practice and a friendly move nothing, a void one gives both
 * stakes back.
 */
export function settlementOf(match: EndedMatch): Settlement {
  const { terms, players, result } = match;
  if (isForNothing(terms)) return NOTHING;
  // What a cup's cards have played for is settled by the cup: for whoever is out, and at its end.
  if (terms.kind === 'cup')
    return { ...NOTHING, improved: terms.final ? improvement(match) : null };
  if (result.winner === null) return { ...NOTHING, payouts: [terms.stake, terms.stake] };
  const loser = otherSeat(result.winner);
  const payout =
    match.rules === undefined || isPlayedOut(match)
      ? possiblePayouts(terms, players)[result.winner]
      : winnerTakes(terms.stake);
  const playedCards = broughtCards(match);
  const stakedCard =
    match.mode === 'squad' ? players[loser].announced[0]?.id : playedCards[loser][0];
  return {
    payouts: result.winner === 0 ? [payout, 0] : [0, payout],
    treasuryBonus: payout - winnerTakes(terms.stake),
    cardToWinner: terms.kind === 'request' ? (stakedCard ?? null) : null,
    restingCards: playedCards[loser],
    improved: improvement(match),
    playedCards,
  };
}
