import { CLUB_PLACES, drawClubs, drawCup, treasuryPart } from '../economy/cups.ts';
import { HUNDREDTHS_PER_HOOF } from '../economy/hoof.ts';
import type { Economy } from '../economy/presets.ts';
import { firstDayOf, weekOf } from '../economy/week.ts';
import { bareCard } from '../engine/cards.ts';
import { calledOff } from './cancel-cup.ts';
import type { CupEntry, CupFacts } from './cup-facts.ts';
import { beginTie, bye, type Pairing, pairingsReady, roundsIn } from './cup-ties.ts';
import type { Effect } from './effects.ts';
import { cupNotices } from './enter-cup.ts';
import { entryGivenBack } from './leave-cup.ts';
import { type Asking, ask } from './questions.ts';
import { type Deciding, refuse } from './verdict.ts';

/** Its time has come: house players fill in, the draw is made, the first round begins. */
export interface StartCupCommand {
  readonly type: 'start-cup';
  readonly cupId: number;
  readonly at: number;
}

/** What the treasury adds to cups in a week is counted under this name, on the week's first day. */
export const CUP_BUDGET = 'cups';

/** Cards in the hand of a house player that fills in. */
const HOUSE_HAND = 2;

export function* decideStartCup(
  { cupId, at }: StartCupCommand,
  economy: Economy,
): Deciding<CupFacts> {
  const { cup } = yield* ask({ cup: { ask: 'cup', id: cupId } });
  if (cup === null) return refuse('NOT_FOUND', 'There is no such cup.');
  if (cup.status !== 'open' || at < cup.startsAt) {
    return refuse('CONFLICT', 'This cup is not to be started.');
  }
  const { leastPeople } = economy.cups;
  if (cup.entries.length < leastPeople) {
    const reason = cup.entries.length === 0 ? 'Nobody entered.' : 'Too few entered.';
    return { ok: true, answer: { ...cup, status: 'cancelled' }, effects: calledOff(cup, reason) };
  }
  const filled = yield* fillIns(cup);
  const draw =
    cup.kind === 'clubs'
      ? drawClubs({ ...cup, fillIns: [walletsOf(filled, 0), walletsOf(filled, 1)] })
      : drawCup({ ...cup, fillIns: filled.map(({ wallet }) => wallet) });
  const left = cup.entries.filter(({ wallet }) => draw.left.includes(wallet));
  const entries = [...cup.entries.filter((entry) => !left.includes(entry)), ...filled];

  const first = draw.ties.map((players, index): Pairing => ({ round: 1, index, players }));
  const byes = first.filter(({ players }) => players.includes(null)).map(bye);
  // Byes that meet in the second round begin at once.
  const second = pairingsReady(cup.kind, byes);
  const playing = [...first.filter(({ players }) => !players.includes(null)), ...second];
  const week = firstDayOf(weekOf(at));
  const { ids, used, treasury } = yield* ask({
    ids: playing.map(() => ({ ask: 'new-id', of: 'match' }) as const),
    used: { ask: 'day-used', what: CUP_BUDGET, day: week },
    treasury: { ask: 'free-treasury' },
  });
  const most = economy.cups.treasury.perWeek * HUNDREDTHS_PER_HOOF;
  const people = entries.filter(({ house, known }) => !house && known).length;
  const pool = Math.max(0, Math.min(treasuryPart(people, economy.cups), most - used, treasury));
  const rounds = roundsIn({ kind: cup.kind, ties: first.map(bye) });
  const begun = playing.map((pairing, i) => beginTie(cup, entries, pairing, rounds, ids[i]!, at));
  const began = [...byes, ...begun.map(({ tie }) => tie)];
  return {
    ok: true,
    answer: { ...cup, status: 'running', pool, entries, ties: began },
    effects: [
      {
        ...{ type: 'cup-moved', id: cupId, version: cup.version, becomes: 'running' },
        ...{ reason: null, pool, filled, ended: null, began },
        placed: left.map(({ wallet }) => ({ wallet, state: 'not-drawn', place: null, prize: 0 })),
      },
      ...(pool > 0
        ? [{ type: 'day-counted', day: week, what: CUP_BUDGET, amount: pool, most } as const]
        : []),
      ...left.flatMap((entry): Effect[] => [
        ...entryGivenBack(cup, entry),
        {
          ...{ type: 'message', wallet: entry.wallet, topic: 'cup', href: `/cups/${cupId}` },
          text: 'More entered than there were places, and the draw left you out: everything is back with you.',
        },
      ]),
      ...begun.flatMap(({ effects }) => effects),
      ...cupNotices(cupId),
    ],
  };
}

function walletsOf(filled: readonly CupEntry[], club: 0 | 1): string[] {
  return filled.filter((entry) => entry.club === club).map(({ wallet }) => wallet);
}

/** House players for the places that are left, each with cards that are nobody's. */
function* fillIns(cup: CupFacts): Asking<CupEntry[]> {
  const short = (club: 0 | 1) =>
    Math.max(0, CLUB_PLACES - cup.entries.filter((entry) => entry.club === club).length);
  const places: (0 | 1 | null)[] =
    cup.kind === 'clubs'
      ? ([0, 1] as const).flatMap((club) => Array.from({ length: short(club) }, () => club))
      : Array.from({ length: Math.max(0, cup.size - cup.entries.length) }, () => null);
  if (places.length === 0) return [];
  const { houses } = yield* ask({
    houses: { ask: 'house-players', count: places.length, except: [] },
  });
  const clubs = houses.map((_, i) => places[i] ?? null);
  const { hands, ids } = yield* ask({
    hands: clubs.map(
      (club) =>
        ({
          ...{ ask: 'pool-hand', rarity: cup.rarity, cards: HOUSE_HAND },
          goats: club === null ? null : cup.clubs![club],
        }) as const,
    ),
    ids: houses.map(() => ({ ask: 'new-id', of: 'entry' }) as const),
  });
  return houses.flatMap((wallet, i) => {
    const hand = hands[i]!;
    if (hand.length === 0) return [];
    return [
      {
        ...{ id: ids[i]!, wallet, house: true, known: true, club: clubs[i]!, fee: 0 },
        ...{ freeDay: null, state: 'in' as const },
        // Nobody's cards, which a second house player may hold as well.
        hand: hand.map((card) => bareCard({ ...card, bond: 'lent' })),
      },
    ];
  });
}
