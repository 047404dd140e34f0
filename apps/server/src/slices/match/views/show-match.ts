import {
  hasDealtHands,
  isForNothing,
  isPlayedOut,
  type MatchCard,
  type MatchFacts,
  MOST_IN_HAND,
  type Rating,
  SERIES_OF,
  type Standing,
  seatOf,
  seriesScore,
  WEEK_MEETINGS,
  type WeekCount,
  weekOf,
} from '@goats/rules';
import type { Game } from '../../../game.ts';
import { cardsOfWallet, toMatchCard } from '../../card/index.ts';
import { NOBODY, type Totals } from '../live/presence.ts';
import { findRating, findWeekOf, friendliesOf, type MatchRating } from '../match-store.ts';
import { type MatchAnswer, matchAnswer, type RatingAnswer, type WeekAnswer } from './match-view.ts';

/** The whole answer for one viewer: `await showMatch(game, match, wallet, { totals })` */
export async function showMatch(
  game: Game,
  match: MatchFacts,
  viewer: string | null,
  options: {
    readonly totals?: Totals;
    /** The answer to a move leaves out what could have been brought: it costs a query. */
    readonly choices?: boolean;
    /** Known where the match was just settled; read by whoever else needs it. */
    readonly rating?: Rating | null;
    readonly week?: WeekCount | null;
  } = {},
): Promise<MatchAnswer> {
  const { clock, db, faces } = game;
  const { totals = NOBODY, choices = true } = options;
  const now = clock.now();
  const seat = seatOf(match.state, viewer);
  const [a, b] = totals.connected;
  return matchAnswer(db, faces, match, viewer, {
    now,
    // Whoever is being answered is here.
    connected: [a || seat === 0, b || seat === 1],
    watchers: totals.watchers,
    rating: await ratingOf(game, match, options.rating),
    week: await weekVerdict(game, match, options.week),
    series: await seriesOf(game, match),
    yourCards: choices ? await choicesOf(game, match, viewer, now) : null,
  });
}

/** Practice is played against the house, and a series between two people. */
async function seriesOf({ db }: Game, { id, kind, state }: MatchFacts) {
  if (kind !== 'friendly') return null;
  const [one, other] = state.players;
  const players = [one.address, other.address] as const;
  const wins = seriesScore(players, await friendliesOf(db, players, id));
  return { wins: [...wins] as [number, number], of: SERIES_OF };
}

/** The announced card and every free one of its tier; a squad's deck; or the hand that was lent. */
async function choicesOf(
  { db }: Game,
  match: MatchFacts,
  viewer: string | null,
  now: number,
): Promise<readonly MatchCard[] | null> {
  const { state, hands } = match;
  const seat = seatOf(state, viewer);
  if (seat === null || viewer === null) return null;
  const choosing = state.phase === 'commit' || (state.phase === 'open' && !state.openings[seat]);
  if (!choosing) return null;
  const { announced } = state.players[seat];
  if (state.mode === 'squad') return announced;
  if (hands !== null && hasDealtHands(match)) return hands[seat];
  const { rarity } = announced[0]!;
  const filter = { rarity, free: true, limit: MOST_IN_HAND, afterId: 0 };
  const free = await cardsOfWallet(db, viewer, viewer, filter, now);
  const inHand = (card: MatchCard) => hands?.[seat].some(({ id }) => id === card.id) ?? true;
  return [...announced, ...free.slice(0, MOST_IN_HAND).map(toMatchCard).filter(inHand)];
}

async function ratingOf(
  { db }: Game,
  match: MatchFacts,
  known: Rating | null | undefined,
): Promise<RatingAnswer> {
  if (match.state.phase !== 'finished' || isForNothing(match)) return null;
  if (known) {
    const points = ([a, b]: readonly [Standing, Standing]): [number, number] => [
      a.rating,
      b.rating,
    ];
    return toRating({
      ...{ ...known, before: points(known.before), after: points(known.after) },
      ranks: [...known.ranks.before, ...known.ranks.after],
    });
  }
  const found = await findRating(db, match.id);
  return found && toRating(found);
}

/** Whether the week counts it; if not, what it looked at first. */
async function weekVerdict(
  { db }: Game,
  match: MatchFacts,
  known: WeekCount | null | undefined,
): Promise<WeekAnswer> {
  const { id, kind, state } = match;
  if (state.phase !== 'finished' || isForNothing(match) || state.result.winner === null)
    return null;
  if (kind === 'cup') return 'cup';
  if (!isPlayedOut(state)) return 'given-up';
  const found = known ?? (await findWeekOf(db, id, weekOf(state.finishedAt)));
  if (found === null) return null;
  if (found.counted) return 'counted';
  return found.meetings >= WEEK_MEETINGS ? 'meetings' : 'history';
}

/** Whole points: nobody argues about a tenth. */
export function toRating(
  rating: Pick<MatchRating, 'counted' | 'reason' | 'before' | 'after' | 'ranks'>,
): NonNullable<RatingAnswer> {
  const { counted, reason, before, after, ranks } = rating;
  const whole = ([a, b]: readonly [number, number]): [number, number] => [
    Math.round(a),
    Math.round(b),
  ];
  return {
    ...{ counted, reason, before: whole(before), after: whole(after) },
    ranks: ranks && { before: [ranks[0], ranks[1]], after: [ranks[2], ranks[3]] },
  };
}
