import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import { type Announcements, createAnnouncements } from './announcements.ts';
import { type CardFaces, createCardFaces } from './card-faces.ts';
import { createLanes, type Lanes } from './lanes.ts';
import { createMatchJournal, type MatchJournal } from './match-journal.ts';
import { createRecentMatches, type RecentMatches } from './recent-matches.ts';

/** What everything about battles works with: the server's parts, and the voice of this instance. */
export interface Play {
  readonly deps: Deps;
  readonly announcements: Announcements;
  readonly faces: CardFaces;
  readonly recent: RecentMatches;
  readonly lanes: Lanes;
  readonly journal: MatchJournal;
}

export function createPlay(deps: Deps, log: Pick<FastifyBaseLogger, 'info'>): Play {
  return {
    deps,
    announcements: createAnnouncements(deps.bus),
    faces: createCardFaces(),
    recent: createRecentMatches(),
    lanes: createLanes(deps.db),
    journal: createMatchJournal(log),
  };
}
