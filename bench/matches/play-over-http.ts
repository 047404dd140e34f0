import { createHash } from 'node:crypto';
import { anyMove, type MatchView } from '../../packages/rules/src/index.ts';
import { openWire } from './wire.ts';

export interface BenchPlayer {
  readonly address: string;
  readonly token: string;
  readonly ip: string;
  readonly cards: { id: number; rarity: string }[];
}

/** As much of a match as a player needs to go on. */
interface View {
  readonly lastEventId: number;
  readonly phase: string;
  readonly turn: string | null;
  readonly rounds: readonly { attribute: string }[];
  readonly mode: MatchView['mode'];
  readonly step: MatchView['step'];
  readonly choices: MatchView['choices'];
  readonly deciders: MatchView['deciders'];
}

export interface Api {
  call<T>(
    player: BenchPlayer,
    method: string,
    path: string,
    body?: object,
    key?: string,
  ): Promise<T>;
  /** Milliseconds of every request so far. */
  readonly latencies: number[];
  close(): void;
}

export function createApi(port: number, connections: number): Api {
  const wire = openWire(port, connections);
  const latencies: number[] = [];
  return {
    latencies,
    async call<T>(
      player: BenchPlayer,
      method: string,
      path: string,
      body?: object,
      key?: string,
    ): Promise<T> {
      const began = performance.now();
      const type = body === undefined ? '' : 'content-type: application/json\r\n';
      const once = key === undefined ? '' : `idempotency-key: ${key}\r\n`;
      const head =
        `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: goats-session=${player.token}\r\n` +
        `x-forwarded-for: ${player.ip}\r\n${type}${once}`;
      const answer = await wire.send(head, body === undefined ? '' : JSON.stringify(body));
      latencies.push(performance.now() - began);
      if (answer.status >= 300) throw new Error(`${path} ${answer.body}`);
      return JSON.parse(answer.body) as T;
    },
    close: () => wire.close(),
  };
}

const hex = (text: string) => createHash('sha256').update(text).digest('hex');

/** The next card that may still play; a loser rests, so each is brought once. */
function nextCard(player: BenchPlayer): { id: number; rarity: string } {
  const card = player.cards.pop();
  if (!card) throw new Error('out of cards: play for a shorter time');
  return card;
}

export interface Duel {
  readonly id: string;
  readonly players: readonly [BenchPlayer, BenchPlayer];
  readonly cards: readonly [number, number];
}

/** Two requests, with keys as the browser sends them: both stakes are in the vault afterwards. */
export async function beginDuel(api: Api, one: BenchPlayer, other: BenchPlayer): Promise<Duel> {
  const [a, b] = [nextCard(one), nextCard(other)];
  // The same two meet more often than the treasury adds a bonus to.
  const opening = { challengerId: one.address, challengerNftId: a.id, hoofStake: 10, minPool: 20 };
  const { id } = await api.call<{ id: number }>(
    one,
    'POST',
    '/api/challenges',
    { ...opening, rarity: b.rarity },
    `open-${a.id}`,
  );
  const { matchId } = await api.call<{ matchId: string }>(
    other,
    'POST',
    '/api/challenges/accept',
    { challengeId: id, accepterId: other.address, accepterNftId: b.id },
    `accept-${b.id}`,
  );
  return { id: matchId, players: [one, other], cards: [a.id, b.id] };
}

/** Commit, commit, open, open, picks until it is settled, and the proof that anybody may check. */
export async function playDuel(
  api: Api,
  { id, players, cards }: Duel,
  onAnswer: (view: View) => void = () => {},
): Promise<void> {
  const path = `/api/matches/${id}/actions`;
  let view = { lastEventId: 0, phase: '' } as View;
  const act = async (player: BenchPlayer, action: object) => {
    view = await api.call<View>(player, 'POST', path, action);
    onAnswer(view);
  };
  const [seed, salt] = [hex(`seed ${id}`), hex(`salt ${id}`)];
  for (const seat of [0, 1] as const) {
    const { address } = players[seat];
    // The hash in native code: it is the browser's work, not the server's.
    const commitment = hex(`goat-duel-v1|${id}|${address}|${cards[seat]}|${seed}|${salt}`);
    await act(players[seat], { type: 'commit', commitment });
  }
  for (const seat of [0, 1] as const) {
    await act(players[seat], { type: 'open', cardId: cards[seat], seed, salt });
  }
  while (view.phase !== 'finished') {
    const player = view.turn === players[0].address ? players[0] : players[1];
    await act(player, anyMove(view));
  }
  await api.call(players[0], 'GET', `/api/matches/${id}/proof`);
}
