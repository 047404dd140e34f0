import type { match as matchSchema } from '@goats/contract';
import {
  type MatchCard,
  type MatchFacts,
  type MatchState,
  type MatchView,
  matchView,
  type Pair,
  type PlayerView,
  type RoundView,
  restsUntil,
  settlementOf,
  type TieBreakView,
} from '@goats/rules';
import type { z } from 'zod';
import type { Queryable } from '../../../db/database.ts';
import { type CardFaces, withFace } from '../../card/index.ts';
import { houseOf } from '../world/house-players.ts';

export type MatchAnswer = z.input<typeof matchSchema>;
export type RatingAnswer = NonNullable<MatchAnswer['result']>['rating'];
export type WeekAnswer = NonNullable<MatchAnswer['result']>['week'];

/** What surrounds a match and is not the engine's business. */
export interface Surroundings {
  readonly now: number;
  readonly connected: Pair<boolean>;
  readonly watchers: number;
  /** Of a finished match that was settled. */
  readonly rating: RatingAnswer;
  readonly week: WeekAnswer;
  /** Of a friendly. */
  readonly series: NonNullable<MatchAnswer['series']> | null;
  /** What the viewer may still choose to bring. */
  readonly yourCards: readonly MatchCard[] | null;
}

const iso = (at: number) => new Date(at).toISOString();

/** All the cards that a view names, so that their faces can be looked up first. */
export function cardsInView(view: MatchView): number[] {
  return view.players.flatMap((player) =>
    [player.announcedCard, ...(player.deck ?? []), ...(player.lineup ?? []), player.card].flatMap(
      (card) => (card ? [card.id] : []),
    ),
  );
}

/**
 * The view on the wire. Everything about the game comes out of the engine's `matchView`, which is
 * the one filter; what is added here is public.
 */
export async function matchAnswer(
  from: Queryable,
  faces: CardFaces,
  match: MatchFacts,
  viewer: string | null,
  around: Surroundings,
): Promise<MatchAnswer> {
  const view = matchView(match.state, viewer, around.connected);
  const hands = practiceHands(match);
  await faces.load(from, [
    ...cardsInView(view),
    ...[...(around.yourCards ?? []), ...(hands?.flat() ?? [])].map((card) => card.id),
  ]);
  const shown = (cards: readonly MatchCard[]) => cards.map((card) => withFace(faces, card));
  const [a, b] = view.players;
  return {
    id: view.id,
    mode: view.mode,
    ...(view.rules === undefined ? {} : { rules: view.rules }),
    kind: view.kind,
    originId: match.originId,
    phase: view.phase,
    you: view.you,
    players: [playerAnswer(faces, a), playerAnswer(faces, b)],
    ...(around.yourCards ? { yourCards: shown(around.yourCards) } : {}),
    ...(hands ? { hands: [shown(hands[0]), shown(hands[1])] as const } : {}),
    rounds: view.rounds.map(roundAnswer),
    score: [...view.score],
    turn: view.turn,
    step: view.step,
    choices: [...view.choices],
    deciders: [...view.deciders],
    ...(view.crowd ? { crowd: view.crowd } : {}),
    deadline: view.deadline === null ? null : iso(view.deadline),
    now: iso(around.now),
    startedAt: iso(view.startedAt),
    stake: view.stake,
    payouts: [...view.payouts],
    serverSeedHash: view.serverSeedHash,
    ...(view.serverSeed === undefined ? {} : { serverSeed: view.serverSeed }),
    ...resultAnswer(view, match.state, around),
    ...(around.series ? { series: around.series } : {}),
    ...(view.proofUrl === undefined ? {} : { proofUrl: view.proofUrl }),
    watchers: around.watchers,
    lastEventId: match.version,
  };
}

/**
 * What each side could have brought to a practice duel, for whoever asks for advice. It was dealt
 * before either chose, so it tells nothing of what they chose. Staked matches are played alone.
 */
function practiceHands({ kind, state, hands }: MatchFacts): MatchFacts['hands'] {
  const underWay = state.phase === 'pick' || state.phase === 'finished';
  return kind === 'practice' && state.mode === 'duel' && underWay ? hands : null;
}

function playerAnswer(faces: CardFaces, player: PlayerView): MatchAnswer['players'][0] {
  const { deck, lineup, card } = player;
  const shown = (cards: readonly MatchCard[]) => cards.map((each) => withFace(faces, each));
  return {
    address: player.address,
    name: houseOf(player.address)?.name ?? null,
    house: player.house,
    strength: houseOf(player.address)?.strength ?? null,
    announcedCard: withFace(faces, player.announcedCard),
    ...(deck ? { deck: shown(deck) } : {}),
    ...(card ? { card: withFace(faces, card) } : {}),
    ...(lineup ? { lineup: shown(lineup) } : {}),
    commitment: player.commitment,
    committed: player.committed,
    opened: player.opened,
    connected: player.connected || player.house,
  };
}

export function roundAnswer(round: RoundView): MatchAnswer['rounds'][0] {
  const { tieBreak, values, ...rest } = round;
  return {
    ...rest,
    values: [...values],
    ...(tieBreak ? { tieBreak: tieBreakAnswer(tieBreak) } : {}),
  };
}

function tieBreakAnswer(tie: TieBreakView): MatchAnswer['rounds'][0]['tieBreak'] {
  if (tie.by === 'coin') return { by: 'coin' };
  if (tie.by === 'moments') {
    return { by: 'moments', decided: tie.decided, moments: [...tie.moments] };
  }
  const { attribute, values } = tie;
  return { by: 'attribute', attribute, ...(values ? { values: [...values] } : {}) };
}

function resultAnswer(
  view: MatchView,
  state: MatchState,
  { rating, week }: Pick<Surroundings, 'rating' | 'week'>,
): Pick<MatchAnswer, 'result'> {
  if (view.result === undefined || state.phase !== 'finished') return {};
  const { restingCards } = settlementOf(state);
  const { payouts, ...result } = view.result;
  return {
    result: {
      ...result,
      payouts: [...payouts],
      restingCards: [...restingCards],
      restsUntil: restingCards.length === 0 ? null : iso(restsUntil(state.finishedAt)),
      finishedAt: iso(state.finishedAt),
      rating,
      week,
    },
  };
}
