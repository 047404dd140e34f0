import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { rarity, timestamp, walletAddress, words } from '../fields.ts';
import { adminPage } from './admin.ts';

const freeze = z.object({ reason: z.string(), since: timestamp }).meta({ id: 'Freeze' });

const address = z.object({ address: walletAddress });
const reason = z.object({ reason: words(3, 300) });
const since = z.iso.datetime({ error: 'must be a time such as 2026-06-01T12:00:00.000Z' });
const count = z.number().int();

const returnLine = {
  cards: count.describe('Would go back to the pool'),
  hoof: z.number().describe('And what was paid for them to the wallet'),
  engaged: count.describe('In an opening or a match, and skipped'),
  gone: count.describe('In somebody else’s hands by now'),
};

export const walletAtDesk = z
  .object({
    address: z.string(),
    house: z.string().nullable().describe('The house player’s name, for one'),
    frozen: freeze.nullable(),
    hoofBalance: z.number(),
    tiers: z.array(z.object({ rarity, held: count, engaged: count })),
    openings: count.describe('Challenges and requests that wait'),
    matches: count.describe('Being played'),
    mints: z
      .array(z.object({ day: z.iso.date(), rarity, cards: count, hoof: z.number() }))
      .describe('Of the last fourteen days, newest first'),
  })
  .meta({ id: 'WalletAtDesk' });

export const adminWalletCalls = {
  'GET /api/admin/wallets/frozen': {
    summary: 'Wallets that may not write for now, newest first',
    tag: 'admin',
    query: adminPage,
    answer: z.object({
      wallets: z.array(freeze.extend({ address: z.string() })),
      nextCursor: z.string().nullable(),
    }),
  },
  'GET /api/admin/wallets/:address': {
    summary: 'What a wallet holds, does and has minted of late',
    tag: 'admin',
    params: address,
    answer: walletAtDesk,
  },
  'POST /api/admin/wallets/:address/freeze': {
    summary:
      'Keep a wallet from writing, with a reason that its owner reads; what it has open ends',
    tag: 'admin',
    params: address,
    body: reason,
    answer: z.object({
      frozen: freeze,
      cancelled: count.describe('Openings that were given back'),
    }),
  },
  'DELETE /api/admin/wallets/:address/freeze': {
    summary: 'Let it write again',
    tag: 'admin',
    params: address,
    body: reason,
    status: 204,
  },
  'GET /api/admin/wallets/:address/returns': {
    summary: 'Dry run: which cards minted since then would go back to the pool, by tier',
    tag: 'admin',
    params: address,
    query: z.object({ since }),
    answer: z.object({
      since: timestamp,
      tiers: z.array(z.object({ rarity, ...returnLine })),
      total: z.object(returnLine),
    }),
  },
  'POST /api/admin/wallets/:address/returns': {
    summary: 'Send them back and give the wallet, which has to be frozen, its HOOF',
    tag: 'admin',
    params: address,
    body: reason.extend({
      since,
      cards: count.positive('must be at least one').describe('As the dry run showed'),
    }),
    answer: z.object({
      cards: count,
      hoof: z.number(),
      engaged: z.array(count).describe('Cards that were skipped'),
    }),
  },
} as const satisfies CallTable;
