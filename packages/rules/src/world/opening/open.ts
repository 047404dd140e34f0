import {
  CHALLENGE_EXPIRY_MS,
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
import { type Deciding, refuse } from '../kernel/verdict.ts';
import { sideQuestions, sidesOf } from '../match/index.ts';
import { whyLeaving } from '../wallet/index.ts';
import { keptQuestion, whyNotStake } from './card-at-stake.ts';
import { type OpeningFacts, type OpeningKind, referenceOf } from './facts.ts';
import { bonusNow, bonusOf } from './pool.ts';
import { askRematch, tellAddressee } from './rematch.ts';

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
export const LIST_TOPICS = { challenge: 'challenges', request: 'requests' } as const;

export function* decideOpen(command: OpenCommand, economy: Economy): Deciding<Opened> {
  const { kind, wallet, house, mode, at } = command;
  const named = namedCards(mode, command);
  if (named === null) return missingCards(mode);
  if ('ok' in named) return named;
  const wanted = yield* askRematch(command);
  if (!wanted.ok) return wanted;
  const { rematch } = wanted;
  const sides = [{ address: wallet, house }];
  const { id, balance, treasury, kept, open, cards, used, battlers, leaving } = yield* ask({
    id: { ask: 'new-id', of: 'opening' },
    open: { ask: 'open-count', kind, wallet },
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
    whyTooMany(kind, open) ??
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
    ...(rematch && { rematch }),
    ...{ status: 'open', matchId: null, createdAt: at },
    expiresAt: at + (rematch ? REMATCH_EXPIRY_MS : EXPIRY_MS[kind]),
  };
  const reference = referenceOf(opening);
  return {
    ok: true,
    answer: { opening, cards: playing, treasury, opener: opener! },
    effects: [
      { type: 'opening-opened', opening },
      { type: 'engage', reference, cards: playing, secretly: false },
      { type: 'post', reason: 'stake', reference, from: wallet, to: reference, amount: stake },
      ...tellAddressee(opening, command.stake),
      { type: 'notice', topic: LIST_TOPICS[kind] },
    ],
  };
}

const MANY = { challenge: 'challenges', request: 'battle requests' } as const;

/** One wallet must not fill the lobby. */
function whyTooMany(kind: OpeningKind, open: number) {
  if (open < OPENINGS_PER_WALLET) return null;
  return refuse(
    'TOO_MANY_OPEN',
    `You have ${open} ${MANY[kind]} open: wait for an opponent, or cancel one.`,
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
