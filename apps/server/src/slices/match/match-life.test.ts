import { match, matchEvent } from '@goats/contract';
import { verifyProof } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  battleBetween,
  commit,
  duelBetween,
  kickOff,
  open,
  playOut,
  seat,
  type TestPlayer,
} from '../../testing/test-players.ts';
import { setLevel } from '../../testing/write-effects.ts';

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
    await setLevel(server.db, ada.cards[0]!, 70);
    await setLevel(server.db, bob.cards[0]!, 65);
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
    expect(winning.attributes[attribute]).toBe(played.attributes[attribute] + 1);
    expect(end.result!.rating).toMatchObject({ counted: 1 });

    const proof = (await ada.call('GET', `/api/matches/${id}/proof`)).body;
    expect(verifyProof(proof)).toEqual({ ok: true });
    const stats = (await ada.call('GET', `/api/battles/stats/${winner.address}`)).body;
    expect(stats).toMatchObject({ hoofBalance: 1025, totalWins: 1, totalLosses: 0 });
    const board = (await ada.call('GET', '/api/battles/leaderboard')).body;
    expect(board[0]).toMatchObject({ address: winner.address, wins: 1, losses: 0, hoofWon: 50 });
  });

  it('[E6] a battle request: both stakes, 30 HOOF from the treasury, and the loser’s card', async () => {
    const cat = await seat(server, 'cat', ['Rare', 'Common']);
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

  it('answers in every phase what the contract promises, and logs nothing else', async () => {
    const eve = await seat(server, 'eve', ['Common']);
    const fay = await seat(server, 'fay', ['Common']);
    const duel = await duelBetween(eve, fay, { cards: [eve.cards[0]!, fay.cards[0]!] });
    const shapes: unknown[] = [];
    const look = async () => {
      const view = (await eve.call('GET', `/api/matches/${duel}`)).body;
      shapes.push(match.strict().safeParse(view).error ?? view.phase);
    };
    await look();
    shapes.push(
      match.strict().safeParse((await commit(eve, duel, [eve.cards[0]!])).body).error ?? 'commit',
    );
    await commit(fay, duel, [fay.cards[0]!]);
    await look();
    await open(eve, duel, [eve.cards[0]!]);
    await open(fay, duel, [fay.cards[0]!]);
    await look();
    await playOut([eve, fay], duel);
    await look();
    expect(shapes).toEqual(['commit', 'commit', 'open', 'pick', 'finished']);
    const log = await eve.wallet.send({
      url: `/api/matches/${duel}/events`,
      headers: { accept: 'application/json' },
    });
    for (const line of log.json())
      expect(matchEvent.strict().safeParse(line).error).toBeUndefined();
  });

  it('[E12] shows the grown card on its page at once', async () => {
    const gus = await seat(server, 'gus', ['Epic']);
    const hal = await seat(server, 'hal', ['Epic']);
    await setLevel(server.db, gus.cards[0]!, 90);
    await setLevel(server.db, hal.cards[0]!, 85);
    const page = async (cardId: number) =>
      (await gus.call('GET', `/api/nfts/${cardId}`)).body.stats;
    const before = [await page(gus.cards[0]!), await page(hal.cards[0]!)];
    const id = await duelBetween(gus, hal, { rarity: 'Epic' });
    await kickOff([gus, hal], id, [gus.cards, hal.cards]);
    const { improved } = (await playOut([gus, hal], id)).result!;
    const old = before[improved!.cardId === gus.cards[0] ? 0 : 1][improved!.attribute];
    await expect
      .poll(async () => (await page(improved!.cardId))[improved!.attribute])
      .toBe(old + 1);
  });
});
