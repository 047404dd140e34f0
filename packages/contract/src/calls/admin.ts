import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { cursor, pageSize, positiveId, timestamp, words } from '../fields.ts';
import { analytics } from './admin-analytics.ts';
import { bid } from './catalogue.ts';

const MEGABYTE = 1_048_576;

/** One page of any admin list. */
export const adminPage = z.object({ limit: pageSize(50, 200), cursor: cursor.optional() });

export const adminSession = z
  .object({
    username: z.string(),
    signedInAt: timestamp,
    idleUntil: timestamp.describe('Moves on with every admin call'),
    endsAt: timestamp.describe('And here it ends, in use or not'),
  })
  .meta({ id: 'AdminSession' });

export const auditEntry = z
  .object({
    id: z.number().int(),
    at: timestamp,
    username: z.string().describe('Who; “unknown” when nobody of that name exists'),
    address: z.string().nullable().describe('The network address it came from'),
    action: z.string().describe('Such as “login”, “login failed”, “void bid”, “series published”'),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditEntry' });

export const adminCalls = {
  'POST /api/admin/login': {
    summary: 'The operator logs in; the session is a cookie. 429 with Retry-After after failures',
    tag: 'admin',
    body: z.object({
      username: words(1, 64),
      password: z.string('must not be empty').min(1, 'must not be empty').max(200),
    }),
    answer: adminSession,
  },
  'POST /api/admin/logout': { summary: 'And out again', tag: 'admin', status: 204 },
  'GET /api/admin/session': {
    summary: 'Who is logged in and for how long; 401 when nobody is',
    tag: 'admin',
    answer: adminSession,
  },
  'GET /api/admin/audit-log': {
    summary: 'Everything that operators did, newest first; nothing here can be changed',
    tag: 'admin',
    query: adminPage.extend({
      action: words(1, 60).optional().describe('Only this action'),
    }),
    answer: z.object({ entries: z.array(auditEntry), nextCursor: z.string().nullable() }),
  },
  'GET /api/admin/analytics': {
    summary: 'The live world in numbers',
    tag: 'admin',
    answer: analytics,
  },
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
    body: z.object({ reason: words(3, 300) }),
    answer: z.object({ bid, currentBid: z.number().nullable() }),
  },
} as const satisfies CallTable;
