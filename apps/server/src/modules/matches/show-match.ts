import { type MatchCard, seatOf } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { cardsOfWallet } from '../cards/holding-store.ts';
import { toMatchCard } from './match-cards.ts';
import type { MatchRating, StoredMatch } from './match-store.ts';
import { type MatchAnswer, matchAnswer, type RatingAnswer } from './match-view.ts';
import type { Play } from './play.ts';
import { NOBODY, type Totals } from './presence.ts';

/** A hand larger than this is not offered whole. */
const MOST_OFFERED = 100;

/**
 * The whole answer for one viewer; inside a transaction, read from that.
 * `await showMatch(play, match, wallet, { totals })`
 */
export async function showMatch(
  play: Play,
  match: StoredMatch,
  viewer: string | null,
  options: {
    readonly totals?: Totals;
    readonly from?: Queryable;
    /** The answer to a move leaves out what could have been brought: it costs a query. */
    readonly choices?: boolean;
  } = {},
): Promise<MatchAnswer> {
  const { clock, db } = play.deps;
  const { totals = NOBODY, from = db, choices = true } = options;
  const now = clock.now();
  const seat = seatOf(match.state, viewer);
  const [a, b] = totals.connected;
  return matchAnswer(from, play.faces, match, viewer, {
    now,
    // Whoever is being answered is here.
    connected: [a || seat === 0, b || seat === 1],
    watchers: totals.watchers,
    rating: await ratingOf(from, match),
    yourCards: choices ? await choicesOf(from, match, viewer, now) : null,
  });
}

/** The announced card and every free one of its tier; a squad's deck; or the hand that was lent. */
async function choicesOf(
  db: Queryable,
  match: StoredMatch,
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
  if (hands !== null) return hands[seat];
  const { rarity } = announced[0]!;
  const filter = { rarity, free: true, limit: MOST_OFFERED, afterId: 0 };
  const free = await cardsOfWallet(db, viewer, viewer, filter, now);
  return [...announced, ...free.slice(0, MOST_OFFERED).map(toMatchCard)];
}

async function ratingOf(db: Queryable, match: StoredMatch): Promise<RatingAnswer> {
  if (match.state.phase !== 'finished' || match.kind === 'practice') return null;
  if (match.rating !== undefined) return match.rating;
  const [row] = await db.prepared<MatchRating & Record<string, unknown>>(
    'rating-of-match',
    'select counted, reason, before, after from match_ratings where match_id = $1',
    [match.id],
  );
  return row ? toRating(row) : null;
}

/** Whole points: nobody argues about a tenth. */
export function toRating({ counted, reason, before, after }: MatchRating): MatchRating {
  const whole = ([a, b]: readonly [number, number]): [number, number] => [
    Math.round(a),
    Math.round(b),
  ];
  return { counted, reason, before: whole(before), after: whole(after) };
}
