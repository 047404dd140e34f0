import { REMATCH_WITHIN_MS } from '@goats/rules';
import { describe, expect, it } from 'vitest';
import type { BattleRequest } from '../../battle/battle-queries.ts';
import type { Challenge } from '../../battle/challenge-queries.ts';
import type { OwnedCard } from '../../wallet/wallet-queries.ts';
import type { Match, MatchCard } from '../match-types.ts';
import { proposalIn, rematchCards, rematchTerms, tooLateForRematch } from './rematch-rules.ts';

const face = (id: number, rarity: MatchCard['rarity'] = 'Rare', goatScore = 78) =>
  ({ id, rarity, goatScore }) as MatchCard;
const owned = (
  id: number,
  over: Partial<Pick<OwnedCard, 'rarity' | 'goatScore' | 'free' | 'bond' | 'listing'>> = {},
) => ({
  id,
  rarity: 'Rare' as const,
  goatScore: 78,
  free: true,
  restsUntil: null,
  gamesToday: 0,
  bond: null,
  listing: null,
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

  it('puts no lent card at stake in a battle', () => {
    const cards = [owned(4, { bond: 'lent' }), owned(5, { goatScore: 60 })];
    expect(rematchCards(duel({ kind: 'request' }), cards, NOW)?.[0]?.id).toBe(5);
    expect(rematchCards(duel(), cards, NOW)?.[0]?.id).toBe(4);
    // It may have been brought in secret; a captain it is not.
    const brought = [owned(3, { bond: 'lent' }), owned(5, { goatScore: 60 })];
    expect(rematchCards(duel({ kind: 'request' }), brought, NOW)?.[0]?.id).toBe(5);
    expect(rematchCards(duel(), brought, NOW)?.[0]?.id).toBe(3);
  });

  it('leaves what is for sale on the shelf, unless nothing else is there', () => {
    const listing = { price: 40, seller: '0xb', since: '2025-06-15T11:00:00Z' };
    const [same, sold] = [owned(3, { listing }), owned(4, { listing })];
    const kept = owned(5, { goatScore: 60 });
    expect(rematchCards(duel(), [same, sold, kept], NOW)?.[0]?.id).toBe(5);
    expect(rematchCards(duel(), [sold, same], NOW)?.[0]?.id).toBe(3);
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

describe('a proposal', () => {
  it('says who made it, how it stands and what whoever takes it up would win', () => {
    const common = { id: 7, status: 'open', matchId: null };
    const challenge = { ...common, challengerId: '0xa', winnerTakes: 50, bonus: 25 } as Challenge;
    const told = { id: 7, player: '0xa', status: 'open', matchId: null };
    expect(proposalIn({ challenge, request: null })).toEqual({ ...told, wins: 50 });
    const request = { ...common, fromPlayerId: '0xa', prizePool: 80 } as BattleRequest;
    expect(proposalIn({ challenge: null, request })).toEqual({ ...told, wins: 80 });
    expect(proposalIn({ challenge: null, request: null })).toBeNull();
  });

  it('is not offered any more to whoever comes back half an hour later', () => {
    const finishedAt = new Date(NOW).toISOString();
    const over = duel({ result: { finishedAt } as NonNullable<Match['result']> });
    expect(tooLateForRematch(over, NOW + REMATCH_WITHIN_MS - 1)).toBe(false);
    expect(tooLateForRematch(over, NOW + REMATCH_WITHIN_MS)).toBe(true);
  });
});
