import { verifyProof } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  battleBetween,
  duelBetween,
  kickOff,
  playOut,
  seat,
  type TestPlayer,
} from './test-players.ts';

const HOUR = 3_600_000;

describe('a whole match', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  const stateOf = async (player: TestPlayer, cardId: number) =>
    (await player.call('GET', `/api/cards/${cardId}`)).body;

  it('[E5] a challenge: the winner takes both stakes, cards stay, the loser rests, the winner grows', async () => {
    const ada = await seat(server, 'ada', ['Common']);
    const bob = await seat(server, 'bob', ['Common']);
    const id = await duelBetween(ada, bob, { stake: 25 });
    expect([await ada.balance(), await bob.balance()]).toEqual([975, 975]);
    await kickOff([ada, bob], id, [[ada.cards[0]!], [bob.cards[0]!]]);
    const end = await playOut([ada, bob], id);
    expect(end.result).toMatchObject({ reason: 'points', treasuryBonus: 0, cardToWinner: null });
    const [winner, loser] = end.result!.winner === ada.address ? [ada, bob] : [bob, ada];
    expect(await winner.balance()).toBe(1025);
    expect(await loser.balance()).toBe(975);

    const losing = await stateOf(loser, loser.cards[0]!);
    expect(losing).toMatchObject({ owner: loser.address, state: 'resting', gamesToday: 1 });
    expect(Date.parse(losing.restsUntil) - server.clock.now()).toBe(12 * HOUR);
    const winning = await stateOf(winner, winner.cards[0]!);
    expect(winning).toMatchObject({ owner: winner.address, state: 'free', gamesToday: 1 });
    const { attribute } = end.result!.improved!;
    const played = end.players.find(({ address }) => address === winner.address)!.card!;
    expect(winning.attributes[attribute]).toBe(Math.min(100, played.attributes[attribute] + 1));
    expect(end.result!.rating).toMatchObject({ counted: 1 });

    const proof = (await ada.call('GET', `/api/matches/${id}/proof`)).body;
    expect(verifyProof(proof)).toEqual({ ok: true });
    const stats = (await ada.call('GET', `/api/battles/stats/${winner.address}`)).body;
    expect(stats).toMatchObject({ hoofBalance: 1025, totalWins: 1, totalLosses: 0 });
    const board = (await ada.call('GET', '/api/battles/leaderboard')).body;
    expect(board[0]).toMatchObject({ address: winner.address, wins: 1, losses: 0, hoofWon: 50 });
  });

  it('[E6] a battle request: both stakes, 30 HOOF from the treasury, and the loser’s card', async () => {
    const cat = await seat(server, 'cat', ['Rare']);
    const dan = await seat(server, 'dan', ['Common', 'Rare']);
    const id = await battleBetween(cat, dan);
    await kickOff([cat, dan], id, [[cat.cards[0]!], [dan.cards[1]!]]);
    const end = await playOut([cat, dan], id);
    const [winner, loser] = end.result!.winner === cat.address ? [cat, dan] : [dan, cat];
    expect(await winner.balance()).toBe(1040);
    expect(await loser.balance()).toBe(990);
    const lost = loser === cat ? cat.cards[0]! : dan.cards[1]!;
    expect(end.result!.cardToWinner).toBe(lost);
    expect(await stateOf(loser, lost)).toMatchObject({ owner: winner.address, state: 'resting' });
  });
});
