import { createHash } from 'node:crypto';
import { ATTRIBUTES } from '../../packages/rules/src/index.ts';
import { loadReference } from '../references/install.mjs';
import { openWire, type Wire } from './wire.ts';

/** As much of socket.io's client as is used here. */
interface Socket {
  on(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}

/** What boardgame.io sends of a match. */
interface State {
  readonly G: {
    readonly phase: string;
    readonly turn: 0 | 1;
    readonly rounds: { attribute: string }[];
  };
  readonly _stateID: number;
}

const NAME = 'goat-duel';
const hex = (text: string) => createHash('sha256').update(text).digest('hex');
const CARDS = [0, 1].map((seat) => ({
  id: 100 + seat,
  rarity: 'Common',
  attributes: Object.fromEntries(
    ATTRIBUTES.map((name, i) => [name, 40 + ((7 * i + 5 * seat) % 20)]),
  ),
}));

export interface ReferencePorts {
  readonly port: number;
  readonly lobbyPort: number;
}

/** As much of boardgame.io's client as is used here. */
interface ReferenceClient {
  readonly moves: Record<string, (...args: unknown[]) => void>;
  start(): void;
  stop(): void;
  getState(): State;
  subscribe(listener: (state: (State & { isConnected: boolean }) | null) => void): () => void;
}

interface Lobby {
  createMatch(game: string, body: object): Promise<{ matchID: string }>;
  joinMatch(game: string, id: string, body: object): Promise<{ playerCredentials: string }>;
}

/**
 * One match as boardgame.io's documentation plays it: its LobbyClient makes the match and joins it,
 * two of its Clients connect with its SocketIO transport as it comes, move, and stop. The moves are
 * decided on the server alone, so the clients do not play them a second time.
 */
export async function playWithClients({ port, lobbyPort }: ReferencePorts): Promise<void> {
  const { Client, LobbyClient } = loadReference('boardgame.io', 'boardgame.io/client');
  const { SocketIO } = loadReference('boardgame.io', 'boardgame.io/multiplayer');
  const lobby: Lobby = new LobbyClient({ server: `http://127.0.0.1:${lobbyPort}` });
  const setup = { numPlayers: 2, setupData: { cards: CARDS } };
  const { matchID } = await lobby.createMatch(NAME, setup);
  const clients: ReferenceClient[] = [];
  for (const playerID of ['0', '1']) {
    const named = { playerID, playerName: `Player ${playerID}` };
    const { playerCredentials: credentials } = await lobby.joinMatch(NAME, matchID, named);
    const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}` });
    const seat = { matchID, playerID, credentials, numPlayers: 2 };
    const client: ReferenceClient = Client({
      game: clientGame(),
      debug: false,
      multiplayer,
      ...seat,
    });
    client.start();
    clients.push(client);
  }
  const everybody = (wish: Parameters<typeof seenBy>[1]) =>
    Promise.all(clients.map((client) => seenBy(client, wish)));
  await everybody((state) => state.G !== undefined && state.isConnected);
  let made = 0;
  await playMoves(matchID, async (seat, type, args) => {
    made += 1;
    const seen = everybody((state) => state._stateID >= made);
    clients[seat]!.moves[type]!(...args);
    await seen;
    return clients[0]!.getState();
  });
  for (const client of clients) client.stop();
}

function clientGame(): object {
  const { ActivePlayers } = loadReference('boardgame.io', 'boardgame.io/core');
  const decidedThere = { move: () => {}, client: false };
  return {
    name: NAME,
    turn: { activePlayers: ActivePlayers.ALL },
    moves: { commit: decidedThere, open: decidedThere, pick: decidedThere },
  };
}

function seenBy(
  client: ReferenceClient,
  wish: (state: State & { isConnected: boolean }) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const stop = client.subscribe((state) => {
      if (!state || !wish(state)) return;
      // The first call comes before there is anything to stop.
      queueMicrotask(() => stop());
      resolve();
    });
  });
}

/** Commit, commit, open, open, and picks to the end. */
async function playMoves(
  matchID: string,
  move: (seat: 0 | 1, type: string, args: unknown[]) => Promise<State>,
): Promise<void> {
  const [seed, salt] = [hex(`seed ${matchID}`), hex(`salt ${matchID}`)];
  for (const seat of [0, 1] as const) {
    await move(seat, 'commit', [hex(`${seat}|${CARDS[seat]!.id}|${seed}|${salt}`)]);
  }
  await move(0, 'open', [CARDS[0], seed, salt]);
  let state = await move(1, 'open', [CARDS[1], seed, salt]);
  while (state.G.phase !== 'finished') {
    const used = state.G.rounds.map((round) => round.attribute);
    const free = ATTRIBUTES.find((each) => !used.includes(each));
    state = await move(state.G.turn, 'pick', [free]);
  }
}

/** Two people at one table, who stay connected from match to match as ours stay signed in. */
export interface Table {
  play(): Promise<void>;
  close(): void;
}

/**
 * The messages of boardgame.io's own client over its own socket.io client, without its redux store:
 * drawing the game again on the players' side is their machines' work, here as with ours.
 */
export function openTable({ port, lobbyPort }: ReferencePorts): Table {
  const io: (url: string, options: object) => Socket = loadReference(
    'boardgame.io',
    'socket.io-client',
  ).io;
  const lobby = openWire(lobbyPort, 1);
  const seats = [0, 1].map(() => seatAt(io(`http://127.0.0.1:${port}/${NAME}`, SOCKET)));
  return {
    async play() {
      const matchID = await createMatch(lobby);
      const credentials: string[] = [];
      for (const playerID of [0, 1]) credentials.push(await join(lobby, matchID, playerID));
      let state: State = await seats[0]!.sync(matchID, 0, credentials[0]!);
      state = await seats[1]!.sync(matchID, 1, credentials[1]!);
      await playMoves(matchID, async (seat, type, args) => {
        const payload = { type, args, playerID: String(seat), credentials: credentials[seat] };
        state = await seats[seat]!.update({ type: 'MAKE_MOVE', payload }, state, matchID, seat);
        return state;
      });
    },
    close() {
      lobby.close();
      for (const seat of seats) seat.close();
    },
  };
}

const SOCKET = { transports: ['websocket'], forceNew: true, reconnection: false };

function seatAt(socket: Socket) {
  let heard: ((state: State) => void) | undefined;
  let awaited = 0;
  const hear = (state: State) => {
    if (state._stateID >= awaited) heard?.(state);
  };
  socket.on('update', (_matchID: string, state: State) => hear(state));
  socket.on('sync', (_matchID: string, { state }: { state: State }) => hear(state));
  const next = (from: number) =>
    new Promise<State>((resolve) => {
      awaited = from;
      heard = resolve;
    });
  return {
    sync(matchID: string, seat: number, credentials: string): Promise<State> {
      const synced = next(0);
      socket.emit('sync', matchID, String(seat), credentials, 2);
      return synced;
    },
    update(action: object, { _stateID }: State, matchID: string, seat: number): Promise<State> {
      const updated = next(_stateID + 1);
      socket.emit('update', action, _stateID, matchID, String(seat));
      return updated;
    },
    close: () => socket.disconnect(),
  };
}

const POST = (path: string) =>
  `POST /games/${NAME}/${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n`;

async function createMatch(lobby: Wire): Promise<string> {
  const setup = { numPlayers: 2, setupData: { cards: CARDS } };
  const { body } = await lobby.send(POST('create'), JSON.stringify(setup));
  return (JSON.parse(body) as { matchID: string }).matchID;
}

async function join(lobby: Wire, matchID: string, playerID: number): Promise<string> {
  const asked = { playerID: String(playerID), playerName: `Player ${playerID}` };
  const { body } = await lobby.send(POST(`${matchID}/join`), JSON.stringify(asked));
  return (JSON.parse(body) as { playerCredentials: string }).playerCredentials;
}
