import { TIMING, UNHURRIED } from '../../economy/deadlines.ts';
import { type Hundredths, toHoof } from '../../economy/hoof.ts';
import { utcDay } from '../../economy/limits.ts';
import { poolOf } from '../../economy/payouts.ts';
import type { Economy } from '../../economy/presets.ts';
import { startMatch } from '../../engine/setup.ts';
import type { HeldCard } from '../card/index.ts';
import {
  cardsOf,
  namedCards,
  nearestCards,
  whyNotLose,
  whyNotPay,
  whyNotPlayAll,
} from '../card/index.ts';
import { ask } from '../kernel/ask.ts';
import { type Deciding, refuse, rejected } from '../kernel/verdict.ts';
import { sideQuestions, sidesOf, takeFromPurse } from '../match/index.ts';
import { walletPair, whyLeaving, whyRootsLate } from '../wallet/index.ts';
import { listChanged, mayMeet, whyNotTheirs, whyUnwanted } from './audience.ts';
import { keptQuestion, whyNotStake } from './card-at-stake.ts';
import { tellOwner, whyClosed, whyGone } from './closed.ts';
import type { AcceptCommand, Accepted } from './commands.ts';
import { type OpeningFacts, type OpeningKind, reachOf, referenceOf } from './facts.ts';
import { acceptFriendly } from './friendly.ts';
import { handOf } from './hands.ts';
import { bonusNow, bonusOf } from './pool.ts';

export function* decideAccept(command: AcceptCommand, economy: Economy): Deciding<Accepted> {
  const { kind, id, wallet, at } = command;
  const { opening } = yield* ask({ opening: { ask: 'opening', kind, id } });
  const closed = whyClosed(kind, opening, at);
  if (opening === null) return closed!;
  if (!mayMeet(opening.player, wallet)) return ownOpening(kind);
  const refusal = whyNotTheirs(opening, wallet, command.code) ?? closed;
  if (refusal) return refusal;
  if (reachOf(opening) !== 'listed') {
    const unwanted = yield* whyUnwanted(opening, wallet);
    if (unwanted) return unwanted;
  }
  const { mode, stake } = opening;
  const named = namedCards(mode, command);
  if (named !== null && 'ok' in named) return named;
  if (kind === 'friendly') return yield* acceptFriendly(command, opening, named);
  const pair = walletPair(opening.player, wallet);
  const day = utcDay(at);
  const duel = mode === 'duel';
  const tier = duel ? opening.rarity : null;
  const due = bonusOf(opening);
  const sides =
    due === 0
      ? []
      : [
          { address: opening.player, house: opening.house },
          { address: wallet, house: command.house },
        ];
  const shown = shownRound(command, opening);
  const {
    theirs,
    ours,
    hands,
    free,
    kept,
    balance,
    treasury,
    bonusMatchesToday,
    leaving,
    late,
    firsts,
    ...rest
  } = yield* ask({
    theirs: cardsOf(opening.cardIds, opening.player, referenceOf(opening)),
    ours: cardsOf(named ?? [], wallet),
    hands: duel
      ? [
          { ask: 'seen-cards', wallet: opening.player, rarity: opening.cardRarity } as const,
          { ask: 'seen-cards', wallet, rarity: opening.rarity } as const,
        ]
      : [],
    free: named ? [] : [{ ask: 'free-cards', wallet, rarity: tier } as const],
    kept: keptQuestion(kind, wallet),
    balance: { ask: 'balance', account: wallet },
    treasury: { ask: 'free-treasury' },
    bonusMatchesToday: { ask: 'bonus-matches', pair, day },
    leaving: [wallet, opening.player].map((each) => ({ ask: 'leaving', wallet: each }) as const),
    late: { ask: 'roots-late' },
    firsts: shown.map((address) => ({ ask: 'battler', address }) as const),
    matchId: { ask: 'new-id', of: 'match' },
    ...sideQuestions(sides, day, economy),
  });
  const going = whyLeaving(leaving[0]!) ?? whyGone(kind, leaving[1]!) ?? whyRootsLate(late);
  if (going) return going;
  const { matchId } = rest;
  const announced = theirs as readonly HeldCard[];
  const fair = bringable(kind, free.flat(), wallet, at);
  const brought = named ? ours : nearestCards(fair, announced, opening.rarity);
  if (brought === null) return noMatchingCard(opening);
  const refused = whyNotPlayAll(brought, wallet, at) ?? whyNotLose(kind, brought);
  if (refused) return refused;
  const cards = brought as readonly HeldCard[];
  if (cards[0]!.rarity !== opening.rarity) return wrongTier(opening, cards[0]!);
  const unable = whyNotStake(kept) ?? whyNotPay(balance, stake);
  if (unable) return unable;

  const bonusFacts = { treasury, bonusMatchesToday, sides: sidesOf(sides, rest, economy) };
  const bonus = bonusNow(opening, bonusFacts);
  const pool = poolOf(stake, bonus);
  if (pool !== (command.expectedPool ?? pool)) return poolChanged(pool);
  if (pool < opening.minPool) return poolTooLow(pool, opening.minPool);

  // A first match against somebody gentle is read more than it is played.
  const unhurried = firsts.some((battler) => (battler?.games ?? 0) === 0);
  const start = startMatch({
    id: String(matchId),
    mode,
    terms: { kind, stake, bonusGranted: bonus > 0 },
    players: [
      { address: opening.player, house: opening.house, announced },
      { address: wallet, house: command.house, announced: cards },
    ],
    serverSeed: command.serverSeed,
    startedAt: at,
    timing: unhurried ? UNHURRIED : TIMING,
  });
  if (!start.ok) return rejected(start.rejection);
  const { state } = start;
  const reference = referenceOf(opening);
  const match = {
    id: matchId,
    kind,
    originId: id,
    version: 0,
    state,
    hands: duel
      ? ([
          handOf(announced, bringable(kind, hands[0] ?? [], opening.player, at)),
          handOf(cards, bringable(kind, hands[1] ?? [], wallet, at)),
        ] as const)
      : null,
    givenUntil: null,
  };
  return {
    ok: true,
    answer: { match, cards },
    effects: [
      { type: 'opening-ended', kind, id, status: 'accepted', matchId },
      { type: 'engage', reference, cards, secretly: false },
      { type: 'post', reason: 'stake', reference, from: wallet, to: reference, amount: stake },
      { type: 'match-started', match, bonusReserved: bonus },
      ...(bonus > 0
        ? [
            { type: 'bonus-counted', pair, day } as const,
            ...takeFromPurse({ [opening.player]: bonus, [wallet]: bonus }, bonus, day, economy),
          ]
        : []),
      ...tellOwner(opening, matchId, unhurried),
      ...listChanged(opening),
    ],
  };
}

/** Whom a gentle house player would show round, if it is a first match: nobody, or the other side. */
function shownRound(taking: AcceptCommand, opening: OpeningFacts): readonly string[] {
  if (taking.house === opening.house) return [];
  const person = taking.house ? opening.player : taking.wallet;
  return (taking.house ? taking.gentle : opening.gentle) ? [person] : [];
}

function bringable(
  kind: OpeningKind,
  cards: readonly HeldCard[],
  wallet: string,
  at: number,
): HeldCard[] {
  return cards.filter(
    (card) =>
      // What is for sale stays on the shelf: taking it away in secret would show.
      card.asked === undefined &&
      (whyNotPlayAll([card], wallet, at) ?? whyNotLose(kind, [card])) === null,
  );
}

function ownOpening(kind: OpeningKind) {
  return kind === 'request' ? refuse('own-battle') : refuse('own-challenge');
}

function wrongTier({ kind, rarity }: OpeningFacts, card: HeldCard) {
  if (kind !== 'challenge') return refuse('battle-wrong-tier', { rarity }, { rarity });
  const { name, rarity: cardRarity } = card;
  return refuse('challenge-wrong-tier', { rarity, name, cardRarity }, { rarity });
}

function noMatchingCard({ mode, rarity, cardIds }: OpeningFacts) {
  const reason = mode === 'duel' ? 'no-matching-card' : 'no-matching-deck';
  return refuse(reason, { rarity }, { rarity, cards: cardIds.length });
}

function poolTooLow(pool: Hundredths, minPool: Hundredths) {
  const [now, wanted] = [toHoof(pool), toHoof(minPool)];
  return refuse('pool-too-low', { wanted, now }, { pool: now, minPool: wanted });
}

function poolChanged(pool: Hundredths) {
  const now = toHoof(pool);
  return refuse('pool-changed', { now }, { pool: now });
}
