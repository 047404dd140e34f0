import { CARDS_KEPT } from '@goats/rules';

/**
 * Whether one more battle would put a wallet's last card at stake; not before it is known how many
 * cards no battle can take from it. `wouldStakeLast(1) // true`
 */
export function wouldStakeLast(kept: number | undefined): boolean {
  return kept !== undefined && kept - 1 < CARDS_KEPT;
}
