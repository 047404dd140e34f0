import { drawClubs, drawCup } from '../../economy/cup-draw.ts';
import { cupBudgetLeft, treasuryPart } from '../../economy/cups.ts';
import { HUNDREDTHS_PER_HOOF } from '../../economy/hoof.ts';
import type { Economy } from '../../economy/presets.ts';
import { firstDayOf, weekOf } from '../../economy/week.ts';
import { noticeOf } from '../../notices/notice-words.ts';
import type { CupOff } from '../../notices/notices.ts';
import { ask } from '../kernel/ask.ts';
import type { Effect } from '../kernel/registry.ts';
import { type Deciding, refuse, refusePlainly, type Verdict } from '../kernel/verdict.ts';
import { calledOff } from './cancel-cup.ts';
import { beginTie, bye, type Pairing, pairingsReady, roundsIn } from './cup-ties.ts';
import type { CupPlace } from './effects.ts';
import { cupNotices } from './enter-cup.ts';
import type { CupEntry, CupFacts, CupTie } from './facts.ts';
import { fillCup } from './fill-cup.ts';
import { cardsBack, entryGivenBack } from './leave-cup.ts';

/** Its time has come: house players fill in, the draw is made, the first round begins. */
export interface StartCupCommand {
  readonly type: 'start-cup';
  readonly cupId: number;
  readonly at: number;
}

/** What the treasury adds to cups in a week is counted under this name, on the week's first day. */
export const CUP_BUDGET = 'cups';

export function* decideStartCup(
  { cupId, at }: StartCupCommand,
  economy: Economy,
): Deciding<CupFacts> {
  const { cup } = yield* ask({ cup: { ask: 'cup', id: cupId } });
  if (cup === null) return refuse('cup-unknown');
  if (cup.status !== 'open' || at < cup.startsAt) {
    return refusePlainly('CONFLICT', 'This cup is not to be started.');
  }
  if (cup.entries.length === 0) return notHeld(cup, 'nobody');
  if (cup.entries.length < economy.cups.leastPeople) return notHeld(cup, 'too-few');
  const filled = yield* fillCup(cup);
  const draw = drawOf(cup, filled);
  const left = cup.entries.filter(({ wallet }) => draw.left.includes(wallet));
  const entries = [...cup.entries.filter((entry) => !left.includes(entry)), ...filled];

  const first = draw.ties.map((players, index): Pairing => ({ round: 1, index, players }));
  const [byes, met] = [first.filter(isBye).map(bye), first.filter((pairing) => !isBye(pairing))];
  // Without a match nothing would ever move it on.
  if (met.length === 0) return notHeld(cup, 'no-rival');
  // Byes that meet in the second round begin at once.
  const playing = [...met, ...pairingsReady(cup.kind, byes)];
  const week = firstDayOf(weekOf(at));
  const { ids, used, treasury } = yield* ask({
    ids: playing.map(() => ({ ask: 'new-id', of: 'match' }) as const),
    used: { ask: 'day-used', what: CUP_BUDGET, day: week },
    treasury: { ask: 'free-treasury' },
  });
  const most = economy.cups.treasury.perWeek * HUNDREDTHS_PER_HOOF;
  const people = entries.filter(({ house, known }) => !house && known).length;
  const budget = Math.min(cupBudgetLeft(used, economy.cups), treasury);
  const pool = treasuryPart(people, economy.cups, budget);
  const rounds = roundsIn({ kind: cup.kind, ties: first });
  const begun = playing.map((pairing, i) => beginTie(cup, entries, pairing, rounds, ids[i]!, at));
  const began = [...byes, ...begun.map(({ tie }) => tie)];
  const idle = cup.kind === 'clubs' ? byes : [];
  return {
    ok: true,
    answer: { ...cup, status: 'running', pool, entries, ties: began },
    effects: [
      {
        ...{ type: 'cup-moved', id: cupId, version: cup.version, becomes: 'running' },
        ...{ reason: null, pool, filled, ended: null, began },
        placed: [
          ...left.map(({ wallet }) => became(wallet, 'not-drawn')),
          ...idle.map(({ winner }) => became(winner!, 'out')),
        ],
      },
      ...(pool > 0
        ? [{ type: 'day-counted', day: week, what: CUP_BUDGET, amount: pool, most } as const]
        : []),
      ...left.flatMap((entry) => leftOut(cup, entry)),
      ...idle.flatMap((tie) => wonWithoutPlaying(cup, tie)),
      ...begun.flatMap(({ effects }) => effects),
      ...cupNotices(cupId),
    ],
  };
}

function notHeld(cup: CupFacts, why: CupOff): Verdict<CupFacts> {
  return { ok: true, answer: { ...cup, status: 'cancelled' }, effects: calledOff(cup, why) };
}

function drawOf(cup: CupFacts, filled: readonly CupEntry[]) {
  const ofClub = (club: 0 | 1 | null) =>
    filled.filter((entry) => entry.club === club).map(({ wallet }) => wallet);
  return cup.kind === 'clubs'
    ? drawClubs({ ...cup, fillIns: [ofClub(0), ofClub(1)] })
    : drawCup({ ...cup, fillIns: ofClub(null) });
}

const isBye = ({ players }: Pairing) => players.includes(null);

const became = (wallet: string, state: 'not-drawn' | 'out'): CupPlace => ({
  ...{ wallet, state, place: null, prize: 0 },
});

function leftOut(cup: CupFacts, entry: CupEntry): Effect[] {
  return [
    ...entryGivenBack(cup, entry),
    {
      ...{ type: 'message', wallet: entry.wallet, topic: 'cup', href: `/cups/${cup.id}` },
      ...noticeOf('cup-left-out', {}),
    },
  ];
}

/** Of two clubs one was short: whoever has nobody to play has done their part, and keeps no card busy. */
function wonWithoutPlaying(cup: CupFacts, { winner }: CupTie): Effect[] {
  const entry = cup.entries.find(({ wallet }) => wallet === winner);
  if (!entry) return [];
  return [
    cardsBack(cup, entry),
    {
      ...{ type: 'message', wallet: entry.wallet, topic: 'cup', href: `/cups/${cup.id}` },
      ...noticeOf('cup-walkover', {}),
    },
  ];
}
