import type { CallInput, Calls } from '@goats/contract';
import { typedNumber } from '../typed-number.ts';
import type { DeskEvent, DeskProposal } from './club-queries.ts';

export type EventPlan = CallInput<Calls['PUT /api/admin/club/events/:id']>['body'];
export type ProposalPlan = CallInput<Calls['PUT /api/admin/club/proposals/:id']>['body'];

/** An event as it is typed: every field is text. */
export interface EventDraft {
  title: string;
  category: EventPlan['category'];
  starts: string;
  ends: string;
  location: string;
  description: string;
  image: string;
  tickets: string;
  highlights: string;
}

export interface ProposalDraft {
  title: string;
  text: string;
  closes: string;
  options: string;
}

/** What is wrong with each field; empty when nothing is. */
export type Problems<Draft> = Partial<Record<keyof Draft, string>>;

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const SLUG_LENGTH = 40;

/**
 * A name for the address that nothing has yet, so that a new event never overwrites another.
 * `freeSlug('Owners’ Supper', ['owners-supper']) // 'owners-supper-2'`
 */
export function freeSlug(title: string, taken: readonly string[]): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[’'\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH - 4)
    .replace(/^-+|-+$/g, '');
  const base = plain || 'untitled';
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? base : `${base}-${count}`;
    if (!taken.includes(slug)) return slug;
  }
}

/** What a datetime-local field holds: `localTime(Date.parse('2026-12-09T19:00Z')) // '2026-12-09T19:00'` in London. */
export function localTime(ms: number): string {
  const shifted = ms - new Date(ms).getTimezoneOffset() * 60_000;
  return new Date(shifted).toISOString().slice(0, 16);
}

/** `linesOf('Red\n\n Blue ') // ['Red', 'Blue']` */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

export function draftOfEvent(event: DeskEvent | undefined, image: string, now: number): EventDraft {
  return {
    title: event?.title ?? '',
    category: event?.category ?? 'Community',
    starts: localTime(event ? Date.parse(event.startsAt) : now + 14 * DAY),
    ends: localTime(event ? Date.parse(event.endsAt) : now + 14 * DAY + 3 * HOUR),
    location: event?.location ?? '',
    description: event?.description ?? '',
    image: event?.image ?? image,
    tickets: event?.tickets?.toString() ?? '',
    highlights: event?.highlights.join('\n') ?? '',
  };
}

export function eventProblems(draft: EventDraft, taken: number): Problems<EventDraft> {
  const tickets = draft.tickets.trim() === '' ? null : typedNumber(draft.tickets, 0);
  const highlights = linesOf(draft.highlights);
  return {
    ...(short(draft.title) && { title: 'Three characters at least' }),
    ...(short(draft.location) && { location: 'Three characters at least' }),
    ...(short(draft.description) && { description: 'Three characters at least' }),
    ...(!isTime(draft.starts) && { starts: 'A day and an hour' }),
    ...(isTime(draft.starts) &&
      !(isTime(draft.ends) && Date.parse(draft.ends) > Date.parse(draft.starts)) && {
        ends: 'A time after it starts',
      }),
    ...(tickets !== null &&
      !(tickets >= Math.max(1, taken) && tickets <= 1_000_000) && {
        tickets: taken > 0 ? `${taken} are taken: at least as many` : 'A whole number, or nothing',
      }),
    ...((highlights.length > 6 || highlights.some((line) => line.length < 3)) && {
      highlights: 'Six lines at most, three characters each at least',
    }),
  };
}

export function planOfEvent(draft: EventDraft): EventPlan {
  return {
    title: draft.title.trim(),
    category: draft.category,
    startsAt: new Date(draft.starts).toISOString(),
    endsAt: new Date(draft.ends).toISOString(),
    location: draft.location.trim(),
    description: draft.description.trim(),
    image: draft.image,
    tickets: draft.tickets.trim() === '' ? null : typedNumber(draft.tickets, 0),
    highlights: linesOf(draft.highlights),
  };
}

export function draftOfProposal(proposal: DeskProposal | undefined, now: number): ProposalDraft {
  return {
    title: proposal?.title ?? '',
    text: proposal?.text ?? '',
    closes: localTime(proposal ? Date.parse(proposal.closesAt) : now + 30 * DAY),
    options: proposal?.options.map(({ label }) => label).join('\n') ?? '',
  };
}

export function proposalProblems(draft: ProposalDraft): Problems<ProposalDraft> {
  const options = linesOf(draft.options);
  const fits =
    options.length >= 2 &&
    options.length <= 8 &&
    options.every((label) => label.length <= 60) &&
    new Set(options).size === options.length;
  return {
    ...(short(draft.title) && { title: 'Three characters at least' }),
    ...(short(draft.text) && { text: 'Three characters at least' }),
    ...(!isTime(draft.closes) && { closes: 'A day and an hour' }),
    ...(!fits && { options: 'Two to eight lines, none twice' }),
  };
}

export function planOfProposal(draft: ProposalDraft): ProposalPlan {
  return {
    title: draft.title.trim(),
    text: draft.text.trim(),
    closesAt: new Date(draft.closes).toISOString(),
    options: linesOf(draft.options),
  };
}

const short = (text: string) => text.trim().length < 3;
const isTime = (text: string) => text >= '2000' && Number.isFinite(Date.parse(text));
