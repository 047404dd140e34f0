import type { Action, FinishedState, MatchEvent, MatchState } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { type Rating, type Result, ratingsFor } from '../battles/rate-match.ts';
import { engageCards } from '../cards/engagements.ts';
import { houseTimeFor } from './house-seats.ts';
import { type StoredMatch, saveStep, vaultOf } from './match-store.ts';
import type { Play } from './play.ts';
import { replayedCommitment } from './rejections.ts';
import { type Ending, resultOf, settleMatches, writtenDown } from './settle-match.ts';
import { toRating } from './show-match.ts';

/** What the engine made of an action. */
export interface Decided {
  readonly action: Action;
  readonly state: MatchState;
  readonly events: readonly MatchEvent[];
}

/** Null when somebody was faster: then nothing was written. */
export async function writeStep(
  play: Play,
  match: StoredMatch,
  { action, state, events }: Decided,
  tx?: Queryable,
): Promise<StoredMatch | null> {
  const { db } = play.deps;
  const staked = match.kind !== 'practice';
  const swap = staked ? swappedCard(match.state, action) : null;
  const houseAt = houseTimeFor(state, action.at);
  const next = { ...match, state, version: match.version + events.length };
  /** Settled with what it says about its players. */
  const settle = async (
    end: FinishedState,
    rate: (result: Result) => Promise<Rating>,
    settleIt: (ending: Ending) => Promise<boolean>,
  ) => {
    const result = resultOf(end);
    const rating = result && (await rate(result));
    const settled = await settleIt({ match, state: end, events, rating });
    return settled ? { ...next, rating: rating && toRating(writtenDown(rating)) } : null;
  };
  const save = async (to: Queryable) => {
    if (staked && state.phase === 'finished') {
      return settle(
        state,
        async (result) => (await ratingsFor(to, [result]))[0]!,
        async (ending) => (await settleMatches(to, [ending]))[0]!,
      );
    }
    if (!(await saveStep(to, { match, state, events, houseAt }))) return null;
    if (swap !== null) await engageCards(to, swapOf(match, swap), action.at);
    return next;
  };
  /** Together with whatever else is happening elsewhere at this moment. */
  const saveAlong = async () => {
    const { rate, settle: settleAlong, save: saveStepAlong } = play.lanes;
    if (staked && state.phase === 'finished') return settle(state, rate, settleAlong);
    return (await saveStepAlong({ match, state, events, houseAt })) ? next : null;
  };
  try {
    return await (tx ? save(tx) : swap === null ? saveAlong() : db.transaction(save));
  } catch (error) {
    // A transaction that was refused something cannot go on; its caller can try again.
    if (isOvertaken(error)) {
      if (tx) throw tooBusy(error);
      return null;
    }
    throw replayedCommitment(error);
  }
}

/** What the database says when something was read and had changed when it was written. */
function isOvertaken(error: unknown): boolean {
  return (error as { code?: string }).code === 'HF007';
}

export function tooBusy(cause?: unknown): AppError {
  return new AppError('UNAVAILABLE', 'Too much at one instant here. Try again in a moment.', {
    cause,
    headers: { 'retry-after': '1' },
  });
}

/** The card that an opening brings in place of the announced one, or null. */
function swappedCard(state: MatchState, action: Action) {
  if (action.type !== 'open' || state.mode !== 'duel') return null;
  const card = action.cards[0];
  const { address, announced } = state.players[action.seat];
  return card === undefined || card.id === announced[0]!.id ? null : { id: card.id, address };
}

function swapOf(match: StoredMatch, swap: { id: number; address: string }) {
  return {
    cardIds: [swap.id],
    wallet: swap.address,
    reference: vaultOf(match),
    // The list of a wallet's cards would give the swap away.
    secretly: true,
  };
}
