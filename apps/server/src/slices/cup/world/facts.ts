import { type CupEntry, type CupFacts, type CupState, type CupTie, utcDay } from '@goats/rules';
import type { Row } from '../../../db/database.ts';

/** The columns of a cup `k` itself. */
const CUP = `k.id, k.kind, k.rarity, k.size, k.fee, k.opens_at, k.starts_at, k.status, k.version,
  k.seed, k.secret, k.pool, k.clubs`;

/** An entry `e` as JSON, with what is said of its cards: the hand, or only which they are. */
const entry = (cards: string) => `json_build_object('id', e.id, 'wallet', e.wallet,
  'house', e.house, 'known', e.known, 'club', e.club, 'fee', e.fee, 'freeDay', e.free_day,
  'state', e.state, ${cards})`;

/** The ties of a cup `k`, as JSON. */
export const TIES = `(
  select coalesce(json_agg(json_build_object('round', t.round, 'index', t.index,
           'players', json_build_array(t.player_0, t.player_1), 'matchId', t.match_id,
           'winner', t.winner, 'score', t.score, 'brought', t.brought) order by t.round, t.index), '[]')
    from cup_ties t where t.cup_id = k.id)`;

/** What a cup itself is kept as. */
interface SettledRow extends Row, Pick<CupFacts, 'kind' | 'rarity' | 'status' | 'clubs'> {
  readonly id: number;
  readonly size: number;
  readonly fee: number;
  readonly opens_at: Date;
  readonly starts_at: Date;
  readonly version: number;
  readonly seed: string;
  readonly secret: string;
  readonly pool: number;
}

/** JSON that the database made: numbers are numbers there, days are text. */
type EntryJson<E> = Omit<E, 'freeDay'> & {
  readonly freeDay: string | null;
};

export interface CupRow extends SettledRow {
  readonly entries: readonly EntryJson<CupEntry>[];
  readonly ties: readonly CupTie[];
}

/** Somebody in a cup as everybody sees it: which cards, but not all that is written on them. */
export type ShownEntry = Omit<CupEntry, 'hand'> & { readonly cardIds: readonly number[] };
export type ShownCupFacts = Omit<CupFacts, 'entries'> & { readonly entries: readonly ShownEntry[] };

export interface ShownCupRow extends SettledRow {
  readonly entries: readonly EntryJson<ShownEntry>[];
  readonly ties: readonly CupTie[];
}

const cupsOf = (columns: string, cards: string, entries: string) => `
  select ${columns && `${columns},`} ${CUP},
         (select coalesce(json_agg(${entry(cards)} order by e.id), '[]')
            from cup_entries e where e.cup_id = k.id and ${entries}) as entries,
         ${TIES} as ties
    from cups k`;

/** Cups `k` with everybody in them, their hands and their ties, with further columns. */
export const cupsWithHands = (columns = '') => cupsOf(columns, `'hand', e.hand`, 'true');

/**
 * The same without hands, which in a full cup are most of it; with some of the entries `e` only.
 * `shownCups({ columns: 'k.reason', entries: 'e.place = 1' })`
 */
export const shownCups = ({ columns = '', entries = 'true' } = {}) =>
  cupsOf(columns, `'cardIds', e.card_ids`, entries);

export function toCup(row: CupRow): CupFacts {
  const { entries, ties } = row;
  return { ...settled(row), entries: entries.map(toEntry<CupEntry>), ties };
}

export function toShownCup(row: ShownCupRow): ShownCupFacts {
  const { entries, ties } = row;
  return { ...settled(row), entries: entries.map(toEntry<ShownEntry>), ties };
}

function settled(row: SettledRow): Omit<CupFacts, 'entries' | 'ties'> {
  const { id, kind, rarity, size, fee, status, version, seed, secret, pool, clubs } = row;
  return {
    ...{ id, kind, rarity, size, fee, status, version, seed, secret, pool, clubs },
    opensAt: row.opens_at.getTime(),
    startsAt: row.starts_at.getTime(),
  };
}

function toEntry<E extends { freeDay: number | null }>({ freeDay, ...rest }: EntryJson<E>): E {
  return {
    ...rest,
    freeDay: freeDay === null ? null : utcDay(Date.parse(freeDay)),
  } as unknown as E;
}

export interface CupStateRow extends SettledRow {
  readonly entered_known: number;
  readonly entered_others: number;
}

/** A cup `k` and how many are in it. */
export const CUP_STATES = `select ${CUP}, k.entered_known, k.entered_others from cups k`;

export function toCupState(row: CupStateRow): CupState {
  return {
    ...settled(row),
    entered: { known: row.entered_known, others: row.entered_others },
  };
}

export interface CupEntryRow extends Row {
  readonly entry: EntryJson<CupEntry>;
  readonly found: boolean;
}

/** The entries of wallets `$2` in cups `$1`, pair by pair and in their order. */
export const CUP_ENTRIES = `
  select ${entry(`'hand', e.hand`)} as entry, e.id is not null as found
    from unnest($1::int[], $2::text[]) with ordinality w (cup, wallet, place)
    left join cup_entries e on e.cup_id = w.cup and e.wallet = w.wallet
   order by w.place`;

export function toCupEntry({ entry, found }: CupEntryRow): CupEntry | null {
  return found ? toEntry<CupEntry>(entry) : null;
}
