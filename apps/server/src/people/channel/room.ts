import type { ServerResponse } from 'node:http';
import { frame, send } from '../../http/event-stream.ts';
import type { Own } from './channel-store.ts';
import {
  balanceEvent,
  endedEvent,
  greeting,
  newsEvent,
  type OwnEvent,
  turnEvent,
} from './own-events.ts';

/** One open page of a wallet. */
export interface Listener {
  readonly response: ServerResponse;
  readonly session: string;
  /** The last line of the inbox that it knows of; null for one that has just come. */
  readonly after: number | null;
  greeted: boolean;
}

type Turn = ReturnType<typeof turnEvent>;

/**
 * Ids are given before the commit and not in its order: one that is so much lower may still be
 * news. What was told already is not told again.
 */
const LATE_IDS = 1_000;

/** Everything that one wallet's open pages are told, read once for all of them. */
export interface Room {
  readonly wallet: string;
  readonly listeners: Set<Listener>;
  /** The live matches that the wallet was told of. */
  readonly matches: ReadonlyMap<number, unknown>;
  /** Whether this line of the inbox was told. */
  knows(id: number): boolean;
  /** After which line of the inbox it has to be asked, for those who are here now. */
  ask(): { readonly wallet: string; readonly after: number };
  /** Tells what is new in the answer to what was asked last. */
  tell(own: Own, now: number): void;
}

export function createRoom(wallet: string, release: string | null): Room {
  const listeners = new Set<Listener>();
  const told = new Set<number>();
  let arrived: readonly Listener[] = [];
  let matches = new Map<number, Turn>();
  let balance: OwnEvent | undefined;
  let newest = 0;

  function ask() {
    arrived = [...listeners].filter(({ greeted }) => !greeted);
    const after = Math.min(newest - LATE_IDS, ...arrived.map((one) => one.after ?? newest));
    return { wallet, after };
  }

  function tell({ news, live, ...money }: Own, now: number): void {
    const first = newest === 0;
    const fresh = first ? [] : news.filter(({ id }) => !told.has(id));
    const turns = new Map(live.map((row) => [row.id, turnEvent(row, now)]));
    const has = balanceEvent(money, now);
    const changes: OwnEvent[] = [
      ...[...turns.values()].filter((turn) => !sameTurn(turn, matches.get(Number(turn.matchId)))),
      ...[...matches.values()]
        .filter(({ matchId }) => !turns.has(Number(matchId)))
        .map((turn) => endedEvent(turn, now)),
      ...(sameBalance(has, balance) ? [] : [has]),
    ];
    for (const listener of listeners) {
      // Whoever came while this was being read is greeted by the next look.
      if (!listener.greeted && !arrived.includes(listener)) continue;
      const missed = listener.after === null ? [] : news.filter(({ id }) => id > listener.after!);
      const lines = listener.greeted ? fresh : missed;
      const events = listener.greeted ? changes : [...turns.values(), has];
      const hello = listener.greeted
        ? ''
        : frame(greeting(turns.values(), release), { event: 'greeting' });
      listener.greeted = true;
      const text =
        hello +
        lines.map((row) => frame(newsEvent(row), { id: row.id })).join('') +
        events.map((event) => frame(event)).join('');
      if (text !== '') send(listener.response, text);
    }
    matches = turns;
    balance = has;
    for (const { id } of news) told.add(id);
    newest = Math.max(newest, ...told, 1);
    for (const id of told) if (id <= newest - LATE_IDS) told.delete(id);
  }

  return {
    wallet,
    listeners,
    get matches() {
      return matches;
    },
    knows: (id) => told.has(id) || id <= newest - LATE_IDS,
    ask,
    tell,
  };
}

function sameTurn(one: Turn, other: Turn | undefined): boolean {
  return one.phase === other?.phase && one.yours === other.yours && one.deadline === other.deadline;
}

function sameBalance(one: OwnEvent, other: OwnEvent | undefined): boolean {
  if (one.type !== 'balance' || other?.type !== 'balance') return false;
  return one.hoofBalance === other.hoofBalance && one.locked === other.locked;
}
