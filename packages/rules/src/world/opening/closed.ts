import { isExpired } from '../../economy/deadlines.ts';
import { noticeOf } from '../../notices/notice-words.ts';
import type { Effect } from '../kernel/registry.ts';
import { refuse } from '../kernel/verdict.ts';
import type { OpeningFacts, OpeningKind } from './facts.ts';

export const WORDS = {
  challenge: 'challenge',
  request: 'battle request',
  friendly: 'friendly',
} as const;

/** Why nobody can take or cancel an opening any more, each for its own reason; null while open. */
export function whyClosed(kind: OpeningKind, opening: OpeningFacts | null, at: number) {
  const what = WORDS[kind];
  if (opening === null) return refuse('NOT_FOUND', `There is no such ${what}.`);
  switch (opening.status) {
    case 'accepted':
      return refuse('ALREADY_TAKEN', `Somebody was faster: this ${what} is taken.`);
    case 'cancelled':
      return refuse('ALREADY_CANCELLED', `This ${what} was cancelled by its owner.`);
    case 'declined':
      return refuse(
        'ALREADY_CANCELLED',
        `This ${opening.rematchOf === undefined ? what : 'rematch'} was turned down.`,
      );
    case 'open':
      if (!isExpired(opening.expiresAt, at)) return null;
  }
  return refuse('ALREADY_EXPIRED', `This ${what} has expired.`);
}

/** It is about to be cancelled: its owner asked the chain to let it go. */
export function whyGone(kind: OpeningKind, leaving: boolean) {
  if (!leaving) return null;
  return refuse(
    'ALREADY_CANCELLED',
    `This ${WORDS[kind]} is over: its owner is leaving the Stadium.`,
  );
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
