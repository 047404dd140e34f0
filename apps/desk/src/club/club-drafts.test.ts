import { describe, expect, it } from 'vitest';
import {
  draftOfEvent,
  draftOfProposal,
  eventProblems,
  freeSlug,
  linesOf,
  localTime,
  planOfEvent,
  planOfProposal,
  proposalProblems,
} from './club-drafts.ts';
import type { DeskEvent, DeskProposal } from './club-queries.ts';

const EVENT: DeskEvent = {
  id: 'owners-supper',
  title: 'Owners’ Supper',
  startsAt: '2027-02-24T18:00:00.000Z',
  endsAt: '2027-02-24T23:00:00.000Z',
  location: 'The long table',
  category: 'Community',
  description: 'Grass for those who asked.',
  image: '/api/images/event-supper.webp',
  tickets: 25,
  highlights: ['Short speeches'],
  taken: 3,
};

const PROPOSAL: DeskProposal = {
  id: 'third-kit',
  title: 'What colour is the third kit?',
  text: 'Worn on rainy Thursdays.',
  closesAt: '2027-01-14T12:00:00.000Z',
  open: true,
  options: [
    { option: 1, label: 'Clover green', votes: 0 },
    { option: 2, label: 'Barn-door red', votes: 0 },
  ],
  totalVotes: 0,
};

describe('the address of what the operator makes', () => {
  it('a second supper does not overwrite the first', () => {
    expect(freeSlug('Owners’ Supper', [])).toBe('owners-supper');
    expect(freeSlug('Owners’ Supper', ['owners-supper', 'owners-supper-2'])).toBe(
      'owners-supper-3',
    );
  });

  it('any title makes an address that the server takes', () => {
    for (const title of ['¡Olé!', '—', 'É'.repeat(80), ' 3 : 2 ', 'a'.repeat(80)]) {
      expect(freeSlug(title, [freeSlug(title, [])])).toMatch(/^[a-z0-9-]{1,40}$/);
    }
    expect(freeSlug('El Fenómeno', [])).toBe('el-fenomeno');
  });
});

describe('an event as it is typed', () => {
  it('is saved as it was when nothing is touched', () => {
    const { id: _id, taken: _taken, ...plan } = EVENT;
    expect(planOfEvent(draftOfEvent(EVENT, '', 0))).toEqual(plan);
    expect(eventProblems(draftOfEvent(EVENT, '', 0), EVENT.taken)).toEqual({});
  });

  it('a new one names what is missing, and nothing that is not', () => {
    const draft = draftOfEvent(undefined, EVENT.image, Date.parse('2026-03-01T12:00:00Z'));
    expect(Object.keys(eventProblems(draft, 0))).toEqual(['title', 'location', 'description']);
    expect(planOfEvent(draft).tickets).toBeNull();
  });

  it('cannot end before it starts, nor have fewer tickets than are taken', () => {
    const draft = draftOfEvent(EVENT, '', 0);
    expect(eventProblems({ ...draft, ends: draft.starts }, 0).ends).toBeDefined();
    expect(eventProblems({ ...draft, ends: '' }, 0).ends).toBeDefined();
    expect(eventProblems({ ...draft, starts: '' }, 0).starts).toBeDefined();
    expect(eventProblems({ ...draft, tickets: '2' }, 3).tickets).toBe(
      '3 are taken: at least as many',
    );
    for (const tickets of ['0', '2.5', 'many', '-1']) {
      expect(eventProblems({ ...draft, tickets }, 0).tickets).toBeDefined();
    }
    expect(eventProblems({ ...draft, tickets: '' }, 3).tickets).toBeUndefined();
  });

  it('has six highlights at most, one a line', () => {
    expect(linesOf(' Ten goats \n\nOne speech')).toEqual(['Ten goats', 'One speech']);
    const draft = { ...draftOfEvent(EVENT, '', 0), highlights: 'abc\n'.repeat(7) };
    expect(eventProblems(draft, 0).highlights).toBeDefined();
  });

  it('shows the operator their own clock', () => {
    const at = Date.parse('2026-12-09T19:30:00.000Z');
    expect(Date.parse(localTime(at))).toBe(at);
  });
});

describe('a proposal as it is typed', () => {
  it('is saved as it was when only its end is looked at', () => {
    const { title, text, closesAt } = PROPOSAL;
    expect(planOfProposal(draftOfProposal(PROPOSAL, 0))).toEqual({
      title,
      text,
      closesAt,
      options: ['Clover green', 'Barn-door red'],
    });
  });

  it('needs two answers that differ', () => {
    const draft = draftOfProposal(PROPOSAL, 0);
    expect(proposalProblems(draft)).toEqual({});
    for (const options of ['Yes', 'Yes\nYes', 'a\nb\nc\nd\ne\nf\ng\nh\ni']) {
      expect(proposalProblems({ ...draft, options }).options).toBeDefined();
    }
    expect(
      Object.keys(proposalProblems(draftOfProposal(undefined, Date.parse(PROPOSAL.closesAt)))),
    ).toEqual(['title', 'text', 'options']);
  });
});
