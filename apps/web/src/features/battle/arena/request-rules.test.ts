import { describe, expect, it } from 'vitest';
import type { BattleRequest } from '../battle-queries.ts';
import { bestTen, cardsFor, joinableFirst, joinState, squadFor } from './request-rules.ts';

const NOW = Date.parse('2025-06-15T12:00:00Z');

const WALLET = '0x91fA33bE00000000000000000000000000000001';
const request = {
  fromPlayerId: '0x0000000000000000000000000000000000000002',
  hoofStake: 25,
  gameMode: 'duel',
  fromCard: { rarity: 'Rare', goatScore: 78 } as BattleRequest['fromCard'],
} as const;
const rare = {
  free: true,
  restsUntil: null,
  gamesToday: 0,
  rarity: 'Rare',
  goatScore: 80,
  bond: null,
} as const;
const wallet = { address: WALLET, balance: 100, cards: [rare, rare], kept: 2 };

describe('the button of a battle request', () => {
  it('asks for a wallet before anything else', () => {
    expect(joinState(request, { ...wallet, address: null }, NOW).kind).toBe('no-wallet');
  });

  it('lets nobody join their own battle, however the address is written', () => {
    const own = { ...request, fromPlayerId: WALLET.toLowerCase() };
    expect(joinState(own, wallet, NOW).kind).toBe('own');
  });

  it('says how much is required and how much is there', () => {
    expect(joinState(request, { ...wallet, balance: 24 }, NOW)).toMatchObject({
      kind: 'insufficient',
      words: 'Insufficient HOOF balance. Required: 25, Available: 24',
    });
  });

  it('does not call a wallet poor before its balance has arrived', () => {
    expect(joinState(request, { ...wallet, balance: undefined }, NOW).kind).toBe('loading');
  });

  it('names the tier that is missing, and the ten cards of a squad', () => {
    expect(
      joinState(request, { ...wallet, cards: [{ ...rare, rarity: 'Epic' }] }, NOW),
    ).toMatchObject({
      kind: 'no-card',
      title: 'No Matching NFTs',
      words: 'Needs a free Rare card of your own.',
    });
    expect(joinState({ ...request, gameMode: 'squad' }, wallet, NOW).kind).toBe('no-card');
    const ten = Array.from({ length: 10 }, () => rare);
    expect(joinState({ ...request, gameMode: 'squad' }, { ...wallet, cards: ten }, NOW).kind).toBe(
      'ready',
    );
  });

  it('does not say that there are none where they only rest, but when the first one is back', () => {
    const resting = { ...rare, free: false, restsUntil: '2025-06-15T14:30:00Z' };
    expect(joinState(request, { ...wallet, cards: [resting] }, NOW)).toMatchObject({
      title: 'Having a Rest',
      words: 'Needs a free Rare card of your own. The first one is back in 2h 30m.',
    });
    const rested = NOW + 3 * 60 * 60 * 1000;
    expect(joinState(request, { ...wallet, cards: [resting] }, rested).kind).toBe('ready');
    expect(cardsFor(request, [resting], rested)).toEqual([resting]);
  });

  it('says that a last card is not put at stake, once it is known how many there are', () => {
    expect(joinState(request, { ...wallet, kept: 1 }, NOW).kind).toBe('last-card');
    expect(joinState(request, { ...wallet, kept: undefined }, NOW).kind).toBe('ready');
  });

  it('offers the fairest card first', () => {
    const cards = [rare, { ...rare, goatScore: 77 }, { ...rare, goatScore: 85 }];
    expect(cardsFor(request, cards, NOW).map(({ goatScore }) => goatScore)).toEqual([77, 80, 85]);
  });
});

describe('the order of battle requests', () => {
  it('shows what can be joined before what cannot', () => {
    const epic = { ...request, fromCard: { ...request.fromCard, rarity: 'Epic' } as const };
    const dear = { ...request, hoofStake: 101 };
    const own = { ...request, fromPlayerId: WALLET.toLowerCase() };
    expect(joinableFirst([epic, dear, request, own], wallet, NOW)).toEqual([
      own,
      request,
      epic,
      dear,
    ]);
  });
});

describe('ten cards', () => {
  const card = (id: number, goatScore: number, more: object = {}) => ({
    ...{ ...rare, id, goatScore, bond: null as 'lent' | null },
    ...more,
  });

  it('are the strongest, led by the strongest that may be lost', () => {
    const hand = [
      card(1, 99, { bond: 'lent' }),
      ...[60, 90, 80, 70, 71, 72, 73, 74, 75, 76, 77].map((score, i) => card(i + 2, score)),
    ];
    expect(bestTen(hand)).toEqual([3, 1, 4, 12, 11, 10, 9, 8, 7, 6]);
  });

  it('answer a squad card by card with what is nearest, so that what is confirmed is what goes in', () => {
    const face = (rarity: string, goatScore: number) =>
      ({ rarity, goatScore }) as BattleRequest['fromCard'];
    const fromDeck = [face('Rare', 78), face('Common', 50), face('Rare', 90)];
    const squad = { fromCard: fromDeck[0]!, fromDeck };
    const common = card(4, 40, { rarity: 'Common' });
    const hand = [card(1, 90), card(2, 77), card(3, 78, { bond: 'lent' }), common];
    expect(squadFor(squad, hand, NOW).map(({ id }) => id)).toEqual([2, 4, 1]);
    expect(squadFor(squad, hand.slice(0, 2), NOW)).toEqual([]);
  });

  it('leave what is for sale on the shelf, unless nothing else is there', () => {
    const listing = { price: 40, listedAt: '2025-06-15T11:00:00Z' };
    const face = { rarity: 'Rare', goatScore: 80 } as BattleRequest['fromCard'];
    const request = { fromCard: face, fromDeck: [face] };
    const [sold, kept] = [card(1, 80, { listing }), card(2, 60)];
    const ids = (cards: (typeof sold)[]) => cards.map(({ id }) => id);
    expect(ids(cardsFor(request, [sold, kept], NOW))).toEqual([2, 1]);
    expect(ids(squadFor(request, [sold, kept], NOW))).toEqual([2]);
    expect(ids(squadFor(request, [sold], NOW))).toEqual([1]);
  });
});
