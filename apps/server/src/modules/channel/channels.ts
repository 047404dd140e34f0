import type { ServerResponse } from 'node:http';
import { LIST_TOPICS, type ListTopic } from '@goats/contract';
import type { Game } from '../../game.ts';
import { frame, send, startBeat } from '../../http/event-stream.ts';
import { followersAmong, newestOf } from './channel-store.ts';
import { createRoom, type Listener, type Room } from './room.ts';

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

export function createChannels(game: Game, onError: (error: unknown) => void): Channels {
  const rooms = new Map<string, Room>();
  const changed = new Set<ListTopic>();
  let telling: NodeJS.Timeout | undefined;

  function* responses(): Generator<ServerResponse> {
    for (const { listeners } of rooms.values())
      for (const { response } of listeners) yield response;
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

  function matchMoved(id: number): void {
    listChanged('matches');
    for (const room of rooms.values()) if (room.matches.has(id)) room.look();
  }

  /** Only the database knows whom a message about this card went to. */
  async function lookForFollowers(cardId: number): Promise<void> {
    if (rooms.size === 0) return;
    for (const wallet of await followersAmong(game.db, cardId, [...rooms.keys()])) {
      rooms.get(wallet)?.look();
    }
  }

  function endSession(session: string): void {
    for (const { listeners } of rooms.values()) {
      for (const listener of listeners) if (listener.session === session) listener.response.end();
    }
  }

  const stopHearing = game.bus.on((topic) => {
    const [kind = '', rest = ''] = topic.split(':');
    if (isList(topic)) listChanged(topic);
    else if (kind === 'wallet') rooms.get(rest)?.look();
    else if (kind === 'match') matchMoved(Number(rest));
    else if (kind === 'session') endSession(rest);
    else if (kind === 'followers') lookForFollowers(Number(rest)).catch(onError);
  });

  const stopGap = game.bus.onGap(() => {
    for (const room of rooms.values()) room.look();
  });

  /** One question for all of them, instead of a look into every inbox. */
  async function lookAround(): Promise<void> {
    if (rooms.size === 0) return;
    for (const { wallet, id } of await newestOf(game.db, [...rooms.keys()])) {
      const room = rooms.get(wallet);
      if (room && !room.knows(id)) room.look();
    }
  }
  const around = setInterval(() => lookAround().catch(onError), LOOK_AROUND_MS);
  around.unref();
  const stopBeat = startBeat(responses);

  return {
    open({ wallet, session, after }, response) {
      const room = rooms.get(wallet) ?? createRoom(game, wallet, onError);
      rooms.set(wallet, room);
      const listener: Listener = { response, session, after, greeted: false };
      room.listeners.add(listener);
      const longest = setTimeout(() => response.end(), LONGEST_MS);
      longest.unref();
      const gone = () => {
        clearTimeout(longest);
        room.listeners.delete(listener);
        // Somebody may have come in the meantime and opened another room for this wallet.
        if (room.listeners.size === 0 && rooms.get(wallet) === room) rooms.delete(wallet);
      };
      response.once('close', gone);
      response.once('error', gone);
      room.look();
    },
    close() {
      stopHearing();
      stopGap();
      stopBeat();
      clearInterval(around);
      clearTimeout(telling);
      for (const response of responses()) response.end();
    },
  };
}
