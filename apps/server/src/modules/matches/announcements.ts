import type { ChangeBus } from '../../db/change-bus.ts';

/**
 * 'challenges' and 'requests' name a list that changed, 'match:7' a match that has new events,
 * 'presence:7' a match that somebody came to or left.
 */
export type Announcement = 'challenges' | 'requests' | `match:${number}` | `presence:${number}`;

type Listener = (announcement: Announcement) => void;

/** The topics of the change bus that are about battles. */
export interface Announcements {
  /** Call it after the commit. */
  announce(announcements: readonly Announcement[]): void;
  on(listener: Listener): () => void;
  /** Something may have been missed: look again. */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}

const OURS = /^(challenges|requests|(match|presence):\d+)$/;

export function createAnnouncements(bus: ChangeBus): Announcements {
  return {
    announce: bus.publish,
    on: (listener) =>
      bus.on((topic) => {
        if (OURS.test(topic)) listener(topic as Announcement);
      }),
    onGap: bus.onGap,
    close: async () => {},
  };
}
