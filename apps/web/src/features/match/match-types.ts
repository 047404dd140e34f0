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

/** What a player keeps to open the commitment with. It never leaves the browser before that. */
export interface MatchSecret {
  readonly seed: string;
  readonly salt: string;
  /** Chosen cards; unknown after a cleared browser until they are found again. */
  readonly cardIds?: readonly number[];
  /** Made of the wallet's signature, which makes it again on any device. */
  readonly signed?: boolean;
  /** Made by chance for a wallet that never signs the same way twice: this browser alone has it. */
  readonly onlyHere?: boolean;
  /** Such a one that lies with the server too, locked, so that other devices can open it. */
  readonly left?: boolean;
}
