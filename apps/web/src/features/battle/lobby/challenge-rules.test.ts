import { describe, expect, it } from 'vitest';
import type { OwnedCard } from '../../wallet/wallet-queries.ts';
import {
  acceptProblem,
  createProblem,
  firstOpponent,
  isKind,
  isOwn,
  matchingCards,
  payoutPreview,
  playableFirst,
} from './challenge-rules.ts';

const WALLET = '0x91fA33bE00000000000000000000000000000001';
const card = (over: Partial<OwnedCard>): OwnedCard => ({
  id: 1,
  tokenId: 1_000_001,
  name: 'The Flea #0001',
  goatName: 'The Flea',
  momentTitle: 'Slalom',
  rarity: 'Rare',
  imageUrl: '/api/images/card-1.webp',
  goatScore: 78,
  attributes: {} as OwnedCard['attributes'],
  free: true,
  restsUntil: null,
  gamesToday: 0,
  grown: 0,
  bond: null,
  listing: null,
  place: 'stadium',
  ...over,
});

const NOW = Date.parse('2025-06-15T12:00:00Z');

describe('creating a challenge', () => {
  const draft = {
    address: WALLET,
    card: card({}),
    type: 'Epic',
    stake: 50,
    balance: 899_979,
  } as const;

  it('says what is missing instead of sending half a challenge', () => {
    const words = 'Please select an NFT and connect your wallet';
    expect(createProblem({ ...draft, card: undefined })).toMatchObject({
      title: 'Missing Information',
      description: words,
    });
    expect(createProblem({ ...draft, address: null })?.title).toBe('Missing Information');
    expect(createProblem({ ...draft, type: '' })?.title).toBe('Missing Information');
  });

  it('names the stake that the wallet cannot cover', () => {
    expect(createProblem({ ...draft, balance: 49.99 })).toMatchObject({
      title: 'Insufficient Balance',
      description: 'You need at least 50 $HOOF to create this challenge',
    });
    expect(createProblem({ ...draft, balance: 50 })).toBeNull();
  });
});

describe('accepting a challenge', () => {
  const challenge = { challengerId: WALLET.toLowerCase(), hoofStake: 25 };

  it('asks for a wallet first', () => {
    expect(acceptProblem(challenge, null, undefined)).toMatchObject({
      title: 'Wallet Not Connected',
      description: 'Please connect your wallet to accept challenges',
    });
  });

  it('keeps players from themselves, however their wallet writes its address', () => {
    expect(isOwn(challenge, WALLET)).toBe(true);
    expect(acceptProblem(challenge, WALLET, 100)?.title).toBe('Cannot Accept Own Challenge');
  });

  it('stops before a stake that is not there', () => {
    const other = '0x0000000000000000000000000000000000000002';
    expect(acceptProblem(challenge, other, 24)?.title).toBe('Insufficient Balance');
    expect(acceptProblem(challenge, other, 25)).toBeNull();
  });

  it('offers at most three cards, free and of the tier, the strongest first', () => {
    const cards = [
      card({ id: 1, goatScore: 71 }),
      card({ id: 2, goatScore: 83 }),
      card({ id: 3, goatScore: 90, rarity: 'Epic' }),
      card({ id: 4, goatScore: 84, free: false }),
      card({ id: 5, goatScore: 79 }),
      card({ id: 6, goatScore: 72 }),
    ];
    expect(matchingCards(cards, 'Rare', NOW).map(({ id }) => id)).toEqual([2, 5, 6]);
    expect(matchingCards(cards, 'Legendary', NOW)).toEqual([]);
  });
});

describe('the payout before it is staked for', () => {
  it('adds the underdog bonus to both stakes', () => {
    expect(payoutPreview(50, 'Rare', 'Epic', (bonus) => bonus <= 25)).toEqual({
      bothStakes: 100,
      multiplier: 1.5,
      bonus: 25,
      winnerTakes: 125,
    });
  });

  it('promises no bonus that the day’s purse no longer has', () => {
    expect(payoutPreview(50, 'Rare', 'Epic', (bonus) => bonus <= 24)).toMatchObject({
      bonus: 0,
      winnerTakes: 100,
    });
  });

  it('promises a favourite nothing extra', () => {
    expect(payoutPreview(10, 'Legendary', 'Common', () => true)).toMatchObject({
      bonus: 0,
      winnerTakes: 20,
    });
  });
});

describe('the order of open challenges', () => {
  it('shows a newcomer what the first pack can answer, before what it cannot', () => {
    const asks = (rarity: OwnedCard['rarity'], challengerId = '0x2') => ({ challengerId, rarity });
    const [legendary, rare, common, own] = [
      asks('Legendary'),
      asks('Rare'),
      asks('Common'),
      asks('Epic', WALLET.toLowerCase()),
    ];
    const cards = [card({ rarity: 'Common' }), card({ rarity: 'Legendary', free: false })];
    expect(playableFirst([legendary, rare, common, own], WALLET, cards, NOW)).toEqual([
      own,
      common,
      legendary,
      rare,
    ]);
    expect(playableFirst([legendary, rare], null, undefined, NOW)).toEqual([legendary, rare]);
  });
});

describe('the first opponent', () => {
  const house = (over: Partial<Parameters<typeof firstOpponent>[0][number]>) => ({
    challengerHouse: true,
    challengerStrength: 'friendly' as const,
    challengerNftRarity: 'Rare' as const,
    challengerNftGoatScore: 78,
    hoofStake: 10,
    rarity: 'Rare' as const,
    ...over,
  });
  const rare = card({ id: 1, goatScore: 80 });
  const common = card({ id: 2, rarity: 'Common', goatScore: 66 });
  const first = (challenges: ReturnType<typeof house>[], cards = [rare, common], balance = 500) =>
    firstOpponent(challenges, cards, balance, NOW);

  it('is friendly before anything else', () => {
    const sharp = house({ challengerStrength: 'sharp', challengerNftGoatScore: 61 });
    const friendly = house({ challengerNftGoatScore: 84 });
    expect(first([sharp, friendly])).toEqual({ challenge: friendly, card: rare });
    expect(isKind(friendly)).toBe(true);
    expect(isKind(sharp)).toBe(false);
  });

  it('plays tier against tier before a crowd has to be explained', () => {
    const underdog = house({ challengerNftRarity: 'Common', challengerNftGoatScore: 60 });
    const even = house({ challengerNftGoatScore: 82 });
    expect(first([underdog, even])?.challenge).toBe(even);
    expect(isKind(underdog)).toBe(false);
  });

  it('has no better card than the newcomer, then the smallest stake, then the weakest card', () => {
    const better = house({ challengerNftGoatScore: 81 });
    const dear = house({ challengerNftGoatScore: 72, hoofStake: 75 });
    const even = house({ challengerNftGoatScore: 80 });
    const weak = house({
      challengerNftRarity: 'Common',
      rarity: 'Common',
      challengerNftGoatScore: 62,
    });
    expect(first([better, dear])?.challenge).toBe(dear);
    expect(first([dear, even])?.challenge).toBe(even);
    expect(first([even, weak])).toEqual({ challenge: weak, card: common });
  });

  it('is nobody where no card fits, no card is free, the stake is too high, or no house has asked', () => {
    expect(first([house({ rarity: 'Legendary' })])).toBeNull();
    expect(first([house({})], [card({ free: false })])).toBeNull();
    expect(first([house({ hoofStake: 75 })], [rare], 74)).toBeNull();
    expect(first([house({ challengerHouse: false })])).toBeNull();
  });
});
