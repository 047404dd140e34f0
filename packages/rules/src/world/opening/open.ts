import { type Hundredths, toHoof } from '../../economy/hoof.ts';
import { utcDay } from '../../economy/limits.ts';
import { poolOf } from '../../economy/payouts.ts';
import type { Economy } from '../../economy/presets.ts';
import { stakeHundredths } from '../../economy/stakes.ts';
import type { MatchMode } from '../../engine/commitment.ts';
import type { HeldCard } from '../card/index.ts';
import { cardsOf, namedCards, whyNotLose, whyNotPay, whyNotPlayAll } from '../card/index.ts';
import { ask } from '../kernel/ask.ts';
import { type Deciding, refuse, refuseField } from '../kernel/verdict.ts';
import { sideQuestions, sidesOf } from '../match/index.ts';
import { whyLeaving, whyRootsLate } from '../wallet/index.ts';
import { listChanged, mayMeet, tellAddressee } from './audience.ts';
import { keptQuestion, whyNotStake } from './card-at-stake.ts';
import type { OpenCommand, Opened } from './commands.ts';
import { type OpeningFacts, reachOf, referenceOf } from './facts.ts';
import { openFriendly } from './friendly.ts';
import { bonusNow, bonusOf } from './pool.ts';
import { askRematch } from './rematch.ts';
import { waitsFor, whyTooMany } from './waiting.ts';

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
  if (to !== undefined) {
    const { blocked } = yield* ask({ blocked: { ask: 'blocked', by: wallet, whom: to } });
    if (blocked) return refuse('asked-blocked');
  }
  const expiresAt = at + waitsFor({ kind, ...audience });
  const waiting = { ...audience, status: 'open', matchId: null, createdAt: at, expiresAt } as const;
  if (kind === 'friendly') return yield* openFriendly(command, named[0]!, waiting);
  const reach = reachOf(audience);
  const sides = [{ address: wallet, house }];
  const { id, balance, treasury, kept, open, cards, used, battlers, leaving, late } = yield* ask({
    id: { ask: 'new-id', of: 'opening' },
    open: { ask: 'open-count', kind, reach, wallet },
    balance: { ask: 'balance', account: wallet },
    treasury: { ask: 'free-treasury' },
    kept: keptQuestion(kind, wallet),
    leaving: { ask: 'leaving', wallet },
    late: { ask: 'roots-late' },
    cards: cardsOf(named, wallet),
    ...sideQuestions(sides, utcDay(at), economy),
  });
  const stake = stakeHundredths(command.stake);
  const refused =
    whyLeaving(leaving) ??
    whyRootsLate(late) ??
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
    ...waiting,
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

/** Why nobody can be asked this way, or null. */
function whyNotAsked({ kind, to, code, rematchOf, wallet, stake, mode }: OpenCommand) {
  if ((stake === 0) !== (kind === 'friendly')) {
    return refuseField('hoofStake', 'stake-of-friendly');
  }
  if (kind === 'friendly' && mode !== 'duel') return refuseField('gameMode', 'mode-of-friendly');
  if (to === undefined && code === undefined) {
    if (kind !== 'friendly' || rematchOf !== undefined) return null;
    return refuseField('to', 'friendly-for-whom');
  }
  if (kind === 'request') return refuseField('to', 'request-for-all');
  if (rematchOf !== undefined) return refuseField('rematchOf', 'rematch-for-opponent');
  if (to === undefined) return null;
  if (!mayMeet(wallet, to.wallet)) return refuseField('to', 'asked-oneself');
  return to.house ? refuseField('to', 'asked-house') : null;
}

/** Nobody could ever take it, and the house would try and try. */
function poolOutOfReach(most: Hundredths) {
  return refuseField('minPool', 'pool-out-of-reach', { most: toHoof(most) });
}

function missingCards(mode: MatchMode) {
  return mode === 'duel'
    ? refuseField('cardId', 'card-missing')
    : refuseField('cardIds', 'deck-missing');
}
