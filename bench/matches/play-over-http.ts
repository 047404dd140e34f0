import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import { ATTRIBUTES, commitmentOf } from '../../packages/rules/src/index.ts';

export interface BenchPlayer {
  readonly address: string;
  readonly token: string;
  readonly ip: string;
  readonly cards: { id: number; rarity: string }[];
}

/** As much of a match as a player needs to go on. */
interface View {
  readonly phase: string;
  readonly turn: string | null;
  readonly rounds: { attribute: string }[];
}

export interface Api {
  call<T>(player: BenchPlayer, method: string, path: string, body?: object): Promise<T>;
  /** Milliseconds of every action so far. */
  readonly latencies: number[];
}

/** Keep-alive and nothing else: the load must not be what is measured. */
export function createApi(port: number, connections: number): Api {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  return {
    latencies,
    call<T>(player: BenchPlayer, method: string, path: string, body?: object): Promise<T> {
      const text = body === undefined ? '' : JSON.stringify(body);
      const began = performance.now();
      return new Promise<T>((resolve, reject) => {
        const headers: Record<string, string | number> = {
          cookie: `goats-session=${player.token}`,
          'x-forwarded-for': player.ip,
          ...(text
            ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
            : {}),
        };
        const sent = request(
          { port, host: '127.0.0.1', method, path, agent, headers },
          (answer) => {
            const parts: Buffer[] = [];
            answer.on('data', (part: Buffer) => parts.push(part));
            answer.on('end', () => {
              latencies.push(performance.now() - began);
              const received = Buffer.concat(parts).toString();
              if ((answer.statusCode ?? 500) >= 300) reject(new Error(`${path} ${received}`));
              else resolve(JSON.parse(received) as T);
            });
          },
        );
        sent.on('error', reject);
        sent.end(text);
      });
    },
  };
}

const hex = (text: string) => createHash('sha256').update(text).digest('hex');

/** The next card that may still play; a loser rests, so each is brought once. */
export function nextCard(player: BenchPlayer): { id: number; rarity: string } {
  const card = player.cards.pop();
  if (!card) throw new Error('out of cards: play for a shorter time');
  return card;
}

export interface Duel {
  readonly id: string;
  readonly players: readonly [BenchPlayer, BenchPlayer];
  readonly cards: readonly [number, number];
}

/** Two requests: both stakes are in the vault afterwards. */
export async function beginDuel(api: Api, one: BenchPlayer, other: BenchPlayer): Promise<Duel> {
  const [a, b] = [nextCard(one), nextCard(other)];
  const challenge = await api.call<{ id: number }>(one, 'POST', '/api/challenges', {
    challengerId: one.address,
    challengerNftId: a.id,
    hoofStake: 10,
    rarity: b.rarity,
  });
  const { matchId } = await api.call<{ matchId: string }>(other, 'POST', '/api/challenges/accept', {
    challengeId: challenge.id,
    accepterId: other.address,
    accepterNftId: b.id,
  });
  return { id: matchId, players: [one, other], cards: [a.id, b.id] };
}

/** Commit, commit, open, open, and picks until it is settled. */
export async function playDuel(api: Api, { id, players, cards }: Duel): Promise<void> {
  const path = `/api/matches/${id}/actions`;
  const [seed, salt] = [hex(`seed ${id}`), hex(`salt ${id}`)];
  for (const seat of [0, 1] as const) {
    const { address } = players[seat];
    const parts = {
      mode: 'duel',
      matchId: id,
      address,
      cardIds: [cards[seat]],
      seed,
      salt,
    } as const;
    await api.call(players[seat], 'POST', path, {
      type: 'commit',
      commitment: commitmentOf(parts),
    });
  }
  let view: View = { phase: '', turn: null, rounds: [] };
  for (const seat of [0, 1] as const) {
    const opening = { type: 'open', cardId: cards[seat], seed, salt };
    view = await api.call<View>(players[seat], 'POST', path, opening);
  }
  while (view.phase !== 'finished') {
    const used = view.rounds.map((round) => round.attribute);
    const attribute = ATTRIBUTES.find((each) => !used.includes(each));
    const player = view.turn === players[0].address ? players[0] : players[1];
    view = await api.call<View>(player, 'POST', path, { type: 'pick', attribute });
  }
}
