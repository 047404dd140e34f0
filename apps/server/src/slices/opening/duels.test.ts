import { DUEL_EXPIRY_MS, OPENINGS_PER_WALLET } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelFrozen } from '../../people/freezes/freeze-wallet.ts';
import { runHouseLobby } from '../../people/house-play/house-lobby.ts';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import { acceptBody, challengeBody, seat, type TestPlayer } from '../../testing/test-players.ts';
import { runAuditChecks } from '../hoof/audit.ts';
import { expireOpenings } from './expiry.ts';

const COMMONS = ['Common', 'Common', 'Common', 'Common', 'Common', 'Common'] as const;

describe('a duel between two', () => {
  let server: TestApp;
  let ada: TestPlayer;
  let bob: TestPlayer;
  let eve: TestPlayer;
  beforeAll(async () => {
    server = await createTestApp({
      env: { LIMIT_WRITES_PER_MINUTE: '100000', LIMIT_DUEL_LINKS_PER_MINUTE: '100000' },
    });
    ada = await seat(server, 'ada', COMMONS);
    bob = await seat(server, 'bob', COMMONS);
    eve = await seat(server, 'eve', COMMONS);
  });
  afterAll(() => server.close());

  let used = 0;
  const ask = (extra: object, by = ada, card = by.cards[used++ % 6]!) =>
    by.call('POST', '/api/challenges', { ...challengeBody(by, card, 'Common'), ...extra });
  const taking = (player: TestPlayer, card = player.cards[0]!) => ({
    ...{ accepterId: player.address, accepterNftId: card },
  });
  const take = (player: TestPlayer, code: string, card?: number) =>
    player.call('POST', `/api/duels/${code}/accept`, taking(player, card));
  const withdraw = (id: number, by = ada) => by.call('DELETE', `/api/challenges/${id}`);
  const clean = async () =>
    (await runAuditChecks(server.db)).filter(({ wrong }) => wrong > 0).map(({ name }) => name);

  it('by link is in no list, and says to whoever holds it what it is about', async () => {
    const { status, body } = await ask({ unlisted: true });
    expect(status).toBe(201);
    // 128 bits, six to a sign.
    expect(body.code).toMatch(/^[\w-]{22}$/);
    expect(body.link).toBe(`/duel/${body.code}`);
    expect(Date.parse(body.expiresAt) - server.clock.now()).toBe(DUEL_EXPIRY_MS);
    for (const player of [ada, bob, eve]) {
      expect((await player.call('GET', '/api/challenges')).body).toEqual([]);
    }
    expect((await eve.call('GET', `/api/challenges/${body.id}`)).status).toBe(404);
    const byNumber = acceptBody(eve, body.id, eve.cards[0]!);
    expect((await eve.call('POST', '/api/challenges/accept', byNumber)).status).toBe(404);
    expect((await withdraw(body.id, eve)).status).toBe(404);
    const seen = (await bob.call('GET', `/api/duels/${body.code}`)).body;
    expect(seen).toMatchObject({ challengerId: ada.address, hoofStake: 10, winnerTakes: 20 });
    expect(seen).not.toHaveProperty('code');
    expect((await ada.call('GET', '/api/me/duels')).body.duels).toMatchObject([
      { id: body.id, link: body.link },
    ]);
    expect((await bob.call('GET', '/api/me/duels')).body.duels).toEqual([]);
    await withdraw(body.id);
    expect(await clean()).toEqual([]);
  });

  it('by link is 404 when it never was, and 410 when it is over, with the reason', async () => {
    const over = async (code: string) => {
      const { status, body } = await bob.call('GET', `/api/duels/${code}`);
      return [status, body.code, body.details?.status];
    };
    expect(await over('AAAAAAAAAAAAAAAAAAAAAA')).toEqual([404, 'NOT_FOUND', undefined]);
    expect(await over('no-code-at-all')).toEqual([404, 'NOT_FOUND', undefined]);
    const first = (await ask({ unlisted: true })).body;
    await withdraw(first.id);
    expect(await over(first.code)).toEqual([410, 'DUEL_OVER', 'cancelled']);
    expect((await take(bob, first.code)).body.code).toBe('ALREADY_CANCELLED');

    const second = (await ask({ unlisted: true })).body;
    server.clock.advance(DUEL_EXPIRY_MS);
    expect(await over(second.code)).toEqual([410, 'DUEL_OVER', 'expired']);
    expect((await take(bob, second.code)).body.code).toBe('ALREADY_EXPIRED');
    await expireOpenings(server.app.game);
    expect(await ada.balance()).toBe(1000);

    const third = (await ask({ unlisted: true })).body;
    expect((await take(ada, third.code, ada.cards[5])).body.code).toBe('OWN_CHALLENGE');
    const taken = await take(bob, third.code);
    expect(taken.status).toBe(200);
    expect(await over(third.code)).toEqual([410, 'DUEL_OVER', 'accepted']);
    expect((await take(eve, third.code)).body.code).toBe('ALREADY_TAKEN');
    await bob.call('POST', `/api/matches/${taken.body.matchId}/actions`, { type: 'concede' });
    expect(await clean()).toEqual([]);
  });

  it('is taken by one of two strangers who come at the same instant, on two instances', async () => {
    const second = await secondInstance(server);
    try {
      for (const round of [1, 2, 3, 4]) {
        const dan = await seat(server, `dan ${round}`, ['Common']);
        const [ben, zoe] = [
          await seat(server, `ben ${round}`, ['Common']),
          await seat(server, `zoe ${round}`, ['Common']),
        ];
        const { code } = (await ask({ unlisted: true }, dan, dan.cards[0]!)).body;
        const [one, other] = await Promise.all([
          take(ben, code),
          zoe.wallet
            .send(
              { method: 'POST', url: `/api/duels/${code}/accept`, payload: taking(zoe) },
              second,
            )
            .then((response) => ({ status: response.statusCode, body: response.json() })),
        ]);
        expect([one.status, other.status].sort()).toEqual([200, 409]);
        expect([await ben.balance(), await zoe.balance()].sort()).toEqual([1000, 990]);
      }
    } finally {
      await second.close();
    }
    expect(await clean()).toEqual([]);
  });

  it('to one player is in that player’s list and the maker’s, and told with its link', async () => {
    const { status, body } = await ask({ to: bob.address.toUpperCase().replace('0X', '0x') });
    expect(status).toBe(201);
    const listed = async (player: TestPlayer) =>
      (await player.call('GET', '/api/challenges')).body.map(({ id }: { id: number }) => id);
    expect([await listed(ada), await listed(bob), await listed(eve)]).toEqual([
      [body.id],
      [body.id],
      [],
    ]);
    expect((await server.app.inject({ url: '/api/challenges' })).json()).toEqual([]);
    const inbox = JSON.stringify((await bob.call('GET', '/api/me/inbox')).body);
    expect(inbox).toContain(body.link);
    expect((await eve.call('GET', `/api/challenges/${body.id}`)).status).toBe(404);
    expect((await take(eve, body.code)).body.code).toBe('NOT_ADDRESSED');
    const declined = await withdraw(body.id, bob);
    expect([declined.status, declined.body.status]).toEqual([200, 'declined']);
    expect(await clean()).toEqual([]);
  });

  it('may be asked by name, and not of nobody, oneself, a house player or everybody', async () => {
    const named = await bob.call('PUT', '/api/me/name', { name: 'Bob the Builder' });
    expect(named.status).toBe(200);
    const { body } = await ask({ to: 'bob the builder' });
    expect(body.to).toBe(bob.address);
    await withdraw(body.id);
    expect((await ask({ to: 'Nobody At All' })).status).toBe(404);
    expect((await ask({ to: ada.address })).body.code).toBe('INVALID_INPUT');
    expect((await ask({ to: bob.address, unlisted: true })).body.code).toBe('INVALID_INPUT');
    const [house] = await server.db.query<{ address: string }>(
      'select address from players where house limit 1',
    );
    if (house) expect((await ask({ to: house.address })).body.code).toBe('INVALID_INPUT');
  });

  it.each([
    [
      'is frozen',
      `insert into wallet_freezes (wallet, reason, since) values ($1, 'spam', now())`,
      'FROZEN',
    ],
    ['asked the chain to let it go', 'insert into leaving_wallets values ($1, now())', 'LEAVING'],
  ])(
    'of a wallet that %s is withdrawn with its stake, and it takes none',
    async (_, holdIt, code) => {
      const [ida, jon] = [
        await seat(server, `ida ${code}`, COMMONS),
        await seat(server, `jon ${code}`, COMMONS),
      ];
      const friendly = (by: TestPlayer, card: number) =>
        by.call('POST', '/api/challenges', {
          ...{ challengerId: by.address, challengerNftId: card, hoofStake: 0 },
          ...{ friendly: true, unlisted: true },
        });
      const own = [
        (await ask({ unlisted: true }, ida, ida.cards[0]!)).body,
        (await ask({ to: jon.address }, ida, ida.cards[1]!)).body,
        (await friendly(ida, ida.cards[2]!)).body,
      ];
      const theirs = [
        (await ask({ unlisted: true }, jon, jon.cards[0]!)).body,
        (await ask({ to: ida.address }, jon, jon.cards[1]!)).body,
        (await friendly(jon, jon.cards[2]!)).body,
      ];
      await server.db.query(holdIt, [ida.address]);
      await ida.wallet.signIn();
      for (const { code: link } of theirs) {
        expect((await take(ida, link, ida.cards[3]!)).body.code).toBe(`WALLET_${code}`);
      }
      await cancelFrozen(server.app.game, ida.address);
      expect(await ida.balance()).toBe(1000);
      for (const { code: link } of own) {
        expect((await take(jon, link, jon.cards[3]!)).body.code).toBe('ALREADY_CANCELLED');
        expect((await server.app.inject({ url: `/api/duels/${link}` })).statusCode).toBe(410);
      }
      expect(await clean()).toEqual([]);
      for (const { id } of theirs) await withdraw(id, jon);
    },
  );

  it('is open five times of each kind, and the sixth is refused', async () => {
    const cara = await seat(server, 'cara', [...COMMONS, ...COMMONS]);
    const made: number[] = [];
    for (let i = 0; i < OPENINGS_PER_WALLET; i += 1) {
      made.push((await ask({ unlisted: true }, cara, cara.cards[i])).body.id);
      made.push((await ask({ to: bob.address }, cara, cara.cards[i + 5])).body.id);
    }
    for (const more of [{ unlisted: true }, { to: bob.address }]) {
      expect((await ask(more, cara, cara.cards[10])).body.code).toBe('TOO_MANY_OPEN');
    }
    // House players look after whoever waits in the lobby, and after nobody here.
    server.clock.advance(DUEL_EXPIRY_MS - 1);
    await runHouseLobby(server.app.game);
    const open = (await cara.call('GET', '/api/me/duels')).body.duels;
    expect(open.map(({ id }: { id: number }) => id).sort()).toEqual(made.sort());
    for (const id of made) await withdraw(id, cara);
    expect(await clean()).toEqual([]);
  });
});

it('nobody can try codes out: an address that asks for many is told to wait', async () => {
  const server = await createTestApp({ env: { LIMIT_DUEL_LINKS_PER_MINUTE: '3' } });
  try {
    const statuses: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      statuses.push((await server.app.inject({ url: `/api/duels/guess-${i}` })).statusCode);
    }
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
  } finally {
    await server.close();
  }
});
