import { z } from 'zod';
import { invalidInput } from '../../../errors.ts';
import { parseCsv } from './csv.ts';

const saleRow = z.object({
  tokenId: z.coerce
    .number({ error: 'must be a token id' })
    .int('must be a token id')
    .min(1_000_001, 'must be a token id')
    .max(2_147_483_647, 'must be a token id'),
  price: z.coerce
    .number({ error: 'must be a number' })
    .positive('must be more than 0')
    .min(0.0001, 'must be 0.0001 at least')
    .max(1e12, 'is more than anybody has'),
  soldAt: z.coerce
    .date({ error: 'must be a time, such as 2026-03-01T12:00:00Z' })
    .min(new Date('2009-01-03'), 'must not be before there were chains')
    .max(new Date('9999-12-31'), 'must be a time, such as 2026-03-01T12:00:00Z'),
  buyer: address('buyer'),
  seller: address('seller'),
  transactionHash: z
    .string({ error: 'must be a transaction hash' })
    .regex(/^0x[0-9a-fA-F]{64}$/, 'must be 0x and 64 hexadecimal digits')
    .transform((hash) => hash.toLowerCase()),
});

export type SaleRow = z.output<typeof saleRow>;

const MAX_ROWS = 50_000;

function address(name: string) {
  return z
    .string({ error: `must be the ${name}'s wallet address` })
    .regex(/^0x[0-9a-fA-F]{40}$/, 'must be a wallet address: 0x and 40 hexadecimal digits')
    .transform((value) => value.toLowerCase());
}

/** CSV with a header line, or a JSON list; both name the columns like a sale's fields. */
export function readSaleRows(input: { csv: string } | { sales: readonly unknown[] }): SaleRow[] {
  const rows = 'csv' in input ? parseCsv(input.csv) : input.sales;
  if (rows.length > MAX_ROWS) throw invalidInput('sales', `must be ${MAX_ROWS} rows at most`);
  return rows.map((row, index) => {
    const parsed = saleRow.safeParse(row);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    const field = issue?.path.join('.') || 'row';
    throw invalidInput(`sales[${index}].${field}`, issue?.message ?? 'is not valid');
  });
}
