import { describe, expect, it } from 'vitest';
import type { BattleRequest } from '../battle-queries.ts';
import { cardsFor, joinableFirst, joinState } from './request-rules.ts';

const WALLET = '0x91fA33bE00000000000000000000000000000001';
const request = {
  fromPlayerId: '0x0000000000000000000000000000000000000002',
  hoofStake: 25,
  gameMode: 'duel',
  fromCard: { rarity: 'Rare', goatScore: 78 } as BattleRequest['fromCard'],
} as const;
const rare = { free: true, rarity: 'Rare', goatScore: 80, bond: null } as const;
const wallet = { address: WALLET, balance: 100, cards: [rare, rare], kept: 2 };

describe('the button of a battle request', () => {
  it('asks for a wallet before anything else', () => {
    expect(joinState(request, { ...wallet, address: null }).kind).toBe('no-wallet');
  });

  it('lets nobody join their own battle, however the address is written', () => {
    const own = { ...request, fromPlayerId: WALLET.toLowerCase() };
    expect(joinState(own, wallet).kind).toBe('own');
  });

  it('says how much is required and how much is there', () => {
    expect(joinState(request, { ...wallet, balance: 24 })).toEqual({
      kind: 'insufficient',
      words: 'Insufficient HOOF balance. Required: 25, Available: 24',
    });
  });

  it('does not call a wallet poor before its balance has arrived', () => {
    expect(joinState(request, { ...wallet, balance: undefined }).kind).toBe('loading');
  });

  it('names the tier that is missing, and the ten cards of a squad', () => {
    expect(joinState(request, { ...wallet, cards: [{ ...rare, free: false }] })).toMatchObject({
      kind: 'no-card',
      words: 'Needs a free Rare card of your own.',
    });
    expect(joinState({ ...request, gameMode: 'squad' }, wallet).kind).toBe('no-card');
    const ten = Array.from({ length: 10 }, () => rare);
    expect(joinState({ ...request, gameMode: 'squad' }, { ...wallet, cards: ten }).kind).toBe(
      'ready',
    );
  });

  it('says that a last card is not put at stake, once it is known how many there are', () => {
    expect(joinState(request, { ...wallet, kept: 1 }).kind).toBe('last-card');
    expect(joinState(request, { ...wallet, kept: undefined }).kind).toBe('ready');
  });

  it('offers the fairest card first', () => {
    const cards = [rare, { ...rare, goatScore: 77 }, { ...rare, goatScore: 85 }];
    expect(cardsFor(request, cards).map(({ goatScore }) => goatScore)).toEqual([77, 80, 85]);
  });
});

describe('the order of battle requests', () => {
  it('shows what can be joined before what cannot', () => {
    const epic = { ...request, fromCard: { ...request.fromCard, rarity: 'Epic' } as const };
    const dear = { ...request, hoofStake: 101 };
    const own = { ...request, fromPlayerId: WALLET.toLowerCase() };
    expect(joinableFirst([epic, dear, request, own], wallet)).toEqual([own, request, epic, dear]);
  });
});
