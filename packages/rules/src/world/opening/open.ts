import {
  CHALLENGE_EXPIRY_MS,
  DUEL_EXPIRY_MS,
  REMATCH_EXPIRY_MS,
  REQUEST_EXPIRY_MS,
} from '../../economy/deadlines.ts';
import { type Hundredths, toHoof } from '../../economy/hoof.ts';
import { OPENINGS_PER_WALLET, utcDay } from '../../economy/limits.ts';
import { type BonusSide, poolOf } from '../../economy/payouts.ts';
import type { Economy } from '../../economy/presets.ts';
import { type Stake, stakeHundredths } from '../../economy/stakes.ts';
import type { MatchMode } from '../../engine/commitment.ts';
import type { Rarity } from '../../rarity.ts';
import type { HeldCard } from '../card/index.ts';
import {
  cardsOf,
  type NamedCards,
  namedCards,
  whyNotLose,
  whyNotPay,
  whyNotPlayAll,
} from '../card/index.ts';
import { ask } from '../kernel/ask.ts';
import type { Effect } from '../kernel/registry.ts';
import { type Deciding, refuse } from '../kernel/verdict.ts';
import { sideQuestions, sidesOf } from '../match/index.ts';
import { whyLeaving } from '../wallet/index.ts';
import { mayMeet, tellAddressee } from './audience.ts';
import { keptQuestion, whyNotStake } from './card-at-stake.ts';
import { type OpeningFacts, type OpeningKind, type Reach, reachOf, referenceOf } from './facts.ts';
import { bonusNow, bonusOf } from './pool.ts';
import { askRematch } from './rematch.ts';

/** Puts the cards and the stake down and waits for an opponent. */
export interface OpenCommand extends NamedCards {
  readonly type: 'open';
  readonly kind: OpeningKind;
  readonly wallet: string;
  readonly house: boolean;
  readonly mode: MatchMode;
  /** A challenge asks for a tier; a request for the captain's own. */
  readonly rarity?: Rarity;
  readonly stake: Stake;
  /** Left out: the pool as it is shown now. */
  readonly minPool?: Hundredths | undefined;
  /** A match that has just ended: for its other player alone. */
  readonly rematchOf?: number | undefined;
  /** Who alone may take it; a house player takes what is in the lobby. */
  readonly to?: { readonly wallet: string; readonly house: boolean } | undefined;
  /** Of its link: at least 128 bits that nobody can guess. Alone it keeps the opening out of every list. */
  readonly code?: string | undefined;
  readonly at: number;
}

export interface Opened {
  readonly opening: OpeningFacts;
  readonly cards: readonly HeldCard[];
  readonly treasury: Hundredths;
  readonly opener: BonusSide;
}

const EXPIRY_MS = { challenge: CHALLENGE_EXPIRY_MS, request: REQUEST_EXPIRY_MS } as const;

/** The list that shows openings of a kind. */
const LIST_TOPICS = { challenge: 'challenges', request: 'requests' } as const;

/** What is unlisted changes no list, and nobody hears of it. */
export function listChanged(opening: OpeningFacts): Effect[] {
  if (reachOf(opening) === 'unlisted') return [];
  return [{ type: 'notice', topic: LIST_TOPICS[opening.kind] }];
}

export function* decideOpen(command: OpenCommand, economy: Economy): Deciding<Opened> {
  const { kind, wallet, house, mode, at } = command;
  const named = namedCards(mode, command);
  if (named === null) return missingCards(mode);
  if ('ok' in named) return named;
  const wanted = yield* askRematch(command);
  if (!wanted.ok) return wanted;
  const asked = whyNotAsked(command);
  if (asked) return asked;
  const { code } = command;
  const { rematchOf, to = command.to?.wallet } = wanted;
  const audience = {
    ...(to === undefined ? {} : { to }),
    ...(rematchOf === undefined ? {} : { rematchOf }),
    ...(code === undefined ? {} : { code }),
  };
  const reach = reachOf(audience);
  const sides = [{ address: wallet, house }];
  const { id, balance, treasury, kept, open, cards, used, battlers, leaving } = yield* ask({
    id: { ask: 'new-id', of: 'opening' },
    open: { ask: 'open-count', kind, reach, wallet },
    balance: { ask: 'balance', account: wallet },
    treasury: { ask: 'free-treasury' },
    kept: keptQuestion(kind, wallet),
    leaving: { ask: 'leaving', wallet },
    cards: cardsOf(named, wallet),
    ...sideQuestions(sides, utcDay(at), economy),
  });
  const stake = stakeHundredths(command.stake);
  const refused =
    whyLeaving(leaving) ??
    whyNotPlayAll(cards, wallet, at) ??
    whyNotLose(kind, cards) ??
    whyNotStake(kept) ??
    whyTooMany(kind, reach, open) ??
    whyNotPay(balance, stake);
  if (refused) return refused;
  const playing = cards as readonly HeldCard[];
  const cardRarity = playing[0]!.rarity;
  const rarity = command.rarity ?? cardRarity;
  const offer = { kind, stake, cardRarity, rarity };
  const most = poolOf(stake, bonusOf(offer));
  if ((command.minPool ?? 0) > most) return poolOutOfReach(most);
  const [opener] = sidesOf(sides, { used, battlers }, economy);
  const bonusFacts = { treasury, bonusMatchesToday: 0, sides: [opener!] };
  const opening: OpeningFacts = {
    ...{ ...offer, id, player: wallet, house, mode, cardIds: named },
    // Who will come is not known yet: as it is shown to somebody new.
    minPool: command.minPool ?? poolOf(stake, bonusNow(offer, bonusFacts)),
    ...audience,
    ...{ status: 'open', matchId: null, createdAt: at },
    expiresAt: at + (rematchOf === undefined ? expiryOf(kind, reach) : REMATCH_EXPIRY_MS),
  };
  const reference = referenceOf(opening);
  return {
    ok: true,
    answer: { opening, cards: playing, treasury, opener: opener! },
    effects: [
      { type: 'opening-opened', opening },
      { type: 'engage', reference, cards: playing, secretly: false },
      { type: 'post', reason: 'stake', reference, from: wallet, to: reference, amount: stake },
      ...tellAddressee(opening),
      ...listChanged(opening),
    ],
  };
}

function expiryOf(kind: OpeningKind, reach: Reach): number {
  return reach === 'listed' ? EXPIRY_MS[kind] : DUEL_EXPIRY_MS;
}

/** Why nobody can be asked this way, or null. */
function whyNotAsked({ kind, to, code, rematchOf, wallet }: OpenCommand) {
  if (to === undefined && code === undefined) return null;
  const invalid = (field: string, problem: string) =>
    refuse('INVALID_INPUT', `${field} ${problem}`, { field, problem });
  if (kind !== 'challenge') return invalid('to', 'is for challenges: a battle request is for all');
  if (rematchOf !== undefined) return invalid('rematchOf', 'is for your last opponent already');
  if (to === undefined) return null;
  if (!mayMeet(wallet, to.wallet)) return invalid('to', 'must be somebody else');
  return to.house ? invalid('to', 'must be a person: house players take what is listed') : null;
}

const MANY = {
  listed: { challenge: 'challenges', request: 'battle requests' },
  addressed: { challenge: 'challenges to a player', request: 'rematches' },
  unlisted: { challenge: 'duel links', request: 'links' },
} as const;

/** One wallet must not fill the lobby, nor anybody's inbox. */
function whyTooMany(kind: OpeningKind, reach: Reach, open: number) {
  if (open < OPENINGS_PER_WALLET) return null;
  return refuse(
    'TOO_MANY_OPEN',
    `You have ${open} ${MANY[reach][kind]} open: wait for an opponent, or cancel one.`,
    { open, most: OPENINGS_PER_WALLET },
  );
}

/** Nobody could ever take it, and the house would try and try. */
function poolOutOfReach(most: Hundredths) {
  const [field, problem] = ['minPool', `must not be more than the pool can be: ${toHoof(most)}`];
  return refuse('INVALID_INPUT', `${field} ${problem}`, { field, problem });
}

function missingCards(mode: MatchMode) {
  const [field, problem] =
    mode === 'duel'
      ? ['cardId', 'must be the card you play with']
      : ['cardIds', 'must be the ten cards of your deck, the captain first'];
  return refuse('INVALID_INPUT', `${field} ${problem}`, { field, problem });
}
