import { compactNumber, fixedGrouped, type Numeric, toFinite } from './numbers.ts';

/** `formatSol(41.85) // '41.85 SOL'`, `formatSol(null) // '0 SOL'` */
export function formatSol(price: Numeric): string {
  const value = toFinite(price);
  return value === null ? '0 SOL' : `${fixedGrouped(value, 2)} SOL`;
}

/** `formatMatic(0.5) // '0.5000 MATIC'` */
export function formatMatic(price: Numeric): string {
  return `${fixedGrouped(toFinite(price) ?? 0, 4)} MATIC`;
}

/** A wallet's own chain balance: `formatEth(1.23456) // '1.2346 ETH'` */
export function formatEth(balance: Numeric): string {
  return `${fixedGrouped(toFinite(balance) ?? 0, 4)} ETH`;
}

/**
 * Leaderboard and marketplace money: `formatXi(41200) // 'Ξ41.2K'`, `formatXi(640) // 'Ξ640'`. What a
 * card fetched in HOOF may be very little of it, and is not nothing: `formatXi(0.0005) // 'Ξ0.0005'`
 */
export function formatXi(value: Numeric): string {
  const xi = toFinite(value) ?? 0;
  return `Ξ${xi > 0 && xi < 0.01 ? Number(xi.toPrecision(2)).toFixed(8).replace(/0+$/, '') : compactNumber(xi)}`;
}

/**
 * HOOF as it travels on the wire; hundredths appear only when there are some.
 * `formatHoof(899979) // '899,979'`, `formatHoof(12.5) // '12.50'`
 */
export function formatHoof(hoof: Numeric): string {
  const hundredths = Math.round((toFinite(hoof) ?? 0) * 100);
  return fixedGrouped(hundredths / 100, hundredths % 100 === 0 ? 0 : 2);
}

/**
 * Four digits stay together, as the price list prints them.
 * `formatDollars(1000) // '$1000'`, `formatDollars(12500) // '$12,500'`
 */
export function formatDollars(dollars: Numeric): string {
  const value = toFinite(dollars) ?? 0;
  const decimals = Number.isInteger(value) ? 0 : 2;
  const sign = value < 0 ? '-' : '';
  const size = Math.abs(value);
  return `${sign}$${size < 10_000 ? size.toFixed(decimals) : fixedGrouped(size, decimals)}`;
}
