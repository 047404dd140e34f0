import { TIMING, UNHURRIED } from '../../economy/deadlines.ts';
import { startMatch } from '../../engine/setup.ts';
import type { HeldCard } from '../card/index.ts';
import { cardsOf, whyAway } from '../card/index.ts';
import { type Asking, ask } from '../kernel/ask.ts';
import { type Deciding, refuse, refuseField, rejected } from '../kernel/verdict.ts';
import { type LiveFriendlies, whyNoMoreFriendlies } from '../match/index.ts';
import { whyLeaving } from '../wallet/index.ts';
import { listChanged, tellAddressee } from './audience.ts';
import { tellOwner, whyGone } from './closed.ts';
import type { AcceptCommand, Accepted, OpenCommand, Opened } from './commands.ts';
import { type OpeningFacts, reachOf } from './facts.ts';
import { handOf } from './hands.ts';
import { whyTooMany } from './waiting.ts';

type Waiting = Pick<
  OpeningFacts,
  'to' | 'rematchOf' | 'code' | 'status' | 'matchId' | 'createdAt' | 'expiresAt'
>;

/**
 * A friendly takes nothing into its hands: no stake, and no card either. What is announced is looked
 * at when the match is made, and again when it is taken; what becomes of the card elsewhere meanwhile
 * is its owner's business, and changes nothing about the match.
 */
export function* openFriendly(
  command: OpenCommand,
  cardId: number,
  waiting: Waiting,
): Deciding<Opened> {
  const { wallet, house, mode } = command;
  const reach = reachOf(waiting);
  const { id, open, leaving, live, cards } = yield* ask({
    id: { ask: 'new-id', of: 'opening' },
    open: { ask: 'open-count', kind: 'friendly', reach, wallet },
    leaving: { ask: 'leaving', wallet },
    live: { ask: 'live-friendlies', wallet },
    cards: cardsOf([cardId], wallet),
  });
  const refused =
    whyLeaving(leaving) ??
    (yield* whyNotFriendly(cards[0] ?? null, wallet, live)) ??
    whyTooMany('friendly', reach, open);
  if (refused) return refused;
  const card = cards[0]!;
  const { rarity } = card;
  const opening: OpeningFacts = {
    ...{ kind: 'friendly', id, player: wallet, house, mode, cardIds: [cardId] },
    ...{ cardRarity: rarity, rarity, stake: 0, minPool: 0, ...waiting },
  };
  return {
    ok: true,
    answer: { opening, cards: [card], treasury: 0, opener: { purseLeft: 0, history: true } },
    effects: [
      { type: 'opening-opened', opening },
      ...tellAddressee(opening),
      ...listChanged(opening),
    ],
  };
}

export function* acceptFriendly(
  command: AcceptCommand,
  opening: OpeningFacts,
  named: readonly number[] | null,
): Deciding<Accepted> {
  const { wallet, at } = command;
  if (named === null) {
    return refuseField('cardId', 'card-missing');
  }
  const { player } = opening;
  const both = [player, wallet] as const;
  const { cards, seenOfTheirs, leaving, live, battlers, matchId } = yield* ask({
    seenOfTheirs: { ask: 'seen-cards', wallet: player, rarity: opening.cardRarity },
    cards: [...cardsOf(opening.cardIds, player), ...cardsOf(named, wallet)],
    leaving: both.map((each) => ({ ask: 'leaving', wallet: each }) as const),
    live: both.map((each) => ({ ask: 'live-friendlies', wallet: each }) as const),
    battlers: both.map((address) => ({ ask: 'battler', address }) as const),
    matchId: { ask: 'new-id', of: 'match' },
  });
  const [theirs, ours] = [cards[0] ?? null, cards[1] ?? null];
  const refused =
    whyLeaving(leaving[1]!) ??
    whyGone('friendly', leaving[0]!) ??
    whyNoMoreFriendlies(live[1]!, 'yours') ??
    whyNoMoreFriendlies(live[0]!, 'theirs') ??
    (yield* whyNotFriendly(ours, wallet, live[1]!)) ??
    ((yield* whyNotFriendly(asSeen(theirs, seenOfTheirs), player, live[0]!)) ? cardAway() : null);
  if (refused) return refused;
  const played = [theirs!, ours!] as const;
  const { seen } = yield* ask({
    seen: both.map(
      (each, seat) => ({ ask: 'seen-cards', wallet: each, rarity: played[seat]!.rarity }) as const,
    ),
  });
  const start = startMatch({
    ...{ id: String(matchId), mode: opening.mode, terms: { kind: 'friendly' } },
    players: [
      { address: player, house: false, announced: [played[0]] },
      { address: wallet, house: false, announced: [played[1]] },
    ],
    ...{ serverSeed: command.serverSeed, startedAt: at },
    // Who has never played a match for anything reads more than they play.
    timing: battlers.some((battler) => (battler?.games ?? 0) === 0) ? UNHURRIED : TIMING,
  });
  if (!start.ok) return rejected(start.rejection);
  const match = {
    ...{ id: matchId, kind: 'friendly' as const, originId: opening.id, version: 0 },
    ...{ state: start.state, givenUntil: null },
    // Rested or not: whatever of its tier does not visibly play elsewhere.
    hands: [handOf([played[0]], seen[0]!), handOf([played[1]], seen[1]!)] as const,
  };
  return {
    ok: true,
    answer: { match, cards: [played[1]] },
    effects: [
      {
        ...{ type: 'opening-ended', kind: 'friendly', id: opening.id },
        ...{ status: 'accepted', matchId },
      },
      { type: 'match-started', match, bonusReserved: 0 },
      ...tellOwner(opening, matchId, start.state.timing === UNHURRIED),
      ...listChanged(opening),
    ],
  };
}

/**
 * Why a card cannot be brought to a friendly, or null. It may rest, have played enough, be for sale
 * or wait in the lobby; but nobody plays the same card in two matches at a time.
 */
function* whyNotFriendly(
  card: HeldCard | null,
  wallet: string,
  live: LiveFriendlies,
): Asking<ReturnType<typeof refuse> | null> {
  if (card === null) return refuse('card-unknown');
  const { id, name, owner, busyWith } = card;
  if (owner !== wallet) return refuse('card-not-in-hand', { name });
  const away = whyAway(card);
  if (away) return away;
  const busy = refuse('card-plays-elsewhere', { name });
  if (live.cards.includes(id)) return busy;
  if (busyWith === null) return null;
  const [kind, number] = busyWith.split(':');
  if (kind !== 'challenge' && kind !== 'request') return busy;
  const { waiting } = yield* ask({ waiting: { ask: 'opening', kind, id: Number(number) } });
  return waiting?.status === 'open' ? null : busy;
}

/** A card that its player has swapped into another match in secret looks idle to everybody else. */
function asSeen(card: HeldCard | null, seen: readonly HeldCard[]): HeldCard | null {
  return card && seen.some(({ id }) => id === card.id) ? { ...card, busyWith: null } : card;
}

/** To whoever holds the link: nothing about whose card went where. */
function cardAway() {
  return refuse('friendly-card-away');
}
