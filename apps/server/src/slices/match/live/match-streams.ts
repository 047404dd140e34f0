import type { ServerResponse } from 'node:http';
import { type MatchFacts, reactionsShut, seatOf } from '@goats/rules';
import type { Game } from '../../../game.ts';
import { frame, send, startBeat } from '../../../http/event-stream.ts';
import { eventsAfter, findMatch, type LoggedEvent, versionsOf } from '../match-store.ts';
import { eventAnswer } from '../views/event-view.ts';
import { showMatch } from '../views/show-match.ts';
import { NOBODY, type Presence, type Totals } from './presence.ts';
import { createReactions, type Screen, type Stand } from './reactions.ts';

/** One open screen. */
interface Client extends Screen {
  readonly viewer: string | null;
  /** The session that a player's view was opened with. */
  readonly session: string | null;
  /** The number of the last event that was sent. */
  sent: number;
  /** Whoever comes back gets a view even when nothing was missed. */
  greeted: boolean;
  /** Whoever wants to hear what is said after the end. */
  readonly stays: boolean;
  readonly leave: () => void;
}

/** What there is to tell of a match, put into words: whoever comes in a crowd is told the same. */
interface Told {
  readonly match: MatchFacts;
  readonly events: readonly LoggedEvent[];
  readonly log: readonly { readonly number: number; readonly text: string }[];
  /** For those who only watch; players see more, and it changes with their cards. */
  watchersView: string | undefined;
}

interface Room extends Stand {
  readonly clients: Set<Client>;
  totals: Totals;
  told: Told | undefined;
  /** Something was announced since it was put into words. */
  stale: boolean;
  /** While one round of sending is under way, another is asked for at most once. */
  busy: boolean;
  again: boolean;
  /** Who is there was told a moment ago; true: and has changed since. */
  toldPresence: { changed: boolean } | undefined;
}

/** Who follows a match, and the last event that they have seen. */
export interface Follower {
  /** The player whose view it is; null for a watcher. */
  readonly viewer: string | null;
  /** Who has signed in, playing or not. */
  readonly wallet: string | null;
  readonly session: string | null;
  readonly after: number;
  readonly stays: boolean;
}

export interface MatchStreams {
  /** Sends everything after event `after`, and from then on whatever happens. */
  follow(match: MatchFacts, who: Follower, response: ServerResponse): void;
  /**
   * The match as those who follow it were last told, perhaps a moment old: enough to be let in, and
   * a crowd that comes at one instant asks the database once.
   */
  lastTold(matchId: number): MatchFacts | undefined;
  readonly size: number;
  close(): Promise<void>;
}

/** Whether anything is said of a match that is over. */
export function isStillLoud({ kind, state }: MatchFacts, now: number): boolean {
  if (state.phase !== 'finished') return false;
  return reactionsShut({ kind, finishedAt: state.finishedAt }, true, now) === null;
}

/**
 * Every instance says who came and went at its own. However many they are, a screen hears of it no more
 * often than this, and no instance asks more often: else both would grow with the instances, and what
 * all of them ask together with their square.
 */
const PRESENCE_EVERY_MS = 1_000;
/** What a notification that got lost costs at most. */
const LOOK_AGAIN_MS = 10_000;

export function createMatchStreams(game: Game, presence: Presence): MatchStreams {
  const rooms = new Map<number, Room>();
  const reactions = createReactions(game, (matchId) => rooms.get(matchId));

  function lookAgain(matchId: number): void {
    const room = rooms.get(matchId);
    if (room) room.stale = true;
    wake(matchId);
  }

  function wake(matchId: number): void {
    const room = rooms.get(matchId);
    if (!room) return;
    if (room.busy) {
      room.again = true;
      return;
    }
    room.busy = true;
    tell(matchId, room)
      // The database is away: the look-around below tries again.
      .catch(() => {})
      .finally(() => {
        room.busy = false;
        if (!room.again) return;
        room.again = false;
        wake(matchId);
      });
  }

  /** Asks the database only for what may be new. */
  async function whatToTell(matchId: number, room: Room): Promise<Told | undefined> {
    if (room.told && !room.stale) return room.told;
    // Before reading: what is announced from here on may not be in what is read.
    room.stale = false;
    try {
      const match = await findMatch(game.db, matchId);
      if (!match) return undefined;
      const known = room.told?.events ?? [];
      const news = await eventsAfter(game.db, matchId, known.at(-1)?.number ?? -1);
      // What was written after the match was read comes with the next round of sending.
      const events = [...known, ...news.filter(({ number }) => number <= match.version)];
      const log = events.map((logged) => ({
        number: logged.number,
        text: frame(eventAnswer(match, logged), { event: 'log', id: logged.number }),
      }));
      room.told = { match, events, log, watchersView: undefined };
      return room.told;
    } catch (error) {
      room.stale = true;
      throw error;
    }
  }

  async function viewFor(client: Client, room: Room, told: Told): Promise<string> {
    if (client.viewer === null && told.watchersView) return told.watchersView;
    const { totals } = room;
    const view = frame(await showMatch(game, told.match, client.viewer, { totals }), {
      event: 'view',
    });
    if (client.viewer === null) told.watchersView = view;
    return view;
  }

  async function tell(matchId: number, room: Room): Promise<void> {
    const told = await whatToTell(matchId, room);
    if (!told) return;
    const { match, log } = told;
    // Nearly all watchers have seen equally much.
    const forWatchers = new Map<number, Buffer>();
    for (const client of [...room.clients]) {
      if (client.greeted && client.sent >= match.version) continue;
      const watches = client.viewer === null;
      let bytes = watches ? forWatchers.get(client.sent) : undefined;
      if (!bytes) {
        const view = await viewFor(client, room, told);
        const news = log.filter((line) => line.number > client.sent).map((line) => line.text);
        bytes = Buffer.from(news.join('') + view);
        if (watches) forWatchers.set(client.sent, bytes);
      }
      client.sent = Math.max(client.sent, match.version);
      client.greeted = true;
      send(client.response, bytes);
      if (match.state.phase !== 'finished') continue;
      const end = frame({ id: match.id }, { event: 'end' });
      if (client.stays && isStillLoud(match, game.clock.now())) send(client.response, end);
      else client.response.end(end);
    }
  }

  /** The first at once, what comes meanwhile once more afterwards. */
  function hearPresence(matchId: number): void {
    const room = rooms.get(matchId);
    if (!room) return;
    if (room.toldPresence) {
      room.toldPresence.changed = true;
      return;
    }
    const told = { changed: false };
    room.toldPresence = told;
    setTimeout(() => {
      room.toldPresence = undefined;
      if (told.changed && rooms.get(matchId) === room) hearPresence(matchId);
    }, PRESENCE_EVERY_MS).unref();
    sendPresence(matchId, room).catch(() => {});
  }

  async function sendPresence(matchId: number, room: Room): Promise<void> {
    room.totals = await presence.totals(matchId);
    if (room.told) room.told.watchersView = undefined;
    const bytes = Buffer.from(frame(room.totals, { event: 'presence' }));
    for (const { response } of room.clients) send(response, bytes);
  }

  /** What only a signed-in player may see is not sent on after a logout, wherever that happened. */
  function endSession(session: string): void {
    for (const { clients } of rooms.values()) {
      for (const client of clients) {
        if (client.session === session && client.viewer !== null) client.response.end();
      }
    }
  }

  const stopHearing = game.bus.on((topic) => {
    const [kind, id = ''] = topic.split(':');
    if (kind === 'match') lookAgain(Number(id));
    if (kind === 'presence') hearPresence(Number(id));
    if (kind === 'session') endSession(id);
    reactions.hear(topic);
  });
  /** One question for all of them, and a look at those alone that have moved on. */
  async function lookAround(): Promise<void> {
    if (rooms.size === 0) return;
    for (const { clients, told } of rooms.values()) {
      if (told?.match.state.phase !== 'finished') continue;
      if (isStillLoud(told.match, game.clock.now())) continue;
      for (const { response, greeted } of clients) if (greeted) response.end();
    }
    for (const { id, version } of await versionsOf(game.db, [...rooms.keys()])) {
      const room = rooms.get(id);
      if (room && (room.stale || room.told?.match.version !== version)) lookAgain(id);
    }
  }
  // The database is away: the next look-around tries again.
  const lookAtAll = () => void lookAround().catch(() => {});
  const stopGap = game.bus.onGap(lookAtAll);
  const stopBeat = startBeat(function* () {
    for (const { clients } of rooms.values()) for (const { response } of clients) yield response;
  });
  const look = setInterval(lookAtAll, LOOK_AGAIN_MS);
  look.unref();

  return {
    follow(match, { viewer, wallet, session, after, stays }, response) {
      const seat = seatOf(match.state, viewer);
      const room = rooms.get(match.id) ?? {
        clients: new Set<Client>(),
        hushed: undefined,
        totals: NOBODY,
        told: undefined,
        stale: true,
        busy: false,
        again: false,
        toldPresence: undefined,
      };
      rooms.set(match.id, room);
      // Its announcement may still be on the way.
      if (room.told && room.told.match.version < match.version) room.stale = true;
      const client: Client = {
        ...{ response, viewer, wallet, session, stays },
        sent: after,
        greeted: false,
        leave: presence.arrive(match.id, seat),
      };
      room.clients.add(client);
      const gone = () => {
        client.leave();
        room.clients.delete(client);
        // Somebody may have come in the meantime and opened another room under this number.
        if (room.clients.size === 0 && rooms.get(match.id) === room) rooms.delete(match.id);
      };
      response.once('close', gone);
      response.once('error', gone);
      wake(match.id);
      if (match.kind !== 'practice') reactions.greet(match.id, room, client);
    },
    lastTold: (matchId) => rooms.get(matchId)?.told?.match,
    get size() {
      let clients = 0;
      for (const room of rooms.values()) clients += room.clients.size;
      return clients;
    },
    async close() {
      stopHearing();
      stopGap();
      stopBeat();
      clearInterval(look);
      for (const room of rooms.values()) for (const client of room.clients) client.response.end();
    },
  };
}
