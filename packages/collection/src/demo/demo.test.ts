import { cardOfToken, RARITIES } from '@goats/rules';
import { expect, test } from 'vitest';
import { mintedCard } from '../minted/minted-cards.ts';
import { demoAuctions } from './demo-auctions.ts';
import { demoRole } from './demo-roles.ts';
import { demoSales, lastBuyers } from './demo-sales.ts';
import { houseHand } from './house-hands.ts';
import { demoAddress, housePlayers } from './house-players.ts';

const UNTIL = 1_770_000_000_000;
const YEAR = 365 * 24 * 60 * 60 * 1000;
const ADDRESS = /^0x[0-9a-f]{40}$/;

test('a year of sales, none in the future, none twice, the same from the same seed', () => {
  const sales = demoSales('demo', UNTIL);
  expect(sales).toEqual(demoSales('demo', UNTIL));
  expect(sales[0]!.price).not.toBe(demoSales('other', UNTIL)[0]!.price);
  expect(new Set(sales.map((sale) => sale.transactionHash)).size).toBe(sales.length);
  for (const sale of sales) {
    expect(sale.soldAt).toBeLessThan(UNTIL);
    expect(sale.soldAt).toBeGreaterThanOrEqual(UNTIL - YEAR);
    expect(sale.price).toBeGreaterThan(0);
    expect(sale.transactionHash).toMatch(/^0x[0-9a-f]{64}$/);
    expect(sale.buyer).toMatch(ADDRESS);
    expect(sale.buyer).not.toBe(sale.seller);
  }
});

test('nobody sells a card they do not hold at that moment', () => {
  const owners = new Map<number, string>();
  for (const sale of demoSales('demo', UNTIL)) {
    const owner = owners.get(sale.tokenId) ?? demoAddress('studio');
    expect(sale.seller).toBe(owner);
    owners.set(sale.tokenId, sale.buyer);
  }
  expect(lastBuyers(demoSales('demo', UNTIL))).toEqual(owners);
});

test('every goat has sales, or the leaderboard would miss one', () => {
  const goats = new Set(
    demoSales('demo', UNTIL).map((sale) => mintedCard(cardOfToken(sale.tokenId)!)!.goat),
  );
  expect(goats.size).toBe(10);
});

test('a few cards go to and fro between two wallets, for the ranking to leave out', () => {
  const pairs = new Map<string, Set<string>>();
  for (const sale of demoSales('demo', UNTIL)) {
    const pair = [sale.tokenId, ...[sale.buyer, sale.seller].sort()].join();
    const buyers = pairs.get(pair) ?? new Set();
    pairs.set(pair, buyers.add(sale.buyer));
  }
  expect([...pairs.values()].filter((buyers) => buyers.size === 2).length).toBeGreaterThanOrEqual(
    3,
  );
});

test('thirty auctions run, three a goat, with bids that each beat the one before by 0.1', () => {
  const auctions = demoAuctions('demo');
  expect(auctions.length).toBe(30);
  expect(new Set(auctions.map((auction) => auction.cardId)).size).toBe(30);
  for (const auction of auctions) {
    expect(auction.startOffsetMs).toBeLessThan(0);
    expect(auction.endOffsetMs).toBeGreaterThan(10 * 60 * 1000);
    let amount = auction.startPrice;
    let time = auction.startOffsetMs;
    for (const [index, bid] of auction.bids.entries()) {
      const least = index === 0 ? amount : amount + 0.1;
      expect(bid.bidAmount).toBeGreaterThanOrEqual(least - 1e-9);
      expect(bid.offsetMs).toBeGreaterThan(time);
      expect(bid.offsetMs).toBeLessThan(0);
      expect(bid.bidderAddress).toMatch(ADDRESS);
      amount = bid.bidAmount;
      time = bid.offsetMs;
    }
  }
  expect(auctions.some((auction) => auction.bids.length === 0)).toBe(true);
  expect(auctions.some((auction) => auction.bids.length >= 5)).toBe(true);
});

test('no card is on auction, in a hand and traded at once', () => {
  for (const auction of demoAuctions('demo')) expect(demoRole(auction.cardId)).toBe('auction');
  for (const sale of demoSales('demo', UNTIL)) {
    expect(demoRole(cardOfToken(sale.tokenId)!)).toBe('market');
  }
  for (const player of housePlayers()) {
    for (const id of houseHand(player.slug)) expect(demoRole(id)).toBe('house');
  }
});

test('each house player can play every tier and a squad of ten, with cards of its own', () => {
  const players = housePlayers();
  expect(players.length).toBeGreaterThanOrEqual(6);
  expect(new Set(players.map((player) => player.address)).size).toBe(players.length);
  const hands = players.map((player) => houseHand(player.slug));
  const all = hands.flat();
  expect(new Set(all).size).toBe(all.length);
  for (const hand of hands) {
    expect(hand.length).toBeGreaterThanOrEqual(10);
    const tiers = new Set(hand.map((id) => mintedCard(id)!.rarity));
    expect(tiers.size).toBe(RARITIES.length);
  }
  expect(houseHand('nobody')).toEqual([]);
});
