import { describe, expect, it } from 'vitest';
import type { MatchSummary } from '../battle-queries.ts';
import { battleResult, cardWords, endingWords } from './battle-result.ts';

const ME = '0x91fa33be00000000000000000000000000000001';
const THEM = '0x0000000000000000000000000000000000000002';
const match = (over: Partial<MatchSummary>): MatchSummary =>
  ({
    id: '7',
    mode: 'duel',
    kind: 'request',
    phase: 'finished',
    players: [{ address: THEM }, { address: ME }],
    score: [1, 2],
    stake: 10,
    payouts: [50, 50],
    winner: ME,
    reason: 'points',
    rating: {
      counted: 1,
      reason: 'First meeting of these two in seven days: it counts in full.',
      ranks: null,
      before: [1500, 1500],
      after: [1437.6, 1562.4],
    },
    ...over,
  }) as MatchSummary;

describe('a past battle in My Battles', () => {
  it('counts what came in beyond the own stake, from the second seat too', () => {
    expect(battleResult(match({}), ME.toUpperCase().replace('0X', '0x'))).toMatchObject({
      seat: 1,
      outcome: 'won',
      hoof: 40,
      rating: { after: 1562, change: 62 },
    });
  });

  it('shows a loser the stake that is gone, and no more', () => {
    expect(battleResult(match({ winner: THEM }), ME)).toMatchObject({ outcome: 'lost', hoof: -10 });
  });

  it('moves nothing for practice or for a match that was called off', () => {
    expect(battleResult(match({ kind: 'practice', rating: null }), ME).hoof).toBe(0);
    expect(battleResult(match({ winner: null, reason: 'void', rating: null }), ME)).toMatchObject({
      outcome: 'void',
      hoof: 0,
      rating: null,
    });
  });

  it('says what was brought instead of what was announced, and which card went to whom', () => {
    const named = (name: string) => ({ name }) as MatchSummary['players'][0]['card'];
    const [flea, king] = [named('The Flea #0012'), named('The King #0412')];
    const side = (address: string, name: string | null, brought: typeof flea | null) => ({
      ...{ address, name, house: name !== null, card: flea, brought },
    });
    const players: MatchSummary['players'] = [
      side(THEM, 'Gaffer Billy', null),
      side(ME, null, king),
    ];
    const lost = match({ players, winner: THEM, cardToWinner: king });
    const nameOf = () => 'Nanny';
    expect(cardWords(lost, 1, nameOf)).toEqual([
      'Brought The King #0412 instead of The Flea #0012.',
      'Lost The King #0412 to Gaffer Billy.',
    ]);
    expect(cardWords(lost, 0, nameOf)).toEqual([
      'Nanny brought The King #0412 instead of The Flea #0012.',
      'Won The King #0412 from Nanny.',
    ]);
    const stayed = match({ players: [players[0], side(ME, null, null)], cardToWinner: null });
    expect(cardWords(stayed, 1, nameOf)).toEqual([]);
  });

  it('says how a match ended that was not played out', () => {
    expect(endingWords('coin')).toBe('on the toss of a coin');
    expect(endingWords('points')).toBe('');
  });
});
