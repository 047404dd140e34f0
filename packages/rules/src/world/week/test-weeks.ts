import type { Rivals } from '../../economy/circle.ts';
import type { Economy } from '../../economy/presets.ts';
import { WEEK_MEETINGS, type WeekPrize, weekName } from '../../economy/week.ts';
import type { Posting } from '../hoof/effects.ts';
import type { Effect, Question } from '../kernel/registry.ts';
import type { WalletPair } from '../wallet/pair.ts';
import type { WeekTable } from './facts.ts';

type Of<T extends Effect['type']> = Extract<Effect, { type: T }>;
type Asked<A extends Question['ask']> = Extract<Question, { ask: A }>;

interface WeekRow {
  readonly week: number;
  readonly wallet: string;
  readonly points: number;
  readonly wins: number;
  readonly losses: number;
}

/** The part of the world that weeks are about. */
export interface WeekWorld {
  /** By week and wallet. */
  weekPoints: Map<string, WeekRow>;
  /** How many matches of two count, by week and pair. */
  weekMeetings: Map<string, number>;
  paidWeeks: Map<number, readonly WeekPrize[]>;
  economy: Economy;
  frozen: Set<string>;
  houses: Set<string>;
  transfers: Posting[];
}

export const noWeeks = (): Pick<WeekWorld, 'weekPoints' | 'weekMeetings' | 'paidWeeks'> => ({
  ...{ weekPoints: new Map(), weekMeetings: new Map(), paidWeeks: new Map() },
});

export const meetingKey = (week: number, pair: WalletPair) => `${week} ${pair.join(' ')}`;

export function meetingsOf(world: WeekWorld, { week, pair }: Asked<'week-meetings'>) {
  const counted = world.weekMeetings.get(meetingKey(week, pair)) ?? 0;
  return { counted, paid: world.paidWeeks.has(week) };
}

/** People only, most met first. */
export function rivalsIn(
  { weekMeetings, houses }: WeekWorld,
  { week, wallet, most }: Asked<'week-rivals'>,
): Rivals {
  return [...weekMeetings]
    .flatMap(([key, counted]) => {
      const [in_, one, other] = key.split(' ') as [string, string, string];
      const met = one === wallet ? other : other === wallet ? one : null;
      return Number(in_) !== week || met === null || houses.has(met)
        ? []
        : { wallet: met, counted };
    })
    .sort((a, b) => b.counted - a.counted || (a.wallet < b.wallet ? -1 : 1))
    .slice(0, most);
}

function rowsOf({ weekPoints }: WeekWorld, week: number): WeekRow[] {
  return [...weekPoints.values()].filter((row) => row.week === week);
}

const totalOf = (world: WeekWorld, week: number) =>
  rowsOf(world, week).reduce((sum, { points }) => sum + points, 0);

/** Whom an operator has frozen is not paid. */
export function standingsOf(
  world: WeekWorld,
  { week, places }: Asked<'week-standings'>,
): WeekTable | null {
  if (world.paidWeeks.has(week)) return null;
  const table = rowsOf(world, week)
    .filter(({ wallet, points }) => points > 0 && !world.frozen.has(wallet))
    .sort((a, b) => b.points - a.points || (a.wallet < b.wallet ? -1 : 1))
    .map(({ wallet, points }) => ({ wallet, points }));
  const last = table[places - 1]?.points ?? 1;
  return { total: totalOf(world, week), standings: table.filter(({ points }) => points >= last) };
}

export function countWeek(world: WeekWorld, { week, pair, rows }: Of<'week-counted'>): void {
  const key = meetingKey(week, pair);
  world.weekMeetings.set(key, (world.weekMeetings.get(key) ?? 0) + 1);
  for (const { wallet, points, won } of rows) {
    const key = `${week} ${wallet}`;
    const row = world.weekPoints.get(key) ?? { week, wallet, points: 0, wins: 0, losses: 0 };
    world.weekPoints.set(key, {
      ...{ week, wallet, points: row.points + points },
      ...{ wins: row.wins + (won ? 1 : 0), losses: row.losses + (won ? 0 : 1) },
    });
  }
}

export function payWeek(world: WeekWorld, { week, prizes }: Of<'week-paid'>): void {
  world.paidWeeks.set(week, prizes);
}

/** The table against the meetings that count, and what was paid against the budget. */
export function weekFaults(world: WeekWorld): string[] {
  const faults: string[] = [];
  for (const { week, wallet, wins, losses } of world.weekPoints.values()) {
    const counted = [...world.weekMeetings]
      .filter(([key]) => key.startsWith(`${week} `) && key.includes(wallet))
      .reduce((sum, [, count]) => sum + count, 0);
    if (counted !== wins + losses) faults.push(`${wallet} has ${counted} matches in week ${week}`);
  }
  for (const [key, counted] of world.weekMeetings) {
    if (counted > WEEK_MEETINGS) faults.push(`${counted} meetings count for ${key}`);
  }
  for (const [week, prizes] of world.paidWeeks) {
    const paid = world.transfers.filter(({ reference }) => reference === `week:${weekName(week)}`);
    const [sum, owed] = [paid, prizes].map((list) =>
      list.reduce((total, { amount }) => total + amount, 0),
    ) as [number, number];
    if (sum !== owed || sum > world.economy.weekBudget * 100) {
      faults.push(`week ${week} paid ${sum} of ${owed}`);
    }
  }
  return faults;
}
