import { isExpired } from '../../economy/deadlines.ts';
import { noticeOf } from '../../notices/notice-words.ts';
import type { Effect } from '../kernel/registry.ts';
import { refuse } from '../kernel/verdict.ts';
import type { Leaving } from '../wallet/index.ts';
import type { OpeningFacts, OpeningKind } from './facts.ts';

/** Why nobody can take or cancel an opening any more, each for its own reason; null while open. */
export function whyClosed(kind: OpeningKind, opening: OpeningFacts | null, at: number) {
  if (opening === null) return refuse('opening-unknown', { kind });
  switch (opening.status) {
    case 'accepted':
      return refuse('opening-taken', { kind });
    case 'cancelled':
      return refuse('opening-cancelled', { kind });
    case 'declined':
      return refuse('opening-turned-down', {
        kind: opening.rematchOf === undefined ? kind : 'rematch',
      });
    case 'open':
      if (!isExpired(opening.expiresAt, at)) return null;
  }
  return refuse('opening-expired', { kind });
}

/** It is about to be cancelled: its owner asked the chain to let it go. */
export function whyGone(kind: OpeningKind, leaving: Leaving) {
  if (leaving === null) return null;
  return refuse('opening-owner-leaving', { kind });
}

/** Whoever opened it may be anywhere on the site, or nowhere; the time to choose is running. */
export function tellOwner(
  { kind, player, house }: OpeningFacts,
  matchId: number,
  unhurried: boolean,
): Effect[] {
  if (house) return [];
  return [
    {
      ...{ type: 'message', wallet: player, topic: 'match', href: `/battle?match=${matchId}` },
      ...noticeOf('opening-taken', { what: kind, minutes: unhurried ? 5 : 1 }),
    },
  ];
}
