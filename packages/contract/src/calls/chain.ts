import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { positiveId, timestamp, walletAddress } from '../fields.ts';
import { idInBody } from './challenges.ts';
import { hoofAmount } from './trading.ts';

const hash = z.string().describe('0x and 64 hexadecimal digits');
const address = z.string();
/** A wallet that is a contract may want more than the 65 bytes of a key. */
const signed = z.string().regex(/^0x([0-9a-fA-F]{2}){1,2048}$/, 'must be a signature');
const seconds = z
  .number()
  .int()
  .min(1)
  .max(2 ** 40 - 1)
  .describe('Seconds since 1970');

/** What one root says, as it is on chain. HOOF in HOOF. */
const root = z.object({
  index: z.number().int().describe('The number that the contract gave it'),
  at: timestamp.describe('When it was posted'),
  sum: z.number().describe('What all accounts in it add up to'),
});

export const chainInfo = z
  .object({
    chainId: z.number().int(),
    embedded: z.boolean(),
    rpcUrl: z.string().nullable().describe('Where a wallet reaches the embedded chain'),
    explorer: z.string().nullable().describe('The block explorer of a real chain'),
    contracts: z.object({ hoof: address, cards: address, stadium: address }),
    root: root.extend({ accounts: hash, cards: hash }),
    pending: root
      .extend({ activeFrom: timestamp })
      .nullable()
      .describe('Of the roots that wait, the one that counts next'),
    nextRootAt: timestamp.nullable().describe('When the next one is due'),
    reserves: z.object({
      balance: z.number().describe('What the Stadium holds'),
      claims: z.number().describe('What could be asked back at most'),
      float: z.number().describe('What vouchers are paid out of'),
      leftToday: z
        .number()
        .describe('What vouchers may still pay today beside what their owners brought'),
      dayShare: z.number().describe('What of it one wallet may take in a day'),
    }),
    terms: z.object({
      rootDelaySeconds: z.number().int(),
      maxSilenceSeconds: z.number().int(),
      lockSeconds: z.number().int(),
      patienceSeconds: z
        .number()
        .int()
        .describe('So long after the lock and the delay of roots an asker leaves with any root'),
    }),
    relay: z.boolean().describe('Whether it is sent for wallets without ether'),
    paused: z.boolean(),
    frozen: z.boolean(),
    head: z.number().int(),
    final: z.number().int(),
    checkedAt: timestamp.nullable().describe('When the chain last answered'),
    problem: z.string().nullable().describe('Why it does not answer now'),
  })
  .meta({ id: 'Chain' });

export const chainOff = z
  .object({
    off: z.literal(true),
    why: z.string(),
    reason: z
      .enum(['operator', 'first-read', 'fault'])
      .describe('Chosen, not read yet, or broken; what is broken is for the operator'),
  })
  .meta({ id: 'ChainOff' });

/** What a wallet sends to the Stadium to redeem it; `transaction` is all of it, ready to be signed. */
export const voucher = z
  .object({
    account: address,
    amount: z.string().optional().describe('In hundredths of a HOOF'),
    tokenId: z.number().int().optional(),
    number: z.number().int(),
    exits: z.number().int().optional(),
    deadline: z.number().int().describe('Seconds since 1970'),
    signature: z.string(),
    proof: z.array(hash).optional().describe('Of a card, against the root that is active now'),
    transaction: z.object({ to: address, data: z.string() }),
  })
  .meta({ id: 'Voucher' });

export const withdrawal = z
  .object({
    id: z.number().int(),
    hoof: z.number().optional(),
    cardId: z.number().int().optional(),
    state: z.enum(['signed', 'seen', 'final', 'expired']),
    createdAt: timestamp,
    deadline: timestamp,
    transactionHash: hash.nullable(),
    voucher: voucher.nullable().describe('While it can be redeemed'),
  })
  .meta({ id: 'Withdrawal' });

export const chainDeposit = z
  .object({
    hoof: z.number().optional(),
    cardId: z.number().int().optional(),
    state: z.enum(['seen', 'final']).describe('seen: arriving; final: credited'),
    transactionHash: hash,
    at: timestamp,
  })
  .meta({ id: 'ChainDeposit' });

/** Everything that 'leave without us' needs. Amounts in hundredths, as text. */
export const exitProof = z
  .object({
    address,
    chainId: z.number().int(),
    contracts: z.object({ hoof: address, cards: address, stadium: address }),
    root: z.object({
      index: z.number().int(),
      hash: hash.describe('Of the accounts tree'),
      cards: hash.describe('Of the cards tree'),
      sum: z.string(),
      deposits: z.number().int(),
      cardDeposits: z.number().int(),
      at: timestamp,
      data: hash.describe('SHA-256 of the published list of leaves'),
    }),
    hoof: z
      .object({
        leaf: z.object({ account: address, balance: z.string(), withdrawn: z.string() }),
        proof: z.object({
          position: z.number().int(),
          hashes: z.array(hash),
          sums: z.array(z.string()),
        }),
      })
      .nullable(),
    cards: z.array(
      z.object({
        tokenId: z.number().int(),
        leaf: z.object({ tokenId: z.number().int(), owner: address }),
        proof: z.array(hash),
      }),
    ),
    deposits: z
      .array(z.object({ number: z.number().int(), amount: z.string() }))
      .describe('Newer than the root: paid back by number after a freeze'),
  })
  .meta({ id: 'ExitProof' });

export const chainWallet = z
  .object({
    address,
    hoof: z.number().describe('In the wallet itself, on chain'),
    ether: z.string().describe('In wei'),
    cards: z.array(z.number().int()).describe('Ids of the cards that it holds on chain'),
    askedAt: timestamp.nullable().describe('Since when it wants to leave'),
    exitFrom: timestamp
      .nullable()
      .describe('From when a root may be posted that it can leave with'),
  })
  .meta({ id: 'ChainWallet' });

export const chainCalls = {
  'GET /api/chain': {
    summary: 'The chain, its contracts, the active root and the reserves; or that it is off',
    tag: 'chain',
    answer: z.union([chainInfo, chainOff]),
  },
  'GET /api/chain/wallets/:address': {
    summary: 'What a wallet holds on the chain itself',
    tag: 'chain',
    params: z.object({ address: walletAddress }),
    answer: chainWallet,
  },
  'POST /api/chain/withdrawals': {
    summary: 'A voucher for HOOF or for a card of one’s own',
    tag: 'chain',
    body: z
      .object({ hoof: hoofAmount.optional(), cardId: idInBody.optional() })
      .refine(({ hoof, cardId }) => (hoof === undefined) !== (cardId === undefined), {
        error: 'must be either hoof or cardId',
        path: ['hoof'],
      }),
    answer: withdrawal,
    status: 201,
  },
  'GET /api/chain/withdrawals': {
    summary: 'One’s own withdrawals, newest first',
    tag: 'chain',
    answer: z.object({ withdrawals: z.array(withdrawal) }),
  },
  'GET /api/chain/withdrawals/:id': {
    summary: 'One of one’s own withdrawals, its proof against the root of now',
    tag: 'chain',
    params: z.object({ id: positiveId }),
    answer: withdrawal,
  },
  'GET /api/chain/deposits': {
    summary: 'One’s own deposits, newest first: arriving and arrived',
    tag: 'chain',
    answer: z.object({ deposits: z.array(chainDeposit) }),
  },
  'POST /api/chain/relays': {
    summary: 'Sends what one’s own wallet has signed: that it leaves, or a deposit, without ether',
    tag: 'chain',
    body: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('ask'), deadline: seconds, signature: signed }),
      z.object({
        kind: z.literal('deposit'),
        hoof: hoofAmount,
        deadline: seconds,
        signature: signed,
        permit: z
          .string()
          .regex(/^0x[0-9a-fA-F]{128,132}$/, 'must be a signature')
          .optional()
          .describe('For the token, with the same amount and deadline'),
      }),
    ]),
    answer: z.object({ transactionHash: hash }),
    status: 201,
  },
  'GET /api/chain/exits/:address': {
    summary: 'Everything that leaving without us needs',
    tag: 'chain',
    params: z.object({ address: walletAddress }),
    answer: exitProof,
  },
  'GET /api/chain/roots': {
    summary: 'The published roots, newest first',
    tag: 'chain',
    answer: z.object({
      roots: z.array(
        root.extend({
          state: z.enum(['posted', 'active', 'replaced', 'dropped']),
          accounts: hash,
          cards: hash,
          data: hash,
          leavesUrl: z.string(),
          accountCount: z.number().int(),
          cardCount: z.number().int(),
          transactionHash: hash.nullable(),
        }),
      ),
    }),
  },
  'GET /api/chain/roots/:index/leaves': {
    summary: 'The list of all leaves of a root, as its hash on chain seals it',
    tag: 'chain',
    params: z.object({ index: positiveId }),
  },
  'GET /api/chain/leaves/:hash': {
    summary: 'The list of leaves with this SHA-256, for whoever keeps a copy',
    tag: 'chain',
    params: z.object({
      hash: z.string().regex(/^0x[0-9a-f]{64}$/, 'must be 0x and 64 hexadecimal digits'),
    }),
  },
  'POST /api/chain/ether': {
    summary: 'Play ether for the signed-in wallet, on the embedded chain only',
    tag: 'chain',
    answer: z.object({ ether: z.string().describe('In wei') }),
  },
  'POST /api/chain/rpc': {
    summary: 'JSON-RPC of the embedded chain: what a wallet needs, and nothing else',
    tag: 'chain',
    body: z.union([z.record(z.string(), z.json()), z.array(z.json())]),
  },
} as const satisfies CallTable;
