import type { Attribute } from '../../attributes.ts';
import { isForNothing } from '../../economy/payouts.ts';
import type { Economy } from '../../economy/presets.ts';
import { apply } from '../../engine/apply.ts';
import type { MatchCard } from '../../engine/cards.ts';
import type { Action } from '../../engine/events.ts';
import type { Seat } from '../../engine/seats.ts';
import { seatOf } from '../../engine/state.ts';
import type { Rating } from '../../rating/rate-match.ts';
import type { HeldCard } from '../card/index.ts';
import { whyNotLose, whyNotPlay } from '../card/index.ts';
import { type Asking, ask } from '../kernel/ask.ts';
import type { Effect } from '../kernel/registry.ts';
import { type Deciding, refuse, refusePlainly, rejected } from '../kernel/verdict.ts';
import type { WeekCount } from '../week/index.ts';
import { hasDealtHands, type MatchFacts, vaultOf } from './facts.ts';
import { settle } from './settle.ts';

/** What a player sends. */
export type PlayerMove =
  | { readonly type: 'commit'; readonly commitment: string }
  | {
      readonly type: 'open';
      readonly cardId?: number | undefined;
      readonly cardIds?: readonly number[] | undefined;
      readonly seed: string;
      readonly salt: string;
    }
  | { readonly type: 'pick'; readonly attribute: string; readonly strike?: string | undefined }
  | { readonly type: 'strike'; readonly attribute: string }
  | { readonly type: 'concede' };

/** A player acts, a deadline has passed, or time that an outage took is given back. */
export type MoveCommand =
  | {
      readonly type: 'move';
      readonly matchId: number;
      readonly address: string;
      readonly move: PlayerMove;
      readonly at: number;
    }
  | { readonly type: 'time-out'; readonly matchId: number; readonly at: number }
  | {
      readonly type: 'give-back';
      readonly matchId: number;
      /** The outage: the same one is given back once. */
      readonly began: number;
      readonly until: number;
      readonly at: number;
    };

export interface Moved {
  readonly match: MatchFacts;
  readonly rating: Rating | null;
  readonly week: WeekCount | null;
}

export function* decideMove(command: MoveCommand, economy: Economy): Deciding<Moved> {
  const { matchId: id, at } = command;
  const { match } = yield* ask({ match: { ask: 'match', id } });
  if (match === null) return refuse('match-unknown');
  let action: Action;
  let swap: Swap | null = null;
  if (command.type === 'move') {
    const seat = seatOf(match.state, command.address);
    if (seat === null) {
      return refuse('match-not-a-player');
    }
    const read = yield* readMove(match, seat, command.move, at);
    if ('ok' in read) return read;
    ({ action, swap } = read);
  } else if (command.type === 'time-out') action = { type: 'timeout', at };
  else {
    const { began, until } = command;
    const ms = until - Math.max(began, match.givenUntil ?? 0, match.state.startedAt);
    if (ms <= 0) return refusePlainly('CONFLICT', 'That time has been given back already.');
    action = { type: 'give-back', ms, at };
  }

  const outcome = apply(match.state, action);
  if (!outcome.ok) return rejected(outcome.rejection);
  const { state, events } = outcome;
  const moved = {
    ...match,
    ...{ state, version: match.version + events.length },
    givenUntil: command.type === 'give-back' ? command.until : match.givenUntil,
  };
  const effects: Effect[] = [
    {
      type: 'match-moved',
      ...{ match: moved, version: match.version, events },
      commitment: action.type === 'commit' ? action.commitment : null,
    },
    { type: 'notice', topic: `match:${id}` },
  ];
  if (swap !== null) {
    // Only now, after the engine has found that the commitment speaks of this very card.
    const refused =
      whyNotPlay(swap.card, swap.player, at) ??
      whyNotLose(match.kind, [swap.card]) ??
      whyNotInHand(match, swap) ??
      whyOnShelf(swap);
    if (refused) return refused;
    const cards = [swap.card!];
    effects.push({ type: 'engage', reference: vaultOf(match), cards, secretly: true });
  }
  if (state.phase !== 'finished' || isForNothing(match)) {
    return { ok: true, answer: { match: moved, rating: null, week: null }, effects };
  }
  const settled = yield* settle(match, state, economy);
  return {
    ok: true,
    answer: { match: moved, rating: settled.rating, week: settled.week },
    effects: [...effects, ...settled.effects],
  };
}

/** A card that was not announced; null when there is no such card. */
interface Swap {
  readonly player: string;
  readonly card: HeldCard | null;
}

/** Whoever sees what is announced must not be able to fetch the answer to it. */
function whyNotInHand({ state, hands }: MatchFacts, { player, card }: Swap) {
  const hand = hands?.[seatOf(state, player) ?? 0];
  if (card === null || hand === undefined || hand.some(({ id }) => id === card.id)) return null;
  return refuse('card-not-among-yours', { name: card.name });
}

/** A card that vanishes from the shelf in the middle of a match would give the swap away. */
function whyOnShelf({ card }: Swap) {
  if (card?.asked === undefined) return null;
  return refuse('card-on-shelf', { name: card.name });
}

type Read = { readonly action: Action; readonly swap: Swap | null };

function* readMove(
  match: MatchFacts,
  seat: Seat,
  move: PlayerMove,
  at: number,
): Asking<Read | ReturnType<typeof refuse>> {
  switch (move.type) {
    case 'commit':
      return { action: { type: 'commit', seat, commitment: move.commitment, at }, swap: null };
    case 'pick':
      // The engine itself tells an attribute from any other word.
      return {
        action: {
          ...{ type: 'pick', seat, attribute: move.attribute as Attribute, at },
          strike: move.strike as Attribute | undefined,
        },
        swap: null,
      };
    case 'strike':
      return {
        action: { type: 'strike', seat, attribute: move.attribute as Attribute, at },
        swap: null,
      };
    case 'concede':
      return { action: { type: 'concede', seat, at }, swap: null };
    case 'open': {
      const ids = move.cardIds ?? (move.cardId === undefined ? [] : [move.cardId]);
      const brought = yield* readCards(match, seat, ids);
      if ('ok' in brought) return brought;
      const { cards, swap } = brought;
      const { seed, salt } = move;
      return { action: { type: 'open', seat, cards, seed, salt, at }, swap };
    }
  }
}

/** The cards that an opening names: announced, out of the dealt hand, or swapped in. */
function* readCards(match: MatchFacts, seat: Seat, ids: readonly number[]) {
  const { announced, address: player } = match.state.players[seat];
  const dealtHands = hasDealtHands(match) ? match.hands : null;
  const known = [...announced, ...(dealtHands?.[seat] ?? [])];
  const unknown = ids.filter((id) => !known.some((card) => card.id === id));
  if (unknown.length > 0 && dealtHands !== null && match.state.mode === 'duel') {
    return refuse('that-card-not-yours', { kind: match.kind });
  }
  // A line-up comes from the deck: the engine refuses a stranger's number by itself.
  const wanted = match.state.mode === 'duel' ? unknown[0] : undefined;
  const dealt = match.hands?.[seat].find(({ id }) => id === wanted);
  const which = dealt === undefined ? {} : { lent: dealt.bond === 'lent' };
  const { found } = yield* ask({
    found:
      wanted === undefined ? [] : [{ ask: 'card', id: wanted, wallet: player, ...which } as const],
  });
  const card = found[0] ?? null;
  // As it was when the match was made: growth that it won elsewhere since is for the next match.
  const inHand = dealt ?? card;
  const cards = ids.map(
    (id): MatchCard =>
      known.find((each) => each.id === id) ??
      (inHand?.id === id ? inHand : { ...announced[0]!, id }),
  );
  return { cards, swap: wanted === undefined ? null : { player, card } };
}
