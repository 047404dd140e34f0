import type { WeekCommands, WeekEffects, WeekQuestions } from '@goats/rules';
import { text, words } from '../../../kernel/checks.ts';
import { pairSubject } from '../../../kernel/subjects.ts';
import { json, type WorldSlice } from '../../../kernel/world-slice.ts';
import { answers } from './answers.ts';
import { weekCountedRow, weekPaidRow } from './rows.ts';

export const week: WorldSlice<WeekCommands, WeekQuestions, WeekEffects> = {
  answers,
  checks: {
    'week-meetings': ({ pair: [a, b], week: n }, { counted, paid }) => ({
      ...{ a, b, n, seen: `${counted} ${paid}` },
    }),
    'week-standings': ({ week: n, places }, table) => ({
      ...{ n, b: text(places) },
      seen:
        table &&
        words([table.total, ...table.standings.map(({ wallet, points }) => `${wallet}.${points}`)]),
    }),
  },
  reads: {
    'week-meetings': ({ pair, week }) => [pairSubject(pair), `week:${week}`],
    'week-standings': ({ week }) => [`week-table:${week}`],
  },
  keys: { 'pay-week': ({ week }) => [`week:${week}`] },
  writes: {
    'week-counted': ({ pair }) => [pairSubject(pair)],
    'week-paid': ({ week }) => [`week:${week}`],
  },
  adds: { 'week-counted': ({ week }) => [`week-table:${week}`] },
  rows: ({ of }) => ({
    p_weeks: json([...of('week-counted').map(weekCountedRow), ...of('week-paid').map(weekPaidRow)]),
  }),
};
