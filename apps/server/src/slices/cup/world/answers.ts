import { housePlayers } from '@goats/collection';
import type { CupTie } from '@goats/rules';
import { type Answers, byId } from '../../../kernel/answering.ts';
import {
  CUP_ENTRIES,
  CUP_STATES,
  type CupEntryRow,
  type CupRow,
  type CupStateRow,
  cupsWithHands,
  TIES,
  toCup,
  toCupEntry,
  toCupState,
} from './facts.ts';

export const answers: Answers<
  'cup' | 'cup-slot' | 'house-players' | 'cup-state' | 'cup-ties' | 'cup-entry' | 'cup-fees'
> = {
  async cup(db, questions) {
    const rows = await db.prepared<CupRow>(
      'facts-cups',
      `${cupsWithHands()} where k.id = any ($1)`,
      [questions.map(({ id }) => id)],
    );
    return byId(questions, rows, toCup);
  },

  async 'cup-slot'(db, questions) {
    const rows = await db.prepared<{ taken: boolean }>(
      'facts-cup-slots',
      `select coalesce((select true from cups c where c.kind = w.kind and c.slot = w.slot), false) as taken
         from unnest($1::cup_kind[], $2::bigint[]) with ordinality w (kind, slot, place)
        order by w.place`,
      [questions.map(({ kind }) => kind), questions.map(({ slot }) => slot)],
    );
    return rows.map(({ taken }) => taken);
  },

  /** Those first who play in the fewest matches now, so that one is not in ten cups at once. */
  async 'house-players'(db, questions) {
    const rows = await db.prepared<{ address: string }>(
      'facts-house-players',
      `select p.address from players p
        where p.house and p.address = any ($1)
        order by (select count(*) from matches m
                   where m.finished_at is null and m.kind = 'cup' and p.address in (m.player_0, m.player_1)),
                 random()`,
      [housePlayers().map(({ address }) => address)],
    );
    return questions.map(({ count, except }) =>
      rows
        .map(({ address }) => address)
        .filter((address) => !except.includes(address))
        .slice(0, count),
    );
  },

  async 'cup-state'(db, questions) {
    const rows = await db.prepared<CupStateRow>(
      'facts-cup-states',
      `${CUP_STATES} where k.id = any ($1)`,
      [questions.map(({ id }) => id)],
    );
    return byId(questions, rows, toCupState);
  },

  async 'cup-ties'(db, questions) {
    const rows = await db.prepared<{ ties: readonly CupTie[] }>(
      'facts-cup-ties',
      `select ${TIES} as ties from unnest($1::int[]) with ordinality k (id, place) order by k.place`,
      [questions.map(({ id }) => id)],
    );
    return rows.map(({ ties }) => ties);
  },

  async 'cup-entry'(db, questions) {
    const rows = await db.prepared<CupEntryRow>('facts-cup-entries', CUP_ENTRIES, [
      questions.map(({ id }) => id),
      questions.map(({ wallet }) => wallet),
    ]);
    return rows.map(toCupEntry);
  },

  async 'cup-fees'(db, questions) {
    const rows = await db.prepared<{ fees: number }>(
      'facts-cup-fees',
      `select (select coalesce(sum(e.fee), 0)::bigint from cup_entries e
                where e.cup_id = w.cup and e.state <> 'not-drawn') as fees
         from unnest($1::int[]) with ordinality w (cup, place) order by w.place`,
      [questions.map(({ id }) => id)],
    );
    return rows.map(({ fees }) => fees);
  },
};
