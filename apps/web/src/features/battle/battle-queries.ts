import type { Rarity } from '@goats/rules';
import { useQuery } from '@tanstack/react-query';

export interface BattleRequest {
  id: number;
  gameMode: string;
  fromPlayerId: string;
  hoofStake: number;
  prizePool?: number;
  expiresAt: string;
  fromCard: { goatName: string; momentTitle: string; goatScore: number; rarity: Rarity };
}

export interface TopBattler {
  address: string;
  name?: string | null;
  house?: boolean;
  wins: number;
  losses: number;
  hoofWon: number;
}

/** Polled every five seconds: a request lives thirty minutes and goes fast. */
export function useBattleRequests() {
  return useQuery<BattleRequest[]>({
    queryKey: ['/api/battles/requests'],
    refetchInterval: 5_000,
  });
}

export function useTopBattlers() {
  return useQuery<TopBattler[]>({ queryKey: ['/api/battles/leaderboard'] });
}
