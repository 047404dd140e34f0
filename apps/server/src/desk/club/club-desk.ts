import { EVENT_PICTURES } from '@goats/art';
import type { Calls } from '@goats/contract';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError, invalidInput, refuse } from '../../errors.ts';
import type { EventRow } from '../../people/club/club-store.ts';
import { isOversold } from '../../people/club/club-store.ts';
import type { ActingOperator } from '../audit-log/acting-operator.ts';
import {
  lockEvent,
  lockProposal,
  type ProposalRow,
  replaceOptions,
  saveEvent,
  saveProposal,
} from './club-desk-store.ts';

type EventPlan = z.output<Calls['PUT /api/admin/club/events/:id']['body']>;
type ProposalPlan = z.output<Calls['PUT /api/admin/club/proposals/:id']['body']>;

/** The pictures that are drawn for events. */
export const EVENT_IMAGES = EVENT_PICTURES.map((name) => `/api/images/event-${name}.webp`);

export async function planEvent(
  { db }: Deps,
  operator: ActingOperator,
  id: string,
  { startsAt, endsAt, ...plan }: EventPlan,
): Promise<EventRow> {
  if (!EVENT_IMAGES.includes(plan.image)) {
    throw invalidInput('image', 'must be one of the pictures that are drawn for events');
  }
  return db.transaction(async (tx) => {
    const before = await lockEvent(tx, id);
    const event = { ...plan, id, starts_at: new Date(startsAt), ends_at: new Date(endsAt) };
    const row = await saveEvent(tx, event).catch((error: unknown) => {
      if (!isOversold(error)) throw error;
      throw new AppError('CONFLICT', `${before?.taken} tickets are taken: there must be as many.`);
    });
    await operator.record(tx, before ? 'event changed' : 'event planned', {
      event: id,
      title: plan.title,
      startsAt,
      tickets: plan.tickets,
    });
    return row;
  });
}

export async function callOffEvent(
  { db }: Deps,
  operator: ActingOperator,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const event = await lockEvent(tx, id);
    if (!event) throw refuse('event-unknown');
    if (event.taken > 0) {
      throw new AppError('CONFLICT', `${event.taken} tickets are taken: this one takes place.`);
    }
    await tx.query('delete from club_events where id = $1', [id]);
    await operator.record(tx, 'event called off', { event: id, title: event.title });
  });
}

export async function propose(
  { db }: Deps,
  operator: ActingOperator,
  id: string,
  plan: ProposalPlan,
): Promise<ProposalRow> {
  return db.transaction(async (tx) => {
    const before = await lockProposal(tx, id);
    const labels = before?.options.map((option) => option.label) ?? [];
    const sameQuestion =
      before?.title === plan.title &&
      before.text === plan.text &&
      labels.join('\n') === plan.options.join('\n');
    if (before && hasVotes(before) && !sameQuestion) {
      throw new AppError('CONFLICT', 'Goats have voted on this: only its end can be moved.');
    }
    await saveProposal(tx, { ...plan, id, closesAt: new Date(plan.closesAt) });
    if (!sameQuestion) await replaceOptions(tx, id, plan.options);
    await operator.record(tx, before ? 'proposal changed' : 'proposal made', {
      proposal: id,
      title: plan.title,
      closesAt: plan.closesAt,
    });
    return (await lockProposal(tx, id))!;
  });
}

export async function withdrawProposal(
  { db }: Deps,
  operator: ActingOperator,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const proposal = await lockProposal(tx, id);
    if (!proposal) throw refuse('proposal-unknown');
    if (hasVotes(proposal)) throw new AppError('CONFLICT', 'Goats have voted on this: it stands.');
    await tx.query('delete from club_options where proposal_id = $1', [id]);
    await tx.query('delete from club_proposals where id = $1', [id]);
    await operator.record(tx, 'proposal withdrawn', { proposal: id, title: proposal.title });
  });
}

function hasVotes(proposal: ProposalRow): boolean {
  return proposal.options.some((option) => option.votes > 0);
}
