import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { parseCsv } from './csv.ts';
import { importSales } from './import-sales.ts';
import { readSaleRows } from './sale-rows.ts';

const wallet = (digit: string) => `0x${digit.repeat(40)}`;
let hashes = 0;
const hash = () => `0x${(++hashes).toString(16).padStart(64, '0')}`;
const sale = (tokenId: number, price: number, seller: string, buyer: string) => ({
  tokenId,
  price,
  soldAt: '2026-05-20T10:00:00Z',
  buyer: wallet(buyer),
  seller: wallet(seller),
  transactionHash: hash(),
});

describe('sales', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  const leaderboard = async () => (await server.app.inject('/api/leaderboard?limit=10')).json();
  const importAll = async (sales: unknown[]) => importSales(server.db, readSaleRows({ sales }));

  it('ranks goats by what their cards fetched, and the same file twice changes nothing', async () => {
    expect(await leaderboard()).toEqual([]);
    const file = [
      sale(1_000_003, 12.5, '1', '2'),
      sale(1_000_013, 2, '2', '3'),
      sale(1_000_001, 9, '4', '5'),
    ];
    expect(await importAll(file)).toEqual({ imported: 3, known: 0 });
    expect(await importAll(file)).toEqual({ imported: 0, known: 3 });
    await expect.poll(async () => (await leaderboard()).length).toBe(2);
    const [first, second] = await leaderboard();
    expect(first).toMatchObject({
      goatName: 'The Flea',
      totalValue: '14.5',
      highestSingleSale: '12.5',
      transactionCount: 2,
    });
    expect(first.monthlyValues).toHaveLength(12);
    expect(second.goatName).toBe('The Black Pearl');
  });

  it('leaves out a pair that trades one card back and forth, and says why', async () => {
    await importAll([
      sale(1_000_002, 5, '1', '2'),
      sale(1_000_022, 900, '7', '8'),
      sale(1_000_022, 950, '8', '7'),
      sale(1_000_022, 990, '7', '8'),
    ]);
    await expect
      .poll(async () =>
        (await leaderboard()).find((e: { baseGoatId: number }) => e.baseGoatId === 2),
      )
      .toMatchObject({ totalValue: '5', transactionCount: 1, excludedCount: 3 });
    const excluded = (await server.app.inject('/api/leaderboard/2/excluded')).json();
    expect(excluded).toHaveLength(3);
    expect(excluded[0].reason).toBe(
      '0x7777...7777 and 0x8888...8888 traded this card back and forth.',
    );
  });

  it('imports all rows or none: one bad row is named and nothing is kept', async () => {
    const good = sale(1_000_004, 5, '1', '2');
    await expect(importAll([good, { ...good, price: -1 }])).rejects.toThrow(
      'sales[1].price must be more than 0.',
    );
    for (const wrong of [
      { price: 0.00001 },
      { soldAt: '-100000-01-01T00:00:00Z' },
      { soldAt: '+200000-01-01T00:00:00Z' },
      { soldAt: 'yesterday' },
      { buyer: 'goat\u0000goat' },
    ]) {
      const [field] = Object.keys(wrong);
      await expect(importAll([{ ...good, ...wrong }])).rejects.toThrow(`sales[0].${field} must`);
    }
    await expect(importAll([good, sale(1_999_999, 5, '1', '2')])).rejects.toThrow(
      'sales[1].tokenId is 1999999, which is no card of ours.',
    );
    const [row] = await server.db.query('select 1 from sales where transaction_hash = $1', [
      good.transactionHash,
    ]);
    expect(row).toBeUndefined();
  });

  it('reads CSV with quotes, blank lines and Windows line ends', () => {
    expect(
      parseCsv('\uFEFFtokenId,price\r\n"1000001","1,5"\r\n\r\n1000002,"say ""hi"""\r\n'),
    ).toEqual([
      { tokenId: '1000001', price: '1,5' },
      { tokenId: '1000002', price: 'say "hi"' },
    ]);
    expect(parseCsv(' tokenId , price \n 1000001 , 2 \n,,\n1000002\n')).toEqual([
      { tokenId: '1000001', price: '2' },
      { tokenId: '1000002' },
    ]);
    expect(parseCsv('')).toEqual([]);
    expect(() => readSaleRows({ csv: 'tokenId,price\n1000001,abc' })).toThrow(
      'sales[0].price must be a number.',
    );
  });

  it('names the line of a file that no spreadsheet wrote, instead of guessing', () => {
    for (const csv of ['tokenId,price\n1000001,"2', 'tokenId,price\n1000001,2"5']) {
      expect(() => readSaleRows({ csv })).toThrow(/^csv cannot be read: .* line 2/);
    }
  });
});
