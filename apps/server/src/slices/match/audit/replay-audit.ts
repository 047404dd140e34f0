import { isDeepStrictEqual } from 'node:util';
import {
  type FinishedState,
  isStaked,
  type MatchEvent,
  type MatchFacts,
  type MatchKind,
  type MatchState,
  proofOf,
  replay,
  settlementOf,
  TREASURY,
  verifyProof,
  winnerTakes,
} from '@goats/rules';
import { NOTHING_SEALED, type Sealed } from '../../../audit-check.ts';
import type { Queryable, Row } from '../../../db/database.ts';
import type { LoggedEvent } from '../match-store.ts';
import { COUNTED } from '../world/match-lanes.ts';

/** As many as are worked out again while the next ones are not yet in memory. */
const PAGE = 500;

interface Movement {
  readonly reason: string;
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

interface FinishedRow extends Record<string, unknown> {
  readonly id: number;
  readonly kind: MatchKind;
  readonly vault: string;
  readonly server_seed: string;
  readonly state: Omit<FinishedState, 'serverSeed'>;
  readonly hands: MatchFacts['hands'];
  readonly events: readonly LoggedEvent['event'][];
  readonly movements: readonly Movement[] | null;
}

const FINISHED = `
  select m.id, m.kind, m.kind || ':' || m.origin_id as vault, m.server_seed, m.state, m.hands, e.events,
         t.movements
    from matches m
    left join lateral (
      select json_agg(e.event order by e.number) as events from match_events e
       where e.match_id = m.id) e on true
    left join lateral (
      select json_agg(json_build_object('reason', t.reason, 'from', f.name, 'to', g.name,
                                        'amount', t.amount)) as movements
        from transfers t
        join accounts f on f.id = t.from_account
        join accounts g on g.id = t.to_account
       where t.reference = m.kind || ':' || m.origin_id) t on ${COUNTED('m')}
   where m.finished_at is not null and m.id > $1 order by m.id limit ${PAGE}`;

/**
 * Works every finished match out again: its log must lead to the state that is stored, its proof
 * must verify, and the ledger must hold the stakes and payments that its rules ask for, and no
 * others. Answers the ones that are wrong, page by page however many there are, after those that an
 * earlier audit has sealed.
 */
export async function wrongMatches(
  db: Queryable,
  { match }: Sealed = NOTHING_SEALED,
): Promise<Row[]> {
  const wrong: Row[] = [];
  let page: FinishedRow[];
  let after = match;
  do {
    page = await db.prepared<FinishedRow>('finished-matches', FINISHED, [after]);
    for (const row of page) {
      const fault = faultOf(row);
      if (fault !== null) wrong.push({ id: row.id, ...fault });
    }
    after = page.at(-1)?.id ?? after;
  } while (page.length === PAGE);
  return wrong;
}

function faultOf(row: FinishedRow): Row | null {
  const state = { ...row.state, serverSeed: row.server_seed } as FinishedState;
  try {
    if (!isDeepStrictEqual(refolded(row), state)) return { fault: 'the log tells another story' };
    const verdict = verifyProof(JSON.parse(JSON.stringify(proofOf(state, row.hands))));
    if (!verdict.ok) return { ...verdict };
  } catch (error) {
    return { fault: (error as Error).message };
  }
  // What a cup pays is the audit of cups.
  if (!isStaked(state.terms)) return null;
  const due = inOrder(dueMovements(row.vault, state));
  const made = inOrder(row.movements ?? []);
  return isDeepStrictEqual(due, made) ? null : { fault: 'paid otherwise', due, made };
}

function refolded({ events, server_seed: serverSeed }: FinishedRow): MatchState {
  const [first, ...rest] = events;
  if (first?.type !== 'started') throw new Error('the log has no beginning');
  return replay({ ...first.state, serverSeed } as MatchState, rest as readonly MatchEvent[]);
}

/** Both stakes in, and everything out again to whom the rules say. */
function dueMovements(vault: string, state: FinishedState): Movement[] {
  const { terms, players, result } = state;
  if (!isStaked(terms)) return [];
  const { stake } = terms;
  const addresses = players.map(({ address }) => address);
  const staked = addresses.map((from) => ({ reason: 'stake', from, to: vault, amount: stake }));
  if (result.winner === null) {
    return [
      ...staked,
      ...addresses.map((to) => ({ reason: 'refund', from: vault, to, amount: stake })),
    ];
  }
  const to = players[result.winner].address;
  const { treasuryBonus } = settlementOf(state);
  const bonus = { reason: 'bonus', from: TREASURY, to, amount: treasuryBonus };
  return [
    ...staked,
    { reason: 'payout', from: vault, to, amount: winnerTakes(stake) },
    ...(treasuryBonus > 0 ? [bonus] : []),
  ];
}

function inOrder(movements: readonly Movement[]): string[] {
  return movements
    .map(({ reason, from, to, amount }) => `${reason} ${from} ${to} ${amount}`)
    .sort();
}
