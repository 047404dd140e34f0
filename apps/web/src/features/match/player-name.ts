import { shortAddress } from '@goats/rules';
import type { MatchPlayer } from './match-types.ts';

/** `playerName(player) // 'Gaffer Billy'`, or the short address of somebody without a name. */
export function playerName(player: Pick<MatchPlayer, 'name' | 'address'>): string {
  return player.name ?? shortAddress(player.address);
}
