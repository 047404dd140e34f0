import { describe, expect, test } from 'vitest';
import { formatDollars, formatEth, formatHoof, formatMatic, formatSol, formatXi } from './money.ts';

describe('money as every screen prints it', () => {
  test.each([
    [41.85, '41.85 SOL'],
    [0, '0.00 SOL'],
    [1111.1, '1,111.10 SOL'],
    ['2.5', '2.50 SOL'],
    [null, '0 SOL'],
    [undefined, '0 SOL'],
    ['', '0 SOL'],
    ['goat', '0 SOL'],
  ])('a price of %s SOL reads %s', (price, text) => {
    expect(formatSol(price)).toBe(text);
  });

  test('MATIC and ETH keep four decimals', () => {
    expect(formatMatic(12.3)).toBe('12.3000 MATIC');
    expect(formatMatic(null)).toBe('0.0000 MATIC');
    expect(formatEth(1.23456)).toBe('1.2346 ETH');
    expect(formatEth('0')).toBe('0.0000 ETH');
    expect(formatEth(-0.00001)).toBe('0.0000 ETH');
  });

  test.each([
    [280, 'Ξ280'],
    [999, 'Ξ999'],
    [999.25, 'Ξ1K'],
    [1000, 'Ξ1K'],
    [1049, 'Ξ1K'],
    [41_200, 'Ξ41.2K'],
    [50_000, 'Ξ50K'],
    [812_400, 'Ξ812.4K'],
    [999_949, 'Ξ999.9K'],
    [999_950, 'Ξ1M'],
    [4_800_000, 'Ξ4.8M'],
    [2_000_000_000, 'Ξ2B'],
    [12.5, 'Ξ12.5'],
    [0.0005, 'Ξ0.0005'],
    [0.000000213, 'Ξ0.00000021'],
    ['39500.00', 'Ξ39.5K'],
    [null, 'Ξ0'],
  ])('a total value of %s reads %s', (value, text) => {
    expect(formatXi(value)).toBe(text);
  });

  test('a HOOF balance shows hundredths only when it has some', () => {
    expect(formatHoof(899_979)).toBe('899,979');
    expect(formatHoof(10_000_000_000)).toBe('10,000,000,000');
    expect(formatHoof(12.5)).toBe('12.50');
    expect(formatHoof(0.1 + 0.2)).toBe('0.30');
    expect(formatHoof(-50)).toBe('-50');
    expect(formatHoof(null)).toBe('0');
  });

  test('tier prices read as on the price list', () => {
    expect([50, 100, 250, 1000].map(formatDollars)).toEqual(['$50', '$100', '$250', '$1000']);
    expect(formatDollars(12_500)).toBe('$12,500');
    expect(formatDollars(9.5)).toBe('$9.50');
    expect(formatDollars(-9.5)).toBe('-$9.50');
  });
});
