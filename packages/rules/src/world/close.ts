import { WORDS, whyClosed } from './accept.ts';
import type { Effect } from './effects.ts';
import { type OpeningFacts, type OpeningKind, referenceOf } from './facts.ts';
import { LIST_TOPICS } from './open.ts';
import { ask } from './questions.ts';
import { type Deciding, refuse } from './verdict.ts';

/** The owner does not want to wait, or nobody came in time: stake and cards go back. */
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

const LOBBY = { challenge: '/card-game', request: '/battle' } as const;

export function* decideClose(command: CloseCommand): Deciding<OpeningFacts> {
  const { type, kind, id, at } = command;
  const { opening } = yield* ask({ opening: { ask: 'opening', kind, id } });
  const closed = whyClosed(kind, opening, at);
  if (opening === null) return closed!;
  if (type === 'cancel') {
    if (opening.player !== command.wallet) return notTheirs(kind);
    if (closed) return closed;
  } else if (opening.status !== 'open' || !closed) {
    return refuse('CONFLICT', 'There is nothing to expire.');
  }
  const status = type === 'cancel' ? 'cancelled' : 'expired';
  const reference = referenceOf(opening);
  const { player, stake: amount, cardIds } = opening;
  return {
    ok: true,
    answer: { ...opening, status },
    effects: [
      { type: 'opening-ended', kind, id, status, matchId: null },
      { type: 'release', reference, cards: cardIds.map((id) => ({ id, wallet: player })) },
      { type: 'post', reason: 'refund', reference, from: reference, to: player, amount },
      ...(type === 'expire' ? tellOwner(opening) : []),
      { type: 'notice', topic: LIST_TOPICS[kind] },
    ],
  };
}

function tellOwner({ kind, player, house, cardIds }: OpeningFacts): Effect[] {
  if (house) return [];
  const back = cardIds.length === 1 ? 'your card are' : 'your cards are';
  return [
    {
      ...{ type: 'message', wallet: player, topic: 'match', href: LOBBY[kind] },
      text: `Nobody dared to take your ${WORDS[kind]} in time. The stake and ${back} back with you.`,
    },
  ];
}

function notTheirs(kind: OpeningKind) {
  return refuse('FORBIDDEN', `Only whoever opened a ${WORDS[kind]} can cancel it.`);
}
