import { describe, expect, it } from 'vitest';
import type { Challenge } from '../../battle/challenge-queries.ts';
import type { Match, MatchCard } from '../match-types.ts';
import { proposalBy, rematchCards, rematchTerms } from './rematch-rules.ts';

const face = (id: number, rarity: MatchCard['rarity'] = 'Rare', goatScore = 78) =>
  ({ id, rarity, goatScore }) as MatchCard;
const owned = (
  id: number,
  over: { rarity?: MatchCard['rarity']; goatScore?: number; free?: boolean } = {},
) => ({
  id,
  rarity: 'Rare' as MatchCard['rarity'],
  goatScore: 78,
  free: true,
  restsUntil: null,
  gamesToday: 0,
  ...over,
});

function duel(over: Partial<Match> = {}): Match {
  return {
    mode: 'duel',
    kind: 'challenge',
    you: '0xb',
    stake: 25,
    players: [
      { address: '0xa', announcedCard: face(1, 'Epic') },
      { address: '0xb', announcedCard: face(2), card: face(3) },
    ],
    ...over,
  } as Match;
}

const NOW = Date.parse('2025-06-15T12:00:00Z');

describe('a rematch', () => {
  it('asks the opponent for the tier they brought, for the same stake', () => {
    expect(rematchTerms(duel())).toMatchObject({ tier: 'Epic', stake: 25, opponent: '0xa' });
  });

  it('stays in the own tier where the loser’s card is at stake', () => {
    expect(rematchTerms(duel({ kind: 'request' }))).toMatchObject({ tier: 'Rare' });
  });

  it('is no offer to whoever only watched', () => {
    expect(rematchTerms(duel({ you: null }))).toBeNull();
    expect(rematchTerms(duel({ kind: 'practice' }))).toBeNull();
  });

  it('brings the card that really played', () => {
    expect(rematchCards(duel(), [owned(2), owned(3)], NOW)?.[0]?.id).toBe(3);
  });

  it('replaces a card that must rest by the nearest free one of its tier', () => {
    const cards = [
      owned(3, { free: false }),
      owned(4, { goatScore: 71 }),
      owned(5, { goatScore: 80 }),
      owned(6, { goatScore: 78, rarity: 'Epic' }),
    ];
    expect(rematchCards(duel(), cards, NOW)?.[0]?.id).toBe(5);
  });

  it('offers nothing rather than a card of another tier', () => {
    expect(rematchCards(duel(), [owned(6, { rarity: 'Epic' })], NOW)).toBeNull();
  });

  it('fills a squad up to ten, and gives up with nine', () => {
    const deck = Array.from({ length: 10 }, (_, at) => face(at + 10));
    const match = duel({ mode: 'squad' });
    const seated = {
      ...match,
      players: [match.players[0], { ...match.players[1], deck }],
    } as Match;
    const hand = [...deck.slice(1).map(({ id }) => owned(id)), owned(99)];
    expect(rematchCards(seated, hand, NOW)?.map(({ id }) => id)).toEqual([
      99, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    ]);
    expect(rematchCards(seated, hand.slice(1), NOW)).toBeNull();
  });
});

describe('the proposal of the other side', () => {
  const terms = rematchTerms(duel());
  const open = {
    challengerId: '0xa',
    hoofStake: 25,
    status: 'open',
    createdAt: '2026-01-01T12:00:05Z',
  } as Challenge;
  const look = (challenge: Partial<Challenge>) =>
    terms &&
    proposalBy('0xa', terms, '2026-01-01T12:00:00Z', {
      challenges: [{ ...open, ...challenge }],
      requests: [],
    });

  it('is found on the same terms', () => {
    expect(look({})).toMatchObject({ kind: 'challenge' });
  });

  it.each([
    ['for another stake', { hoofStake: 50 }],
    ['from before the match', { createdAt: '2026-01-01T11:00:00Z' }],
    ['of somebody else', { challengerId: '0xc' }],
    ['that is taken', { status: 'accepted' as const }],
  ])('is not one %s', (_, challenge) => {
    expect(look(challenge)).toBeNull();
  });
});
