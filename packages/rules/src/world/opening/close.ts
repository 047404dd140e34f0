import { noticeOf } from '../../notices/notice-words.ts';
import { ask } from '../kernel/ask.ts';
import type { Effect } from '../kernel/registry.ts';
import { type Deciding, refuse, refusePlainly } from '../kernel/verdict.ts';
import { duelLink, listChanged, maySee, rematchHref } from './audience.ts';
import { whyClosed } from './closed.ts';
import { type OpeningFacts, type OpeningKind, referenceOf } from './facts.ts';

/** The owner does not want to wait, the one it is for says no, or nobody came: all goes back. */
export type CloseCommand =
  | {
      readonly type: 'cancel';
      readonly kind: OpeningKind;
      readonly id: number;
      readonly wallet: string;
      readonly at: number;
    }
  | {
      readonly type: 'expire';
      readonly kind: OpeningKind;
      readonly id: number;
      readonly at: number;
    };

const LOBBY = { challenge: '/card-game', friendly: '/card-game', request: '/battle' } as const;

export function* decideClose(command: CloseCommand): Deciding<OpeningFacts> {
  const { type, kind, id, at } = command;
  const { opening } = yield* ask({ opening: { ask: 'opening', kind, id } });
  const closed = whyClosed(kind, opening, at);
  if (opening === null) return closed!;
  if (type === 'cancel') {
    if (!maySee(opening, command.wallet)) return refuse('opening-unknown', { kind });
    if (![opening.player, opening.to].includes(command.wallet)) return notTheirs(kind);
    if (closed) return closed;
  } else if (opening.status !== 'open' || !closed) {
    return refusePlainly('CONFLICT', 'There is nothing to expire.');
  }
  const status = endOf(command, opening);
  const reference = referenceOf(opening);
  const { player, stake: amount, cardIds } = opening;
  // A friendly has nothing in its hands.
  const givenBack: Effect[] = [
    { type: 'release', reference, cards: cardIds.map((id) => ({ id, wallet: player })) },
    { type: 'post', reason: 'refund', reference, from: reference, to: player, amount },
  ];
  return {
    ok: true,
    answer: { ...opening, status },
    effects: [
      { type: 'opening-ended', kind, id, status, matchId: null },
      ...(kind === 'friendly' ? [] : givenBack),
      ...(status === 'cancelled' ? [] : tellOwner(opening, status)),
      ...listChanged(opening),
    ],
  };
}

function endOf(command: CloseCommand, { player }: OpeningFacts) {
  if (command.type === 'expire') return 'expired';
  return command.wallet === player ? 'cancelled' : 'declined';
}

function tellOwner(opening: OpeningFacts, status: 'expired' | 'declined'): Effect[] {
  const { kind, player, house, to, cardIds, rematchOf, code } = opening;
  if (house) return [];
  const href =
    rematchOf !== undefined ? rematchHref(rematchOf) : code ? duelLink(code) : LOBBY[kind];
  const facts = {
    what: rematchOf === undefined ? kind : 'rematch',
    how:
      status === 'declined'
        ? status
        : rematchOf === undefined && to === undefined
          ? 'untaken'
          : 'unanswered',
    cards: kind === 'friendly' ? 0 : cardIds.length,
  } as const;
  return [
    { type: 'message', wallet: player, topic: 'match', href, ...noticeOf('opening-over', facts) },
  ];
}

function notTheirs(kind: OpeningKind) {
  return refuse('opening-not-yours', { kind });
}
