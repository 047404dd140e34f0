import { type CupEntry, type CupFacts, type CupTie, utcDay } from '@goats/rules';
import type { Row } from '../db/database.ts';

/** Its lists are JSON that the database made: numbers are numbers there, days are text. */
export interface CupRow extends Row, Pick<CupFacts, 'kind' | 'rarity' | 'status' | 'clubs'> {
  readonly id: number;
  readonly size: number;
  readonly fee: number;
  readonly opens_at: Date;
  readonly starts_at: Date;
  readonly version: number;
  readonly seed: string;
  readonly secret: string;
  readonly pool: number;
  readonly entries: readonly (Omit<CupEntry, 'freeDay'> & { readonly freeDay: string | null })[];
  readonly ties: readonly CupTie[];
}

/**
 * Cups `k` with everybody in them and their ties, as a decision reads them; with further columns, or
 * with some of the entries `e` only.
 * `cupsWith({ columns: 'k.reason', entries: 'e.place = 1' })`
 */
export const cupsWith = ({ columns = '', entries = 'true' } = {}) => `
  select ${columns && `${columns},`} k.id, k.kind, k.rarity, k.size, k.fee, k.opens_at, k.starts_at, k.status, k.version, k.seed,
         k.secret, k.pool, k.clubs,
         (select coalesce(json_agg(json_build_object('id', e.id, 'wallet', e.wallet, 'house', e.house,
                   'known', e.known, 'club', e.club, 'fee', e.fee, 'freeDay', e.free_day,
                   'hand', e.hand, 'state', e.state) order by e.id), '[]')
            from cup_entries e where e.cup_id = k.id and ${entries}) as entries,
         (select coalesce(json_agg(json_build_object('round', t.round, 'index', t.index,
                   'players', json_build_array(t.player_0, t.player_1), 'matchId', t.match_id,
                   'winner', t.winner, 'score', t.score, 'brought', t.brought)
                   order by t.round, t.index), '[]')
            from cup_ties t where t.cup_id = k.id) as ties
    from cups k`;

export const CUPS = cupsWith();

export function toCup(row: CupRow): CupFacts {
  const { opens_at: opensAt, starts_at: startsAt, entries, ...rest } = row;
  return {
    ...rest,
    opensAt: opensAt.getTime(),
    startsAt: startsAt.getTime(),
    entries: entries.map(({ freeDay, ...entry }) => ({
      ...entry,
      freeDay: freeDay === null ? null : utcDay(Date.parse(freeDay)),
    })),
  };
}
