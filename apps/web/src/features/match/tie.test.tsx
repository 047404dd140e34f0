import type { Answer } from '@goats/ui/api/client.ts';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { announcement, callOf, shareWords } from './commentary.ts';
import { consequences } from './end/consequences.ts';
import { type Match, sidesOf } from './match-types.ts';
import { rematchTerms } from './rematch/rematch-rules.ts';
import { tieOf } from './tie.ts';
import { PaperOfTie } from './tie-paper.tsx';

type Cup = Answer<'GET /api/cups/:id'>;

const YOU = `0x91fa${'0'.repeat(32)}c07e`;
const THEY = `0x5467${'0'.repeat(32)}74ba`;
const THIRD = `0x7777${'0'.repeat(32)}7777`;

function tieMatch(winner: string | null, over: Partial<Match> = {}): Match {
  const player = (address: string, name: string | null) => ({
    ...{ address, name, announcedCard: { id: 1, name: 'The Flea', rarity: 'Rare' } },
    ...{ committed: true, opened: true },
  });
  return {
    ...{ id: '40', mode: 'duel', kind: 'cup', originId: 7, phase: 'finished', you: YOU },
    ...{ turn: null, stake: 0, payouts: [0, 0], rounds: [], step: 'pick', deciders: [] },
    players: [player(YOU, null), player(THEY, 'Billy')],
    score: [2, 1],
    result: {
      ...{ winner, reason: winner ? 'points' : 'void', payouts: [0, 0], treasuryBonus: 0 },
      ...{ cardToWinner: null, improved: null, restingCards: [], restsUntil: null, rating: null },
    },
    ...over,
  } as unknown as Match;
}

function cup(round: number, winner: string | null, over: Partial<Cup> = {}): Cup {
  return {
    ...{ id: 7, name: 'Rare Cup No. 7', kind: 'knockout', status: 'running', rounds: 3 },
    ...{ clubs: null, entries: [] },
    ties: [{ round, index: 0, players: [YOU, THEY], matchId: '40', winner }],
    ...over,
  } as unknown as Cup;
}

const news = (match: Match, of: Cup) => tieOf(match, of, true)?.news;

describe('a tie at full time', () => {
  it('says who goes where, to both players and to whoever watches', () => {
    expect(news(tieMatch(YOU), cup(1, YOU))).toBe('Through to the semi-final');
    expect(news(tieMatch(YOU), cup(2, YOU))).toBe('Through to the final');
    expect(news(tieMatch(THEY), cup(1, THEY))).toBe('Out of the cup');
    expect(news(tieMatch(THEY, { you: null }), cup(1, THEY))).toBe(
      'Billy is through to the semi-final',
    );
  });

  it('names the winner of a final, and the second', () => {
    expect(news(tieMatch(YOU), cup(3, YOU))).toBe('The cup is yours');
    expect(news(tieMatch(THEY), cup(3, THEY))).toBe('Second in the cup');
    expect(news(tieMatch(THEY, { you: null }), cup(3, THEY))).toBe('Billy lifts the cup');
  });

  it('lets the cup’s coin speak where nobody opened', () => {
    const match = tieMatch(null);
    expect(callOf(match).text).toBe('Nobody opened. The cup’s coin says who goes on.');
    expect(news(match, cup(1, YOU))).toBe('Through to the semi-final');
  });

  it('counts for the club where two of them meet', () => {
    const clubs = [{ name: 'Meadow' }, { name: 'Hill' }] as unknown as Cup['clubs'];
    const entries = [{ address: THEY, club: 1 }] as unknown as Cup['entries'];
    const match = cup(1, THEY, { kind: 'clubs', rounds: 1, clubs, entries });
    expect(news(tieMatch(THEY), match)).toBe('A win for Hill');
    expect(tieOf(tieMatch(THEY), match, false)?.round).toBe('Club match');
  });

  it('tells nothing before the pitch has shown the end', () => {
    expect(tieOf(tieMatch(YOU), cup(2, YOU), false)).toMatchObject({
      round: 'Semi-final',
      news: null,
      next: null,
    });
  });

  it('leads on to the next tie as soon as it has begun', () => {
    const next = { round: 2, index: 0, players: [YOU, THIRD], matchId: '41', winner: null };
    const before = cup(1, YOU);
    const after = { ...before, ties: [...before.ties, next] } as unknown as Cup;
    expect(tieOf(tieMatch(YOU), before, true)?.next).toBeNull();
    expect(tieOf(tieMatch(YOU), after, true)?.next).toBe('41');
    expect(tieOf(tieMatch(YOU, { you: null }), after, true)?.next).toBeNull();
  });
});

describe('what a tie is not', () => {
  it('promises no HOOF and no rematch', () => {
    const match = tieMatch(YOU);
    expect(callOf(match).text).not.toContain('vault');
    expect(announcement({ ...match, phase: 'pick' } as Match, match)).not.toContain('HOOF');
    expect(shareWords(match).text).toContain('in the cup');
    expect(rematchTerms(match)).toBeNull();
  });

  it('says what it changed without a payout or a promise of +1', () => {
    const match = tieMatch(YOU);
    const words = consequences(match, sidesOf(match)).flatMap((each) => each.words);
    expect(words.join(' ')).toContain('Nothing is paid for a tie');
    expect(words.join(' ')).not.toContain('out of the vault');
    expect(words.join(' ')).not.toContain('No +1');
  });

  it('has a paper that leads to the bracket', () => {
    const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
    const tie = tieOf(tieMatch(YOU), cup(2, YOU), true);
    const markup = renderToStaticMarkup(
      <RouterContextProvider router={router}>
        <PaperOfTie tie={tie} cupId={7} />
      </RouterContextProvider>,
    );
    expect(markup).toContain('Rare Cup No. 7');
    expect(markup).toContain('Through to the final');
    expect(markup).toContain('href="/cups/7"');
  });
});
