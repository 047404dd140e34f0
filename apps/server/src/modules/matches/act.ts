import type { matchAction } from '@goats/contract';
import {
  type Action,
  type Attribute,
  apply,
  type MatchCard,
  type Seat,
  seatOf,
} from '@goats/rules';
import type { z } from 'zod';
import type { Queryable } from '../../db/database.ts';
import { AppError, notFound } from '../../errors.ts';
import { matchCardOf } from './match-cards.ts';
import { findMatch, type StoredMatch } from './match-store.ts';
import type { Play } from './play.ts';
import { rejected } from './rejections.ts';
import { type Decided, tooBusy, writeStep } from './write-step.ts';

export type PlayerAction = z.output<typeof matchAction>;

/** Both players may act at one instant; whoever read too early reads again. */
const MOST_TRIES = 20;

/**
 * One action of one player, decided by the engine on the newest state and written in one statement;
 * only a secret swap takes more than one. A refusal changes nothing.
 *
 * `await act(play, 7, wallet, { type: 'pick', attribute: 'pace' })`
 */
export async function act(
  play: Play,
  matchId: number,
  address: string,
  action: PlayerAction,
  tx?: Queryable,
): Promise<StoredMatch> {
  return step(
    play,
    matchId,
    async (match) => {
      const seat = seatOf(match.state, address);
      if (seat === null) throw notAPlayer();
      return toEngine(tx ?? play.deps.db, match, seat, action, play.deps.clock.now());
    },
    tx,
  );
}

/** A watcher's attempt; 403, because the match is public and only the move is not. */
export function notAPlayer(): AppError {
  return new AppError('NOT_A_PLAYER', 'Only its two players can act in this match.');
}

export function noSuchMatch(): AppError {
  return notFound('There is no such match.');
}

type Decide = (match: StoredMatch) => Promise<Action>;

/** Reads, decides and writes until nobody came in between. Used by players and by the clock alike. */
export async function step(
  play: Play,
  matchId: number,
  decide: Decide,
  tx?: Queryable,
): Promise<StoredMatch> {
  const from = tx ?? play.deps.db;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    // What this instance wrote last is usually the newest; if not, deciding or writing tells.
    const remembered = tries === 0 && !tx ? play.recent.get(matchId) : undefined;
    const match = remembered ?? (await findMatch(from, matchId));
    if (!match) throw noSuchMatch();
    const decided = await decideOn(match, decide).catch((error) => {
      // Refused on a state that may be old: the newest one has the last word.
      if (remembered) return null;
      throw error;
    });
    const next = decided && (await writeStep(play, match, decided, tx));
    play.recent.delete(matchId);
    if (!next) continue;
    play.journal(match, decided);
    // Inside somebody's transaction nothing has happened yet; whoever commits it says so.
    if (!tx) {
      play.recent.set(next);
      play.announcements.announce([`match:${matchId}`]);
    }
    return next;
  }
  throw tooBusy();
}

async function decideOn(match: StoredMatch, decide: Decide): Promise<Decided> {
  const action = await decide(match);
  const outcome = apply(match.state, action);
  if (!outcome.ok) throw rejected(outcome.rejection);
  return { action, state: outcome.state, events: outcome.events };
}

async function toEngine(
  db: Queryable,
  match: StoredMatch,
  seat: Seat,
  action: PlayerAction,
  at: number,
): Promise<Action> {
  switch (action.type) {
    case 'commit':
      return { type: 'commit', seat, commitment: action.commitment, at };
    case 'open': {
      const ids = action.cardIds ?? (action.cardId === undefined ? [] : [action.cardId]);
      const cards = await broughtCards(db, match, seat, ids);
      return { type: 'open', seat, cards, seed: action.seed, salt: action.salt, at };
    }
    case 'pick':
      // The engine itself tells an attribute from any other word.
      return { type: 'pick', seat, attribute: action.attribute as Attribute, at };
    case 'concede':
      return { type: 'concede', seat, at };
  }
}

/**
 * The cards an opening names, from the table, the lent hand or the collection. Owner and form are
 * checked when they are engaged, after the engine has found that the hash speaks of them.
 */
async function broughtCards(
  db: Queryable,
  match: StoredMatch,
  seat: Seat,
  ids: readonly number[],
): Promise<MatchCard[]> {
  const { announced } = match.state.players[seat];
  const known = [...announced, ...(match.hands?.[seat] ?? [])];
  return Promise.all(
    ids.map(async (id) => {
      const own = known.find((card) => card.id === id);
      if (own) return own;
      // A line-up comes from the deck: the engine refuses a stranger's number by itself.
      if (match.state.mode === 'squad') return stranger(announced[0]!, id);
      if (match.hands !== null) {
        throw new AppError('CARD_NOT_YOURS', 'That card is not in the hand you practise with.');
      }
      return (await matchCardOf(db, id)) ?? stranger(announced[0]!, id);
    }),
  );
}

function stranger(like: MatchCard, id: number): MatchCard {
  return { ...like, id };
}
