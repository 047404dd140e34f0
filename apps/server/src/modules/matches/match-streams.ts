import type { ServerResponse } from 'node:http';
import { type Seat, seatOf } from '@goats/rules';
import { eventAnswer } from './event-view.ts';
import { eventsAfter, findMatch, type StoredMatch } from './match-store.ts';
import type { Play } from './play.ts';
import { NOBODY, type Presence, type Totals } from './presence.ts';
import { showMatch } from './show-match.ts';

/** One open screen. */
interface Client {
  readonly response: ServerResponse;
  readonly viewer: string | null;
  /** The number of the last event that was sent. */
  sent: number;
  /** Whoever comes back gets a view even when nothing was missed. */
  greeted: boolean;
  readonly leave: () => void;
}

interface Room {
  readonly clients: Set<Client>;
  totals: Totals;
  /** While one round of sending is under way, another is asked for at most once. */
  busy: boolean;
  again: boolean;
}

export interface MatchStreams {
  /** Sends everything after event `after`, and from then on whatever happens. */
  follow(match: StoredMatch, viewer: string | null, after: number, response: ServerResponse): void;
  readonly size: number;
  close(): Promise<void>;
}

const RETRY_MS = 2_000;
const BEAT_MS = 15_000;
/** What a notification that got lost costs at most. */
const LOOK_AGAIN_MS = 10_000;
/** A client that reads slower than this is better off reconnecting and reading the view. */
const MOST_UNREAD_BYTES = 256 * 1024;

/** `frame('log', { id: 3, … }, 3)`: one message of the stream. */
function frame(event: string, data: unknown, id?: number): string {
  const line = id === undefined ? '' : `id: ${id}\n`;
  return `${line}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

export function createMatchStreams(play: Play, presence: Presence): MatchStreams {
  const rooms = new Map<number, Room>();

  function write(client: Client, text: string): void {
    client.response.write(text);
    if (client.response.writableLength > MOST_UNREAD_BYTES) client.response.destroy();
  }

  function wake(matchId: number): void {
    const room = rooms.get(matchId);
    if (!room) return;
    if (room.busy) {
      room.again = true;
      return;
    }
    room.busy = true;
    send(matchId, room)
      // The database is away: the look-around below tries again.
      .catch(() => {})
      .finally(() => {
        room.busy = false;
        if (!room.again) return;
        room.again = false;
        wake(matchId);
      });
  }

  async function send(matchId: number, room: Room): Promise<void> {
    const behind = [...room.clients];
    const from = Math.min(...behind.map((client) => client.sent));
    const match = await findMatch(play.deps.db, matchId);
    const strangers = behind.some((client) => !client.greeted);
    if (!match || (match.version <= from && !strangers)) return;
    const events = (await eventsAfter(play.deps.db, matchId, from)).filter(
      // Written after the match was read: they come with the next round of sending.
      (logged) => logged.number <= match.version,
    );
    const log = events.map((logged) => {
      const line = eventAnswer(match, logged);
      return { number: logged.number, text: frame('log', line, logged.number) };
    });
    // Watchers all see the same: it is put into words once for each kind of viewer.
    const views = new Map<string | null, string>();
    for (const client of behind) {
      if (client.greeted && client.sent >= match.version) continue;
      let view = views.get(client.viewer);
      if (view === undefined) {
        view = frame('view', await showMatch(play, match, client.viewer, { totals: room.totals }));
        views.set(client.viewer, view);
      }
      const news = log.filter((line) => line.number > client.sent).map((line) => line.text);
      client.sent = Math.max(client.sent, match.version);
      client.greeted = true;
      write(client, news.join('') + view);
      if (match.state.phase === 'finished') client.response.end(frame('end', { id: match.id }));
    }
  }

  async function sendPresence(matchId: number): Promise<void> {
    const room = rooms.get(matchId);
    if (!room) return;
    room.totals = await presence.totals(matchId);
    const text = frame('presence', room.totals);
    for (const client of room.clients) write(client, text);
  }

  const stopHearing = play.announcements.on((announcement) => {
    const [kind, id] = announcement.split(':');
    if (kind === 'match') wake(Number(id));
    if (kind === 'presence') sendPresence(Number(id)).catch(() => {});
  });
  const wakeAll = () => {
    for (const matchId of rooms.keys()) wake(matchId);
  };
  const stopGap = play.announcements.onGap(wakeAll);
  const beat = setInterval(() => {
    for (const room of rooms.values()) for (const client of room.clients) write(client, ':\n\n');
  }, BEAT_MS);
  const look = setInterval(wakeAll, LOOK_AGAIN_MS);
  beat.unref();
  look.unref();

  return {
    follow(match, viewer, after, response) {
      const seat: Seat | null = seatOf(match.state, viewer);
      const room = rooms.get(match.id) ?? {
        clients: new Set<Client>(),
        totals: NOBODY,
        busy: false,
        again: false,
      };
      rooms.set(match.id, room);
      const client: Client = {
        response,
        viewer,
        sent: after,
        greeted: false,
        leave: presence.arrive(match.id, seat),
      };
      room.clients.add(client);
      response.write(`retry: ${RETRY_MS}\n\n`);
      const gone = () => {
        client.leave();
        room.clients.delete(client);
        if (room.clients.size === 0) rooms.delete(match.id);
      };
      response.once('close', gone);
      response.once('error', gone);
      wake(match.id);
    },
    get size() {
      let clients = 0;
      for (const room of rooms.values()) clients += room.clients.size;
      return clients;
    },
    async close() {
      stopHearing();
      stopGap();
      clearInterval(beat);
      clearInterval(look);
      for (const room of rooms.values()) for (const client of room.clients) client.response.end();
    },
  };
}
