import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { positiveId } from '../fields.ts';
import { bid } from './catalogue.ts';

const MEGABYTE = 1_048_576;

export const adminCalls = {
  'POST /api/admin/login': {
    summary: 'The operator logs in; the session is a cookie',
    tag: 'admin',
    body: z.object({
      username: z.string().min(1, 'must not be empty').max(64),
      password: z.string().min(1, 'must not be empty').max(200),
    }),
    answer: z.object({ username: z.string() }),
  },
  'POST /api/admin/logout': { summary: 'And out again', tag: 'admin', status: 204 },
  'POST /api/admin/sales/import': {
    summary:
      'Sales from the external marketplace, all or none; the same file twice changes nothing',
    tag: 'admin',
    bodyLimitBytes: 16 * MEGABYTE,
    body: z.union([
      z.object({
        csv: z
          .string()
          .describe('With a header: tokenId,price,soldAt,buyer,seller,transactionHash'),
      }),
      z.object({ sales: z.array(z.unknown()) }),
    ]),
    answer: z.object({
      imported: z.number().int(),
      known: z.number().int().describe('Rows that were there already'),
    }),
  },
  'POST /api/admin/bids/:id/void': {
    summary: 'Take a bid out of its auction, with a reason',
    tag: 'admin',
    params: z.object({ id: positiveId }),
    body: z.object({ reason: z.string().trim().min(3, 'must say why').max(300) }),
    answer: z.object({ bid, currentBid: z.number().nullable() }),
  },
} as const satisfies CallTable;
