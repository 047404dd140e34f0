import type { ServerResponse } from 'node:http';
import { LIST_TOPICS, type ListTopic } from '@goats/contract';
import type { Game } from '../../game.ts';
import { frame, send, startBeat } from '../../http/event-stream.ts';
import { markSeen } from '../friends/friend-store.ts';
import { followersAmong, newestOf, ownOf } from './channel-store.ts';
import { collectLooks, type Later } from './looks.ts';
import { createRoom, type Listener, type Room } from './room.ts';
import { createRooms } from './rooms.ts';

/** Every page that is open here for a signed-in wallet, and what it is told. */
export interface Channels {
  open(
    who: { readonly wallet: string; readonly session: string; readonly after: number | null },
    response: ServerResponse,
  ): void;
  close(): void;
}

/** Lists change all the time; pages hear of it once in so long. */
const LISTS_MS = 1_000;
/** What a notice that got lost costs at most: an instance may die between its commit and the notice. */
const LOOK_AROUND_MS = 15_000;
/** A page comes back by itself; then its session is looked at again, and goes on. */
const LONGEST_MS = 30 * 60_000;

const isList = (topic: string): topic is ListTopic =>
  (LIST_TOPICS as readonly string[]).includes(topic);

export function createChannels(
  game: Game,
  onError: (error: unknown) => void,
  later?: Later,
): Channels {
  const rooms = createRooms();
  const changed = new Set<ListTopic>();
  /** Matches that moved while something was being read, and that nobody here was in as yet. */
  const movedMeanwhile = new Set<number>();
  let telling: NodeJS.Timeout | undefined;

  function* responses(): Generator<ServerResponse> {
    for (const { listeners } of rooms.all()) for (const { response } of listeners) yield response;
  }

  function listChanged(topic: ListTopic): void {
    if (rooms.size === 0) return;
    changed.add(topic);
    telling ??= setTimeout(() => {
      const bytes = Buffer.from(frame({ topics: [...changed] }, { event: 'lists' }));
      changed.clear();
      telling = undefined;
      for (const response of responses()) send(response, bytes);
    }, LISTS_MS);
  }

  /** Reads what may be new for all of these at once, and tells it. */
  async function lookAt(some: readonly Room[]): Promise<void> {
    const here = some.filter(({ listeners }) => listeners.size > 0);
    if (here.length === 0) return;
    movedMeanwhile.clear();
    const answers = await ownOf(
      game.db,
      here.map((room) => room.ask()),
    );
    const own = new Map(answers.map((answer) => [answer.wallet, answer]));
    const now = game.clock.now();
    for (const room of here) {
      const before = room.matches;
      room.tell(own.get(room.wallet)!, now);
      rooms.played(room, before);
      // It began and moved within one look: what was read may be the beginning.
      for (const id of room.matches.keys()) if (movedMeanwhile.has(id)) looks.at(room);
    }
  }
  const looks = collectLooks(lookAt, onError, later);

  function matchMoved(id: number): void {
    listChanged('matches');
    const players = rooms.in(id);
    for (const room of players) looks.at(room);
    if (players.size === 0 && looks.underWay) movedMeanwhile.add(id);
  }

  /** Only the database knows whom a message about this card went to. */
  async function lookForFollowers(cardId: number, first: string, last: string): Promise<void> {
    if (rooms.size === 0) return;
    const told = await followersAmong(game.db, cardId, [first, last], rooms.wallets());
    for (const wallet of told) lookFor(wallet);
  }

  function lookFor(wallet: string): void {
    const room = rooms.of(wallet);
    if (room) looks.at(room);
  }

  function endSession(session: string): void {
    for (const { listeners } of rooms.all()) {
      for (const listener of listeners) if (listener.session === session) listener.response.end();
    }
  }

  const stopHearing = game.bus.on((topic) => {
    const [kind = '', rest = '', first = '', last = ''] = topic.split(':');
    if (isList(topic)) listChanged(topic);
    else if (kind === 'wallet') lookFor(rest);
    else if (kind === 'match') matchMoved(Number(rest));
    else if (kind === 'session') endSession(rest);
    else if (kind === 'followers') lookForFollowers(Number(rest), first, last).catch(onError);
  });

  const stopGap = game.bus.onGap(() => {
    for (const room of rooms.all()) looks.at(room);
  });

  /** One question for all of them, instead of a look into every inbox. */
  async function lookAround(): Promise<void> {
    if (rooms.size === 0) return;
    for (const { wallet, id } of await newestOf(game.db, rooms.wallets())) {
      const room = rooms.of(wallet);
      if (room && !room.knows(id)) looks.at(room);
    }
  }
  function seen(wallets: readonly string[]): void {
    if (wallets.length === 0) return;
    markSeen(game.db, wallets, new Date(game.clock.now())).catch(onError);
  }
  const around = setInterval(() => {
    lookAround().catch(onError);
    seen(rooms.wallets());
  }, LOOK_AROUND_MS);
  around.unref();
  const stopBeat = startBeat(responses);

  return {
    open({ wallet, session, after }, response) {
      const room = rooms.of(wallet) ?? createRoom(wallet, game.release);
      rooms.add(room);
      const listener: Listener = { response, session, after, greeted: false };
      room.listeners.add(listener);
      const longest = setTimeout(() => response.end(), LONGEST_MS);
      longest.unref();
      const gone = () => {
        clearTimeout(longest);
        room.listeners.delete(listener);
        if (room.listeners.size === 0) rooms.remove(room);
      };
      response.once('close', gone);
      response.once('error', gone);
      looks.at(room);
      seen([wallet]);
    },
    close() {
      stopHearing();
      stopGap();
      stopBeat();
      looks.close();
      clearInterval(around);
      clearTimeout(telling);
      for (const response of responses()) response.end();
    },
  };
}
