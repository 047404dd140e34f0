import { fixedGrouped, formatXi } from '@goats/rules';

/**
 * Ξ with two decimals in every row of a column: `alignedXi(443.4) // 'Ξ443.40'`. Above 999 it is
 * compact, and next to nothing keeps the digits that make it something.
 */
export function alignedXi(value: number | string): string {
  const xi = Number(value);
  return xi >= 0.01 && xi <= 999 ? `Ξ${fixedGrouped(xi, 2)}` : formatXi(xi);
}
