import {
  commitmentOf,
  highestOf,
  lowestOf,
  type MatchCard,
  type Rarity,
  sha256Hex,
  strikeGoesWith,
} from '@goats/rules';
import type { InjectOptions } from 'fastify';
import type { MatchAnswer } from '../slices/match/views/match-view.ts';
import type { TestApp } from './test-app.ts';
import { type TestWallet, testWallet } from './test-wallet.ts';
import { giveCard, giveHoof } from './write-effects.ts';

/** Somebody with a wallet, cards and HOOF, who plays over the API. */
export interface TestPlayer {
  readonly wallet: TestWallet;
  readonly address: string;
  /** Numbers of the cards that were dealt, in the order that was asked for. */
  readonly cards: readonly number[];
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    key?: string,
  ): Promise<Answer>;
  balance(): Promise<number>;
}

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the wire, as a test looks at it
  readonly body: any;
}

/** `await seat(server, 'ada', ['Common', 'Rare'])`: signed in, with these cards and 1,000 HOOF. */
export async function seat(
  server: TestApp,
  name: string,
  rarities: readonly Rarity[],
  hoof = 1_000,
): Promise<TestPlayer> {
  const wallet = testWallet(server, name);
  await wallet.signIn();
  const { address } = wallet;
  const now = server.clock.now();
  const cards: number[] = [];
  for (const rarity of rarities) {
    const [row] = await server.db.query<{ card_id: number }>(
      // High numbers, which no event, match or challenge of a test will ever have.
      'select card_id from card_holdings where owner is null and rarity = $1 order by card_id desc limit 1',
      [rarity],
    );
    await giveCard(server.db, address, row!.card_id, now);
    cards.push(row!.card_id);
  }
  if (hoof > 0) await giveHoof(server.db, address, hoof, now);
  const call: TestPlayer['call'] = async (method, url, payload, key) => {
    const options: InjectOptions = { method, url };
    if (payload) options.payload = payload;
    if (key) options.headers = { 'idempotency-key': key };
    const response = await wallet.send(options);
    return { status: response.statusCode, body: response.body ? response.json() : undefined };
  };
  const balance = async () =>
    (await call('GET', `/api/wallets/${address}`)).body.hoofBalance as number;
  return { wallet, address, cards, call, balance };
}

export function challengeBody(
  player: TestPlayer,
  cardId: number,
  rarity: Rarity,
  hoofStake = 10,
): object {
  return {
    challengerId: player.address,
    challengerNftId: cardId,
    challengerNftName: 'A name from the page',
    challengerNftRarity: rarity,
    challengerNftImageUrl: 'https://elsewhere.example/goat.png',
    hoofStake,
    rarity,
  };
}

export function acceptBody(player: TestPlayer, challengeId: number, cardId: number): object {
  return {
    challengeId,
    accepterId: player.address,
    accepterNftId: cardId,
    accepterNftName: 'A name from the page',
    accepterNftRarity: 'Common',
    accepterNftImageUrl: '',
  };
}

/** A challenge by `one`, accepted by `other`; answers the match id. */
export async function duelBetween(
  one: TestPlayer,
  other: TestPlayer,
  options: { cards?: readonly [number, number]; rarity?: Rarity; stake?: number } = {},
): Promise<string> {
  const [a, b] = options.cards ?? [one.cards[0]!, other.cards[0]!];
  const opened = await one.call(
    'POST',
    '/api/challenges',
    challengeBody(one, a, options.rarity ?? 'Common', options.stake),
  );
  if (opened.status !== 201) throw new Error(JSON.stringify(opened));
  const accepted = await other.call(
    'POST',
    '/api/challenges/accept',
    acceptBody(other, opened.body.id, b),
  );
  if (accepted.status !== 200) throw new Error(JSON.stringify(accepted));
  return accepted.body.matchId;
}

/** A request by `one`, joined by `other`; answers the match id. */
export async function battleBetween(
  one: TestPlayer,
  other: TestPlayer,
  body: object = { cardId: one.cards[0], gameMode: 'duel' },
  joining: object = {},
): Promise<string> {
  const opened = await one.call('POST', '/api/battles/requests', {
    playerId: one.address,
    hoofStake: 10,
    ...body,
  });
  if (opened.status !== 201) throw new Error(JSON.stringify(opened));
  const joined = await other.call('POST', `/api/battles/requests/${opened.body.id}/join`, {
    playerId: other.address,
    ...joining,
  });
  if (joined.status !== 200) throw new Error(JSON.stringify(joined));
  return joined.body.matchId;
}

export function secretOf(matchId: string, address: string) {
  return {
    seed: sha256Hex(`seed ${matchId} ${address}`),
    salt: sha256Hex(`salt ${matchId} ${address}`),
  };
}

export function commitmentBy(
  player: { readonly address: string },
  matchId: string,
  cardIds: readonly number[],
  mode: 'duel' | 'squad' = 'duel',
): string {
  const secret = secretOf(matchId, player.address);
  return commitmentOf({ mode, matchId, address: player.address, cardIds, ...secret });
}

const actions = (matchId: string) => `/api/matches/${matchId}/actions`;

export function commit(
  player: TestPlayer,
  matchId: string,
  cardIds: readonly number[],
  mode: 'duel' | 'squad' = 'duel',
): Promise<Answer> {
  const commitment = commitmentBy(player, matchId, cardIds, mode);
  return player.call('POST', actions(matchId), { type: 'commit', commitment });
}

export function open(
  player: TestPlayer,
  matchId: string,
  cardIds: readonly number[],
): Promise<Answer> {
  const named = cardIds.length === 1 ? { cardId: cardIds[0] } : { cardIds };
  const secret = secretOf(matchId, player.address);
  return player.call('POST', actions(matchId), { type: 'open', ...named, ...secret });
}

export function pick(
  player: TestPlayer,
  matchId: string,
  attribute: string,
  strike?: string,
): Promise<Answer> {
  return player.call('POST', actions(matchId), { type: 'pick', attribute, strike });
}

/** The sensible move of a view: the best of what may be picked, the lowest decider crossed out. */
export function sensibleMove(view: MatchAnswer, address: string) {
  const own = view.players.find((player) => player.address === address)!;
  const card = (own.lineup?.[view.rounds.length] ?? own.card) as MatchCard;
  const lowest = () =>
    lowestOf(
      card,
      view.deciders.map(({ attribute }) => attribute),
    );
  if (view.step === 'strike') return { type: 'strike', attribute: lowest() };
  const attribute = highestOf(card, view.choices);
  const strike = strikeGoesWith(view, attribute) ? { strike: lowest() } : {};
  return { type: 'pick', attribute, ...strike };
}

/** Commits and opens for both. */
export async function kickOff(
  players: readonly [TestPlayer, TestPlayer],
  matchId: string,
  cards: readonly [readonly number[], readonly number[]],
): Promise<MatchAnswer> {
  const mode = cards[0].length === 1 ? 'duel' : 'squad';
  for (const i of [0, 1] as const) await commit(players[i], matchId, cards[i], mode);
  let last: Answer = { status: 0, body: undefined };
  for (const i of [0, 1] as const) last = await open(players[i], matchId, cards[i]);
  if (last.status !== 200) throw new Error(JSON.stringify(last));
  return last.body;
}

/** Plays on, each with the best attribute of the own card, to the end. */
export async function playOut(
  players: readonly [TestPlayer, TestPlayer],
  matchId: string,
): Promise<MatchAnswer> {
  for (let round = 0; round < 7; round += 1) {
    const watched = (await players[0].call('GET', `/api/matches/${matchId}`)).body as MatchAnswer;
    if (watched.phase === 'finished') return watched;
    const player = players.find(({ address }) => address === watched.turn);
    if (!player) throw new Error(`nobody's turn: ${JSON.stringify(watched)}`);
    const view = (await player.call('GET', `/api/matches/${matchId}`)).body as MatchAnswer;
    await player.call('POST', actions(matchId), sensibleMove(view, player.address));
  }
  throw new Error('the match does not end');
}
