import type { CupCommands, CupEffects, CupQuestions } from '@goats/rules';
import { text, words } from '../../../kernel/checks.ts';
import { cardKeys } from '../../../kernel/subjects.ts';
import { json, type WorldSlice } from '../../../kernel/world-slice.ts';
import { answers } from './answers.ts';
import { cupEnteredRow, cupLeftRow, cupMovedRows, cupOpenedRow } from './rows.ts';

export const cup: WorldSlice<CupCommands, CupQuestions, CupEffects> = {
  answers,
  checks: {
    cup: ({ id: n }, cup) => ({ n, seen: cup && text(cup.version) }),
    // Who enters an open cup keeps nobody else out of it.
    'cup-state': ({ id: n }, cup) => ({
      ...{ n, seen: cup && (cup.status === 'open' ? 'open' : text(cup.version)) },
    }),
    'cup-entry': ({ id: n, wallet: a }, entry) => ({
      ...{ n, a, seen: entry && words([entry.id, entry.state]) },
    }),
    'cup-slot': ({ kind: b, slot: n }, taken) => ({ b, n, seen: text(taken) }),
  },
  reads: {
    cup: ({ id }) => [`cup:${id}`, `cup-entries:${id}`],
    'cup-state': ({ id }) => [`cup:${id}`],
    'cup-entry': ({ id, wallet }) => [`cup:${id}`, `cup-entry:${id} ${wallet}`],
    'cup-slot': ({ kind, slot }) => [`cup-slot:${kind} ${slot}`],
  },
  keys: {
    'open-cup': () => ['cups'],
    'enter-cup': ({ cupId, wallet, cardIds }) => [`cup:${cupId}`, wallet, ...cardKeys({ cardIds })],
    'leave-cup': ({ cupId }) => [`cup:${cupId}`],
    'start-cup': ({ cupId }) => [`cup:${cupId}`],
    'cancel-cup': ({ cupId }) => [`cup:${cupId}`],
  },
  writes: {
    'cup-opened': ({ cup }) => (cup.slot === null ? [] : [`cup-slot:${cup.kind} ${cup.slot}`]),
    'cup-entered': ({ cupId, entry }) => [`cup-entry:${cupId} ${entry.wallet}`, entry.wallet],
    'cup-left': ({ cupId, wallet }) => [`cup-entry:${cupId} ${wallet}`, wallet],
    'cup-moved': ({ id }) => [`cup:${id}`],
  },
  adds: {
    'cup-entered': ({ cupId }) => [`cup-entries:${cupId}`],
    'cup-left': ({ cupId }) => [`cup-entries:${cupId}`],
  },
  // Once, when the cup begins.
  promises: { 'cup-moved': ({ ended, pool }) => (ended === null ? pool : 0) },
  newIds: { cup: "nextval('cups_id_seq')", entry: "nextval('cup_entries_id_seq')" },
  rows: ({ of }) => ({
    p_cups: json([
      ...of('cup-opened').map(cupOpenedRow),
      ...of('cup-entered').map(cupEnteredRow),
      ...of('cup-left').map(cupLeftRow),
      ...of('cup-moved').flatMap(cupMovedRows),
    ]),
  }),
};
