import { CUP_CARDS, CUP_MOST_ENTRIES } from '../../economy/cups.ts';
import { hasHistory } from '../../economy/history.ts';
import { type Hundredths, toHoof } from '../../economy/hoof.ts';
import { utcDay } from '../../economy/limits.ts';
import type { Economy } from '../../economy/presets.ts';
import { bareCard } from '../../engine/cards.ts';
import { SEATS } from '../../engine/seats.ts';
import { historyOf } from '../../rating/rate-match.ts';
import type { HeldCard } from '../card/index.ts';
import { cardsOf, whyNotPlayAll, whyNotTrade } from '../card/index.ts';
import { ask } from '../kernel/ask.ts';
import type { Effect } from '../kernel/registry.ts';
import { type Deciding, refuse, refuseField } from '../kernel/verdict.ts';
import { whyLeaving, whyRootsLate } from '../wallet/index.ts';
import { type CupEntry, type CupState, cupReference, freeEntryOf } from './facts.ts';

/** One to three cards and, beyond the free entry of the day, a fee. */
export interface EnterCupCommand {
  readonly type: 'enter-cup';
  readonly cupId: number;
  readonly wallet: string;
  /** The one that is announced first. */
  readonly cardIds: readonly number[];
  /** What it was shown to cost; another fee is refused before anything moves. */
  readonly expectedFee?: Hundredths | undefined;
  readonly at: number;
}

export interface Entered {
  readonly cup: CupState;
  readonly entry: CupEntry;
}

export function* decideEnterCup(command: EnterCupCommand, economy: Economy): Deciding<Entered> {
  const { cupId, wallet, cardIds, at } = command;
  if (cardIds.length < 1 || cardIds.length > CUP_CARDS || new Set(cardIds).size < cardIds.length) {
    return refuseField('cardIds', 'cup-cards');
  }
  const day = utcDay(at);
  const what = freeEntryOf(wallet);
  const { cup, own, cards, used, balance, locked, battler, id, leaving, late } = yield* ask({
    cup: { ask: 'cup-state', id: cupId },
    own: { ask: 'cup-entry', id: cupId, wallet },
    cards: cardsOf(cardIds, wallet),
    used: { ask: 'day-used', what, day },
    balance: { ask: 'balance', account: wallet },
    locked: { ask: 'locked', wallet },
    battler: { ask: 'battler', address: wallet },
    id: { ask: 'new-id', of: 'entry' },
    leaving: { ask: 'leaving', wallet },
    late: { ask: 'roots-late' },
  });
  if (cup === null) return refuse('cup-unknown');
  const closed = whyNotOpenNow(cup, at);
  if (closed) return closed;
  if (own !== null) {
    return refuse('cup-entered');
  }
  const known = !economy.historyAsked || hasHistory(historyOf(battler));
  if (cup.entered[known ? 'known' : 'others'] >= CUP_MOST_ENTRIES) {
    return refuse('cup-full');
  }
  // A cup that costs nobody anything leaves the day's free entry where it is.
  const free = cup.fee === 0 || used === 0;
  const usesFreeEntry = free && cup.fee > 0;
  const refused =
    whyLeaving(leaving) ??
    whyRootsLate(late) ??
    whyNotPlayAll(cards, wallet, at) ??
    whyNotEnterWith(cup, cards as HeldCard[], free);
  if (refused) return refused;
  const fee = free ? 0 : cup.fee;
  if (fee !== (command.expectedFee ?? fee)) return feeChanged(fee);
  const short = fee === 0 ? null : whyNotTrade({ balance, locked }, fee);
  if (short) return short;
  const held = cards as readonly HeldCard[];
  const entry: CupEntry = {
    ...{ id, wallet, house: false, known, club: clubOf(cup, held[0]!), fee },
    freeDay: usesFreeEntry ? day : null,
    hand: held.map(bareCard),
    state: 'in',
  };
  const reference = cupReference(cup);
  const paid: Effect[] = usesFreeEntry
    ? [{ type: 'day-counted', day, what, amount: 1, most: 1 }]
    : fee === 0
      ? []
      : [
          {
            ...{ type: 'post', reason: 'entry', reference: entryReference(entry) },
            ...{ from: wallet, to: reference, amount: fee },
          },
        ];
  return {
    ok: true,
    answer: { cup, entry },
    effects: [
      { type: 'cup-entered', cupId, entry },
      { type: 'engage', reference, cards: held, secretly: false },
      ...paid,
      ...cupNotices(cupId),
    ],
  };
}

/** What its fee is booked under: a wallet may leave and enter again. */
export function entryReference({ id }: Pick<CupEntry, 'id'>): string {
  return `entry:${id}`;
}

export function cupNotices(id: number): Effect[] {
  return ['cups', `cup:${id}`].map((topic) => ({ type: 'notice', topic }) as const);
}

/** Why nobody can come in or go out any more, each for its own reason; null while it is open. */
export function whyNotOpenNow(
  { status, opensAt, startsAt }: Pick<CupState, 'status' | 'opensAt' | 'startsAt'>,
  at: number,
) {
  if (status === 'cancelled') return refuse('cup-called-off');
  if (status !== 'open' || at >= startsAt) return refuse('cup-begun');
  if (at < opensAt) return refuse('cup-not-open-yet', {}, { opensAt });
  return null;
}

function clubOf({ clubs }: CupState, { goat }: HeldCard): 0 | 1 | null {
  return SEATS.find((club) => clubs?.[club].includes(goat)) ?? null;
}

function whyNotEnterWith(cup: CupState, cards: readonly HeldCard[], free: boolean) {
  const { rarity } = cup;
  const other = cards.find((card) => card.rarity !== rarity);
  if (other) {
    const { name, rarity: cardRarity } = other;
    return refuse('cup-wrong-tier', { rarity, name, cardRarity }, { rarity });
  }
  const lent = cards.find(({ bond }) => bond === 'lent');
  if (lent && !free) {
    return refuse('cup-lent-card', { name: lent.name });
  }
  if (cup.clubs === null) return null;
  const club = clubOf(cup, cards[0]!);
  if (club === null) return refuse('cup-neither-club', { name: cards[0]!.name });
  const turncoat = cards.find((card) => clubOf(cup, card) !== club);
  if (turncoat) {
    return refuse('cup-other-club', { name: turncoat.name });
  }
  return null;
}

/** The free entry of the day was used elsewhere since, or is there again. */
function feeChanged(fee: Hundredths) {
  const price = toHoof(fee);
  if (fee === 0) return refuse('cup-free-now', {}, { price });
  return refuse('cup-price-changed', { price }, { price });
}
