import { z } from 'zod';
import { rarity, timestamp } from '../fields.ts';

const count = z.number().int();
const hoof = z.number().describe('HOOF');

const openings = z.object({ open: count, accepted: count, cancelled: count, expired: count });

const day = z.object({
  day: z.string().describe('2026-06-01, UTC'),
  started: count,
  finished: count,
  practice: count.describe('Matches without a stake, in neither of the two'),
});

const topStake = z.object({
  vault: z.string().describe('Such as challenge:12'),
  wallet: z.string(),
  name: z.string().nullable().describe('Of a house player'),
  amount: hoof,
});

/** Everything at one instant: one snapshot, so that the sums agree with each other. */
export const analytics = z
  .object({
    at: timestamp,
    players: z.object({
      wallets: count.describe('That opened the starter pack'),
      house: count,
      battlers: count.describe('With a settled match'),
    }),
    sessions: z.object({
      wallets: count,
      operators: count,
      seenLastHour: count.describe('Wallet sessions; that one is in use is noted once an hour'),
    }),
    hoof: z.object({
      supply: hoof,
      treasury: hoof,
      wallets: hoof,
      vaults: hoof,
      chain: hoof.describe('Outside the Stadium, in wallets on the chain'),
      promised: hoof.describe('Bonuses the treasury keeps back for live matches'),
    }),
    stakes: z.object({ open: count, sum: hoof, top: z.array(topStake).max(10) }),
    challenges: openings,
    requests: openings,
    matches: z.object({
      live: count,
      finished: count,
      practice: count,
      byPhase: z.object({ commit: count, open: count, pick: count, finished: count }),
      days: z.array(day).length(30).describe('The last thirty days, oldest first'),
    }),
    cards: z.object({
      total: count,
      owned: count,
      minted: count.describe('For HOOF; the others were granted'),
      ownedByRarity: z.array(z.object({ rarity, owned: count, total: count })),
    }),
    auctions: z.object({ running: count, ended: count }),
    bids: z.object({
      total: count,
      voided: count,
      verified: count,
      lapsed: count.describe('Typed, and not confirmed in time'),
      highest: z.number().nullable().describe('SOL, of the running auctions'),
    }),
    sales: z.object({ count, volume: z.number(), excluded: count.describe('Wash trades') }),
    newsletter: z.object({ subscribers: count }),
    series: z.object({ drafts: count, published: count, cards: count }),
  })
  .meta({ id: 'Analytics' });
