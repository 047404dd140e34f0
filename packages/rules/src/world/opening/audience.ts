import { noticeOf } from '../../notices/notice-words.ts';
import { type Asking, ask } from '../kernel/ask.ts';
import type { Effect } from '../kernel/registry.ts';
import { refuse } from '../kernel/verdict.ts';
import { type OpeningFacts, reachOf } from './facts.ts';

/** Nobody meets themselves. Who has blocked whom is asked where an opening is shown or found. */
export function mayMeet(one: string, other: string): boolean {
  return one !== other;
}

/** Whether an opening is among those that a wallet, or a stranger, may know of without its link. */
export function maySee(
  opening: Pick<OpeningFacts, 'player' | 'to' | 'code'>,
  viewer: string | null,
) {
  if (reachOf(opening) === 'listed') return true;
  return viewer !== null && (opening.player === viewer || opening.to === viewer);
}

/**
 * Why somebody cannot take an opening that is not theirs to take, or null. To whoever does not hold
 * its code an unlisted one is not there at all.
 */
export function whyNotTheirs(opening: OpeningFacts, wallet: string, code: string | undefined) {
  if (reachOf(opening) === 'unlisted' && code !== opening.code) {
    return refuse('opening-unknown', { kind: 'challenge' });
  }
  if (opening.to === undefined || opening.to === wallet) return null;
  return refuse(opening.rematchOf === undefined ? 'challenge-for-another' : 'rematch-for-others');
}

/**
 * Why two of whom one has blocked the other do not meet over an opening that is in no list, or null.
 * Nobody can find out that they were blocked: to whoever blocked its maker it is not there, and what
 * was meant for somebody who is blocked now is being withdrawn, as it might be any day. A link leads
 * in whoever holds it, as the lobby does: a stranger would see it open.
 */
export function* whyUnwanted(
  { player, to, kind }: OpeningFacts,
  wallet: string,
): Asking<ReturnType<typeof refuse> | null> {
  const { byTaker, byMaker } = yield* ask({
    byTaker: { ask: 'blocked', by: wallet, whom: player },
    byMaker: { ask: 'blocked', by: player, whom: wallet },
  });
  if (byTaker) return refuse('opening-unknown', { kind: 'challenge' });
  return byMaker && to === wallet ? refuse('opening-cancelled', { kind }) : null;
}

/** Where a rematch is talked about: the end screen of the match before. */
export function rematchHref(matchId: number): string {
  return `/battle?match=${matchId}#rematch`;
}

/** `duelLink('3f…') // '/duel/3f…'` */
export function duelLink(code: string): string {
  return `/duel/${code}`;
}

/** Whoever it is for may be anywhere: the end screen of the last match, or nowhere at all. */
export function tellAddressee(opening: OpeningFacts): Effect[] {
  const { kind, to, rematchOf, code, player, stake, createdAt, expiresAt } = opening;
  if (to === undefined) return [];
  const minutes = Math.round((expiresAt - createdAt) / 60_000);
  const message = { type: 'message', wallet: to, topic: 'match', from: player } as const;
  if (rematchOf !== undefined) {
    return [
      {
        ...{ ...message, href: rematchHref(rematchOf) },
        ...noticeOf('rematch-asked', { stake, minutes }),
      },
    ];
  }
  return [
    {
      ...{ ...message, href: duelLink(code!) },
      ...(kind === 'friendly'
        ? noticeOf('friendly-asked', { minutes })
        : noticeOf('duel-asked', { stake, minutes })),
    },
  ];
}

/** The list that shows openings of a kind. */
const LIST_TOPICS = {
  ...{ challenge: 'challenges', friendly: 'challenges', request: 'requests' },
} as const;

/** What is unlisted changes no list, and nobody hears of it. */
export function listChanged(opening: OpeningFacts): Effect[] {
  if (reachOf(opening) === 'unlisted') return [];
  return [{ type: 'notice', topic: LIST_TOPICS[opening.kind] }];
}
