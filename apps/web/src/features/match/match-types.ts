import type { Answer } from '@goats/ui/api/client.ts';

export type Match = Answer<'GET /api/matches/:id'>;
export type MatchPlayer = Match['players'][number];
export type MatchCard = MatchPlayer['announcedCard'];
export type MatchRound = Match['rounds'][number];

/** Which of the two sides is on the left: one's own, or the first for somebody who watches. */
export interface Sides {
  readonly near: 0 | 1;
  readonly far: 0 | 1;
  /** False for a watcher. */
  readonly playing: boolean;
}

/** `sidesOf(match).near // 1` when the viewer joined second */
export function sidesOf(match: Pick<Match, 'you' | 'players'>): Sides {
  const seat = match.players.findIndex((player) => player.address === match.you);
  return seat === 1 ? { near: 1, far: 0, playing: true } : { near: 0, far: 1, playing: seat === 0 };
}
