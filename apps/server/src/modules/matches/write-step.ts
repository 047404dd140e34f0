import type { Action, MatchEvent, MatchState } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { engageCards } from '../cards/engagements.ts';
import { houseTimeFor } from './house-seats.ts';
import { type StoredMatch, saveStep, vaultOf } from './match-store.ts';
import type { Play } from './play.ts';
import { replayedCommitment } from './rejections.ts';
import { type Settled, settleMatches } from './settle-match.ts';
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
  const rated = (settled: Settled | null) =>
    settled && { ...next, rating: settled.rating && toRating(settled.rating) };
  const save = async (to: Queryable) => {
    if (staked && state.phase === 'finished') {
      return rated((await settleMatches(to, [{ match, state, events }]))[0]!);
    }
    if (!(await saveStep(to, { match, state, events, houseAt }))) return null;
    if (swap !== null) await engageCards(to, swapOf(match, swap), action.at);
    return next;
  };
  /** Together with whatever else is happening elsewhere at this moment. */
  const saveAlong = async () => {
    const { lanes } = play;
    if (staked && state.phase === 'finished') {
      return rated(await lanes.settle({ match, state, events }));
    }
    return (await lanes.save({ match, state, events, houseAt })) ? next : null;
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
