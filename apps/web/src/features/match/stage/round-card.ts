import type { Match, MatchCard } from '../match-types.ts';

/** The card that plays a round, where one may know it: one's own, and after the end everybody's. */
export function roundCard(
  { mode, players }: Pick<Match, 'mode' | 'players'>,
  round: number,
  seat: 0 | 1,
): MatchCard | undefined {
  const { card, lineup } = players[seat];
  return mode === 'squad' ? lineup?.[round - 1] : card;
}
