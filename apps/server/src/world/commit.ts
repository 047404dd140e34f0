import {
  type Effect,
  hasHistory,
  type MatchState,
  type Question,
  SEATS,
  type Standing,
  stakeOf,
  TIMING,
  type Told,
} from '@goats/rules';
import type { Queryable } from '../db/database.ts';
import type { Key } from '../modules/idempotency/keys.ts';
import {
  auctionMovedRow,
  startedRow as auctionStartedRow,
  banRow,
  bidRow,
  bondRow,
  confirmedRow,
  purchaseRow,
  timedRow,
  voidedRow,
} from './auction-rows.ts';
import {
  logAppliedRow,
  walletLeavingRow,
  withdrawalEndedRow,
  withdrawalSignedRow,
} from './chain-rows.ts';
import { checksOf } from './checks.ts';
import {
  cupEnteredRow,
  cupLeftRow,
  cupMovedRows,
  cupOpenedRow,
  weekCountedRow,
  weekPaidRow,
} from './cup-rows.ts';
import { dateOf } from './facts.ts';
import { houseTimeFor } from './house-players.ts';
import { messageRow, watchersRow } from './message-rows.ts';
import type { Placed } from './placed.ts';
import { addsTo, lockOf, type Subjects, subjectsOf } from './subjects.ts';
import { offerEndedRow, offerRow, saleRow, seenThroughRow } from './trade-rows.ts';

/** One command's effects, what they were decided on, and the answer that its Idempotency-Key will repeat. */
export interface Change {
  readonly at: number;
  readonly effects: readonly Effect[];
  readonly told?: readonly Told[];
  readonly key: (Key & { readonly status: number; readonly answer: unknown }) | null;
}

/**
 * What had changed since a command was decided, by the name of the question that was answered
 * otherwise; or what was taken meanwhile, or decided on in the same batch.
 */
export type Conflict = Question['ask'] | 'loan' | 'key' | 'commitment' | 'funds' | 'batch';

/**
 * Writes the effects of many commands in one statement that is one transaction; for each all of
 * them or none. The order of the answers is the order of the changes.
 *
 * `await commit(db, [{ at, effects, key: null }]) // [null]`
 */
export async function commit(
  db: Queryable,
  changes: readonly Change[],
): Promise<(Conflict | null)[]> {
  const { apart, together } = separate(changes);
  const rows = await db.prepared<{ place: number; conflict: Conflict }>(
    'commit-effects',
    `select * from commit_effects(${PLACES})`,
    parameters(together),
  );
  const conflicts = new Map(rows.map(({ place, conflict }) => [together[place]!.change, conflict]));
  return changes.map((change) => (apart.has(change) ? 'batch' : (conflicts.get(change) ?? null)));
}

/**
 * Holds a subject for a transaction beside the world's that changes what decisions are told of it.
 * `await holdSubject(tx, wallet)`
 */
export async function holdSubject(tx: Queryable, subject: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [lockOf(subject)]);
}

interface Separated {
  readonly change: Change;
  readonly subjects: Subjects;
}

/**
 * All of a batch was decided on the same world, so that nobody may be told what another one of it
 * changes: whoever comes later is decided again.
 */
function separate(changes: readonly Change[]) {
  const [read, written] = [new Set<string>(), new Set<string>()];
  const apart = new Set<Change>();
  const together: Separated[] = [];
  for (const change of changes) {
    const subjects = subjectsOf(change.told ?? [], change.effects);
    const { reads, writes } = subjects;
    const changed = [...writes, ...addsTo(change.effects)];
    if (reads.some((each) => written.has(each)) || changed.some((each) => read.has(each))) {
      apart.add(change);
      continue;
    }
    for (const each of reads) read.add(each);
    for (const each of changed) written.add(each);
    together.push({ change, subjects });
  }
  return { apart, together };
}

/** In the one order in which everybody takes them. */
function locksOf(together: readonly Separated[]) {
  const locks = new Map<number, boolean>();
  for (const { subjects } of together) {
    for (const each of subjects.reads) {
      const lock = lockOf(each);
      if (!locks.has(lock)) locks.set(lock, false);
    }
    for (const each of subjects.writes) locks.set(lockOf(each), true);
  }
  return [...locks].sort(([a], [b]) => a - b);
}

function parameters(together: readonly Separated[]): unknown[] {
  const changes = together.map(({ change }) => change);
  const locks = locksOf(together);
  const asked = changes.flatMap(({ told = [] }, place) =>
    checksOf(told).map((check) => ({ place, ...check })),
  );
  const all = changes.flatMap(({ at, effects }, place) =>
    effects.map((effect) => ({ at, ...effect, place })),
  );
  const of = <T extends Effect['type']>(type: T) =>
    all.filter((effect) => effect.type === type) as unknown as Placed<T>[];
  const moved = of('match-moved');
  const engaged = of('engage').flatMap(({ cards, place, reference, secretly }) =>
    cards.map(({ id, owner, bond }) => ({
      ...{ place, card: id, reference, secretly },
      ...{ wallet: owner, lent: bond === 'lent' },
    })),
  );
  const released = of('release').flatMap(({ cards, place, reference }) =>
    cards.map(({ id, wallet }) => ({ place, card: id, wallet, reference })),
  );
  const started = of('match-started');
  const steps = moved.flatMap(eventRows);
  const light = moved.length > 0;
  return [
    json(changes.flatMap(keyRow)),
    locks.length > 0 ? locks.map(([lock]) => lock) : null,
    locks.length > 0 ? locks.map(([, exclusive]) => exclusive) : null,
    json(asked),
    json(started.map(startedRow)),
    lines(started.map(({ match }) => stateText(match.state))),
    lines(started.map(({ match }) => JSON.stringify(match.hands))),
    json(of('opening-opened').map(openedRow)),
    json(of('opening-ended').map(({ matchId, ...rest }) => ({ ...rest, match_id: matchId }))),
    light ? moved.map(({ place }) => place) : null,
    light ? moved.map(({ match }) => match.id) : null,
    light ? moved.map(({ version }) => version) : null,
    json(moved.flatMap(commitmentRow)),
    json(moved.map(movedRow)),
    lines(moved.map(({ match }) => stateText(match.state))),
    json(steps.map(({ event: _text, ...row }) => row)),
    lines(steps.map(({ event }) => JSON.stringify(event))),
    json(of('rated').map(ratedRow)),
    json(of('bonus-counted').map(bonusRow)),
    json(engaged.filter(({ lent }) => !lent)),
    json(released),
    json(of('card-event').map(cardEventRow)),
    json(of('post').map(postRow)),
    json(of('starter-claimed').map(starterRow)),
    json([...of('bid-placed').map(bidRow), ...of('bid-confirmed').map(confirmedRow)]),
    json(of('house-joined').map(({ place, address, name }) => ({ place, address, name }))),
    json(of('pool-drawn').map(({ place, rarity, keeps }) => ({ place, rarity, keeps }))),
    json([
      ...of('cards-lent').flatMap(lentRows),
      ...engaged.filter(({ lent }) => lent).map((row) => ({ ...row, does: 'engage' })),
      ...of('loan-played').map(loanPlayedRow),
    ]),
    json(
      of('day-counted').map(({ place, day, what, amount, most }) => ({
        ...{ place, day: dateOf(day), what, amount, most },
      })),
    ),
    json([
      ...of('own-cards-due').map(({ place, wallet, at }) => ({ place, wallet, at: time(at) })),
      ...of('own-cards-granted').map(({ place, wallet, cardIds, at }) => ({
        ...{ place, wallet, cards: cardIds, at: time(at) },
      })),
    ]),
    json(of('operator-acted').map(actionRow)),
    json(
      of('card-listed').map(({ place, cardId, price, told, at }) => ({
        ...{ place, card: cardId, price, told, at: time(at) },
      })),
    ),
    json([...of('offer-made').map(offerRow), ...of('offer-ended').map(offerEndedRow)]),
    json([...of('sale-recorded').map(saleRow), ...of('sales-seen-through').map(seenThroughRow)]),
    json([...of('message').map(messageRow), ...of('watchers-told').map(watchersRow)]),
    json([
      ...of('auction-moved').map(auctionMovedRow),
      ...of('purchase-claimed').map(purchaseRow),
      ...of('bidder-banned').map(banRow),
      ...of('bid-voided').map(voidedRow),
      ...of('bond-moved').map(bondRow),
      ...of('auction-started').map(auctionStartedRow),
      ...of('auction-timed').map(timedRow),
    ]),
    json([
      ...of('cup-opened').map(cupOpenedRow),
      ...of('cup-entered').map(cupEnteredRow),
      ...of('cup-left').map(cupLeftRow),
      ...of('cup-moved').flatMap(cupMovedRows),
    ]),
    json([...of('week-counted').map(weekCountedRow), ...of('week-paid').map(weekPaidRow)]),
    json([
      ...of('withdrawal-signed').map(withdrawalSignedRow),
      ...of('withdrawal-ended').map(withdrawalEndedRow),
      ...of('chain-log-applied').map(logAppliedRow),
      ...of('wallet-leaving').map(walletLeavingRow),
    ]),
  ];
}

const PLACES = parameters([])
  .map((_, i) => `$${i + 1}`)
  .join(', ');

function json(rows: readonly object[]): string | null {
  return rows.length === 0 ? null : JSON.stringify(rows);
}

/** JSON has no line breaks of its own: within a string they are written out. */
function lines(texts: readonly string[]): string | null {
  return texts.length === 0 ? null : texts.join('\n');
}

const time = (at: number | null) => (at === null ? null : new Date(at));

function keyRow({ key }: Change, place: number) {
  if (key === null) return [];
  const { scope, call, bodyHash, at, status, answer = null } = key;
  return [
    { place, scope, key: key.key, call, body_hash: bodyHash.toString('hex'), at, status, answer },
  ];
}

/** The seed has a column of its own; a state that is logged or dumped must not carry it. */
function stateText(state: MatchState): string {
  const { serverSeed: _secret, ...rest } = state;
  return JSON.stringify(rest);
}

/** The clock looks in again before anything that a step may set can be over. */
export const SHORTEST_PHASE_MS = Math.min(TIMING.commitMs, TIMING.openMs, TIMING.pickMs);

function startedRow({ place, match, bonusReserved }: Placed<'match-started'>) {
  const { id, kind, originId, state } = match;
  const [one, other] = state.players;
  return {
    ...{ place, id, kind, mode: state.mode, phase: state.phase },
    origin_id: originId,
    player_0: one.address,
    player_1: other.address,
    stake: stakeOf(state.terms),
    bonus_reserved: bonusReserved,
    deadline: time(state.deadline),
    wake_at: time(Math.min(state.deadline, state.startedAt + SHORTEST_PHASE_MS)),
    house_at: time(houseTimeFor(state, state.startedAt)),
    server_seed: state.serverSeed,
    at: time(state.startedAt),
  };
}

function commitmentRow({ place, match, commitment }: Placed<'match-moved'>) {
  return commitment === null ? [] : [{ place, id: match.id, commitment }];
}

function eventRows({ place, match, version, events }: Placed<'match-moved'>) {
  const at = time(events[0]!.at);
  return events.map((event, i) => ({
    ...{ place, match_id: match.id, number: version + i + 1, at, event },
  }));
}

function movedRow({ place, events, match }: Placed<'match-moved'>) {
  const { id, state, givenUntil } = match;
  const over = state.phase === 'finished';
  return {
    ...{ place, id, phase: state.phase, count: events.length },
    deadline: over ? null : time(state.deadline),
    house_at: time(houseTimeFor(state, events[0]!.at)),
    winner: over ? state.result.winner : null,
    reason: over ? state.result.reason : null,
    finished_at: over ? time(state.finishedAt) : null,
    given_until: time(givenUntil),
  };
}

function openedRow({ place, opening }: Placed<'opening-opened'>) {
  const { kind, id, player, mode, rarity, stake } = opening;
  return {
    ...{ place, kind, id, player, mode, rarity, stake },
    card_ids: opening.cardIds,
    card_rarity: opening.cardRarity,
    min_pool: opening.minPool,
    created_at: time(opening.createdAt),
    expires_at: time(opening.expiresAt),
    rematch_of: opening.rematch?.of ?? null,
    rematch_to: opening.rematch?.to ?? null,
  };
}

function lentRows({ place, wallet, cardIds, at }: Placed<'cards-lent'>) {
  return cardIds.map((card) => ({ place, does: 'lend', wallet, card, at: time(at) }));
}

function loanPlayedRow(played: Placed<'loan-played'>) {
  const { place, wallet, cardId, reference, restsUntil, at } = played;
  return {
    ...{ place, does: 'play', wallet, card: cardId, reference },
    ...{ rests_until: time(restsUntil), at: time(at) },
  };
}

function ratedRow(rated: Placed<'rated'>) {
  const { place, matchId, players, winner, payouts, rating, histories, playedOut, at } = rated;
  return {
    ...{ place, match_id: matchId, at: time(at), played_out: playedOut },
    players: SEATS.map((seat) => ({
      address: players[seat],
      games: rating.games[seat],
      // What counts nothing is in the log of the match, and in nobody's record.
      won: rating.counted > 0 && seat === winner ? 1 : 0,
      lost: rating.counted > 0 && seat !== winner ? 1 : 0,
      paid: rating.counted > 0 ? payouts[seat] : 0,
      ...rating.after[seat],
      matches: histories[seat].matches,
      wallets: histories[seat].wallets,
      house_matches: histories[seat].houseMatches,
      house_wallets: histories[seat].houseWallets,
      history: hasHistory(histories[seat]),
      days: histories[seat].days,
      last_day: histories[seat].lastDay,
    })),
    counted: rating.counted,
    reason: rating.reason,
    before: rating.before.map(points),
    after: rating.after.map(points),
  };
}

const points = ({ rating }: Standing) => rating;

function bonusRow({ place, pair: [one, other], day }: Placed<'bonus-counted'>) {
  return { place, one, other, day: dateOf(day) };
}

function cardEventRow(event: Placed<'card-event'>) {
  const { place, cardId, kind, from, to, price, attribute, value, reference, at } = event;
  return {
    ...{ place, card: cardId, kind, giver: from, taker: to, price, attribute, value },
    ...{ reference, rests_until: time(event.restsUntil ?? null), at: time(at) },
    bound: event.bound,
  };
}

function postRow(post: Placed<'post'>, ord: number) {
  const { place, reason, reference, from, to, amount, arrives, at } = post;
  return {
    ...{ place, ord, reason, reference, source: from, target: to, amount, arrives },
    at: time(at),
  };
}

/** Moments travel as text, in the log as everywhere: a detail that is one is called so. */
function actionRow({ type: _type, at, details, ...action }: Placed<'operator-acted'>) {
  const written = Object.entries(details).map(([name, value]) => [
    name,
    name.endsWith('At') && typeof value === 'number' ? time(value) : value,
  ]);
  return { ...action, details: Object.fromEntries(written), at: time(at) };
}

function starterRow({ place, wallet, hoof, cardIds, lent, at }: Placed<'starter-claimed'>) {
  return { place, wallet, hoof, cards: cardIds, lent, at: time(at) };
}
