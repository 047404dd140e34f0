import { weightOn } from './club-service.ts';
import type { ClubEventRow } from './club-store.ts';
import type { ProposalRow } from './proposal-store.ts';

export function toEventPreview(row: ClubEventRow) {
  return {
    id: row.id,
    title: row.title,
    date: row.starts_at.toISOString(),
    category: row.category,
    description: row.description,
    image: row.image,
    limited: row.tickets !== null,
    ticketsRemaining: row.tickets === null ? null : row.tickets - row.taken,
  };
}

export function toEvent(row: ClubEventRow) {
  return {
    ...toEventPreview(row),
    ends: row.ends_at.toISOString(),
    location: row.location,
    reserved: row.reserved,
  };
}

export function toPastEvent(row: ClubEventRow, highlights: string[] = row.highlights) {
  const { id, title, category, image } = row;
  return { id, title, date: row.starts_at.toISOString(), category, image, highlights };
}

export function toProposal(row: ProposalRow, now: number) {
  return {
    id: row.id,
    title: row.title,
    text: row.text,
    closesAt: row.closes_at.toISOString(),
    open: row.closes_at.getTime() > now,
    options: row.options.map(({ option, label, votes }) => ({ option, label, votes })),
    totalVotes: row.options.reduce((sum, { votes }) => sum + votes, 0),
    goatsLeft: row.goats_left,
    goatsSpent: row.goats_spent,
    votesLeft: row.goats_left * weightOn(row),
    yourVotes: row.options
      .filter(({ own }) => own > 0)
      .map(({ option, own }) => ({ option, votes: own })),
  };
}

/** What is to come first come first, what is over last first. */
export function programme(rows: readonly ClubEventRow[], now: number) {
  const isOver = (row: ClubEventRow) => row.ends_at.getTime() <= now;
  return { coming: rows.filter((row) => !isOver(row)), past: rows.filter(isOver).reverse() };
}
