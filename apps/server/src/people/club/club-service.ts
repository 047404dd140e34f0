import { voteWeight } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { type AppError, invalidInput, refuse } from '../../errors.ts';
import {
  type ClubEventRow,
  deleteTicket,
  eventById,
  insertTicket,
  isOversold,
} from './club-store.ts';
import { insertVotes, type ProposalRow, proposalById } from './proposal-store.ts';
import type { Member } from './require-owner.ts';

export async function requireEvent(
  db: Queryable,
  id: string,
  wallet: string,
): Promise<ClubEventRow> {
  const event = await eventById(db, id, wallet);
  if (!event) throw refuse('event-unknown');
  return event;
}

function refuseBegun(event: ClubEventRow, now: number): void {
  if (event.starts_at.getTime() <= now) {
    throw refuse('event-begun');
  }
}

export async function reserve(
  tx: Queryable,
  id: string,
  { wallet }: Member,
  now: number,
): Promise<ClubEventRow> {
  refuseBegun(await requireEvent(tx, id, wallet), now);
  try {
    await insertTicket(tx, id, wallet, new Date(now));
  } catch (error) {
    if (isOversold(error)) {
      throw refuse('tickets-taken');
    }
    throw error;
  }
  const event = await requireEvent(tx, id, wallet);
  if (event.reserved) return event;
  throw refuse('no-goat-for-ticket');
}

export async function giveBack(
  tx: Queryable,
  id: string,
  { wallet }: Member,
  now: number,
): Promise<ClubEventRow> {
  refuseBegun(await requireEvent(tx, id, wallet), now);
  await deleteTicket(tx, id, wallet);
  return requireEvent(tx, id, wallet);
}

export async function vote(
  tx: Queryable,
  ballot: { proposalId: string; option: number },
  { wallet }: Member,
  now: number,
): Promise<ProposalRow> {
  const { proposalId, option } = ballot;
  const proposal = await proposalById(tx, proposalId, wallet);
  if (!proposal) throw refuse('proposal-unknown');
  if (proposal.closes_at.getTime() <= now) {
    throw refuse('vote-over');
  }
  if (!proposal.options.some((each) => each.option === option)) {
    throw invalidInput('option', 'must be one of the options');
  }
  if (proposal.goats_left === 0) throw allHaveVoted(proposal);
  const weight = weightOn(proposal);
  const cast = await insertVotes(tx, { proposalId, option, wallet, weight, at: new Date(now) });
  if (cast === 0) throw allHaveVoted(proposal);
  return (await proposalById(tx, proposalId, wallet)) ?? proposal;
}

/** The tier on a ballot: a card that raised its former owner's there raises nobody else's. */
export function weightOn({ goats_left, goats_voted }: ProposalRow): number {
  return voteWeight(goats_left + goats_voted);
}

function allHaveVoted({ goats_voted, goats_spent }: ProposalRow): AppError {
  if (goats_voted + goats_spent === 0) {
    return refuse('no-vote');
  }
  return refuse(goats_spent > 0 ? 'all-voted-some-before' : 'all-voted');
}
