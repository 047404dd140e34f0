import { sha256Hex } from '@goats/rules';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type PushService,
  signedBy,
  startPushService,
  type TestDevice,
  testDevice,
} from '../../testing/push-service.ts';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import { seat, type TestPlayer } from '../../testing/test-players.ts';
import { testWallet } from '../../testing/test-wallet.ts';
import { createSender, type Sender } from './sender.ts';

const ALL = ['match', 'cup', 'offer', 'sale', 'auction', 'watch', 'week', 'chain', 'call'];

describe('Web Push', () => {
  let service: PushService;
  let server: TestApp;
  let sender: Sender;
  let complaints: unknown[];
  let named = 0;
  beforeAll(async () => {
    service = await startPushService();
    server = await createTestApp({ env: { PUSH_HOSTS: service.host } });
  });
  afterAll(async () => {
    await server.close();
    await service.close();
  });
  beforeEach(() => {
    complaints = [];
    sender = createSender(server.app.game, (error) => complaints.push(error));
  });
  afterEach(() => sender.stop());

  const fresh = (what: string) => {
    named += 1;
    return `${what}${named}`;
  };
  const person = async () => {
    const wallet = testWallet(server, fresh('person'));
    await wallet.signIn();
    return wallet;
  };
  type Person = Awaited<ReturnType<typeof person>>;
  const ring = (who: Person, device: TestDevice, topics: readonly string[] = ALL) =>
    who.send({
      method: 'PUT',
      url: '/api/me/push',
      payload: { ...device.subscription, topics },
    });
  const noticesOf = async (who: Person) => (await who.send({ url: '/api/me/notices' })).json();

  async function ringing(topics: readonly string[] = ALL) {
    const who = await person();
    const device = testDevice(service, fresh('device'));
    const answer = await ring(who, device, topics);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    return { who, device };
  }

  /** As the commit of a match or the clock would write it. */
  const tell = (wallet: string, topic: string, text = 'Your goat is wanted.') =>
    server.db.query(
      `insert into messages (wallet, topic, text, href, at) values ($1, $2, $3, '/battle', $4)`,
      [wallet, topic, text, new Date(server.clock.now())],
    );
  /** Sends what is due and waits until it is written down. */
  async function send(by = sender): Promise<void> {
    await by.round();
    await by.stop();
  }
  const sentTo = ({ path }: TestDevice) => service.received.filter((push) => push.path === path);
  const waiting = async () =>
    (await server.db.query<{ count: number }>('select count(*) as count from outbox'))[0]!.count;

  it('reaches the device that asked, sealed for it, signed by the site, with how long it is good for', async () => {
    const { who, device } = await ringing();
    await tell(who.address, 'match', 'Your match has begun: choose your card within a minute.');
    server.clock.advance(10_000);
    await send();
    const [push] = sentTo(device);
    expect(device.open(push!)).toEqual({
      topic: 'match',
      title: 'Your Match',
      text: 'Your match has begun: choose your card within a minute.',
      href: '/battle',
      at: new Date(server.clock.now() - 10_000).toISOString(),
      tag: 'match:/battle',
    });
    expect(push!.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '50',
      urgency: 'high',
    });
    const { publicKey, claims } = signedBy(push!);
    expect(publicKey).toBe((await noticesOf(who)).push.publicKey);
    expect(claims.aud).toBe(`http://${service.host}`);
    expect(await waiting()).toBe(0);
  });

  it('tells what rings, and rings for nothing that was switched off', async () => {
    const { who, device } = await ringing(['offer']);
    expect(await noticesOf(who)).toMatchObject({
      topics: ALL,
      push: { devices: 1, thisDevice: ['offer'] },
      mail: null,
    });
    await tell(who.address, 'sale');
    await send();
    expect(sentTo(device)).toHaveLength(0);
    // Also when it was on its way already.
    await tell(who.address, 'offer');
    await ring(who, device, ['sale']);
    await send();
    expect(sentTo(device)).toHaveLength(0);
    const { endpoint } = device.subscription;
    const gone = await who.send({ method: 'DELETE', url: '/api/me/push', payload: { endpoint } });
    expect(gone.statusCode).toBe(204);
    expect((await noticesOf(who)).push).toMatchObject({ devices: 0 });
    expect((await noticesOf(who)).push.thisDevice).toBeUndefined();
  });

  it('rings with the message or not at all', async () => {
    const { who } = await ringing();
    const before = await waiting();
    await server.db
      .transaction(async (tx) => {
        await tx.query(
          `insert into messages (wallet, topic, text, href, at) values ($1, 'sale', 'x', '/', $2)`,
          [who.address, new Date(server.clock.now())],
        );
        throw new Error('changed its mind');
      })
      .catch(() => {});
    expect(await waiting()).toBe(before);
  });

  it('is written with a real offer, by the commit that makes it', async () => {
    const [ada, bo]: TestPlayer[] = [
      await seat(server, fresh('ada'), ['Common']),
      await seat(server, fresh('bo'), []),
    ];
    const device = testDevice(service, fresh('device'));
    await ring(ada!.wallet, device);
    const offered = await bo!.call('POST', `/api/cards/${ada!.cards[0]}/offers`, { amount: 12 });
    expect(offered.status).toBe(201);
    await send();
    expect(sentTo(device).map((push) => device.open(push))).toMatchObject([{ topic: 'offer' }]);
  });

  it('rings once for a stranger who offers and withdraws over and over', async () => {
    const ada = await seat(server, fresh('ada'), ['Common']);
    const bo = await seat(server, fresh('bo'), []);
    const device = testDevice(service, fresh('device'));
    await ring(ada.wallet, device);
    for (const amount of [1, 2, 3, 4]) {
      const { body } = await bo.call('POST', `/api/cards/${ada.cards[0]}/offers`, { amount });
      await bo.call('DELETE', `/api/offers/${body.id}`);
      await send();
    }
    expect(sentTo(device)).toHaveLength(1);
  });

  it('rings for a match before a crowd that follows one card', async () => {
    const { who: follower } = await ringing();
    const { who, device } = await ringing();
    await server.db.query(
      `insert into messages (wallet, topic, text, href, at)
       select $1, 'watch', 'For sale.', '/nft/' || n, $2 from generate_series(1, 200) n`,
      [follower.address, new Date(server.clock.now())],
    );
    await tell(who.address, 'match');
    await send();
    expect(sentTo(device)).toHaveLength(1);
    await server.db.query('delete from outbox');
  });

  it('drops news of a match that comes too late, and never sends it', async () => {
    const { who, device } = await ringing();
    await tell(who.address, 'match');
    server.clock.advance(60_000);
    await send();
    expect(sentTo(device)).toHaveLength(0);
    expect(await waiting()).toBe(0);
  });

  it.each([404, 410])('forgets a device that its service answers %i for', async (status) => {
    const { who, device } = await ringing();
    service.answer(device.path, { status });
    await tell(who.address, 'sale');
    await send();
    expect(sentTo(device)).toHaveLength(1);
    expect((await noticesOf(who)).push.devices).toBe(0);
    expect(await waiting()).toBe(0);
  });

  it('tries again after a pause that grows, as the service asks, and gives up in the end', async () => {
    const { who, device } = await ringing();
    service.answer(device.path, { status: 503 });
    await tell(who.address, 'cup');
    await send();
    await send();
    expect(sentTo(device)).toHaveLength(1);
    server.clock.advance(3_000);
    await send();
    expect(sentTo(device)).toHaveLength(2);
    server.clock.advance(3_000);
    await send();
    expect(sentTo(device)).toHaveLength(2);
    service.answer(device.path, { status: 429, headers: { 'retry-after': '100' } });
    server.clock.advance(9_000);
    await send();
    server.clock.advance(60_000);
    await send();
    expect(sentTo(device)).toHaveLength(3);
    service.answer(device.path, { status: 201 });
    server.clock.advance(40_000);
    await send();
    expect(sentTo(device)).toHaveLength(4);
    expect(await waiting()).toBe(0);

    service.answer(device.path, { status: 503 });
    await tell(who.address, 'match');
    for (let tries = 0; tries < 10; tries += 1) {
      await send();
      server.clock.advance(15_000);
    }
    // At once, and 3, 12 seconds and so on later: what is left of a minute.
    expect(sentTo(device).length).toBeLessThanOrEqual(8);
    expect(await waiting()).toBe(0);
    expect((await noticesOf(who)).push.devices).toBe(1);
  });

  it('is sent once by two instances, and by the other when the first dies over it', async () => {
    const other = await secondInstance(server);
    const second = createSender(other.app.game, (error) => complaints.push(error));
    const many = await Promise.all(Array.from({ length: 12 }, () => ringing()));
    for (const { who } of many) await tell(who.address, 'sale');
    await Promise.all([sender.round(), second.round()]);
    await Promise.all([sender.stop(), second.stop()]);
    expect(many.map(({ device }) => sentTo(device).length)).toEqual(many.map(() => 1));

    // Sent and never written down: as an instance that was killed leaves it.
    const { who, device } = many[0]!;
    await tell(who.address, 'match');
    await createSender(server.app.game, () => {}).round();
    await expect.poll(() => sentTo(device).length, { timeout: 20_000 }).toBe(2);
    await send(second);
    expect(sentTo(device)).toHaveLength(2);
    server.clock.advance(20_000);
    await send(second);
    expect(sentTo(device)).toHaveLength(3);
    expect(await waiting()).toBe(0);
    await other.close();
  });

  it('makes nobody wait for a service that does not answer', async () => {
    const slow = await startPushService();
    const both = await secondInstance(server, { PUSH_HOSTS: `${slow.host},${service.host}` });
    const bothSend = createSender(both.app.game, () => {});
    const stuck = testDevice(slow, 'stuck');
    slow.answer(stuck.path, 'silence');
    const waits = await person();
    const answer = await waits.send(
      { method: 'PUT', url: '/api/me/push', payload: { ...stuck.subscription, topics: ALL } },
      both,
    );
    expect(answer.statusCode).toBe(204);
    const { who, device } = await ringing();
    await server.db.query(
      `insert into messages (wallet, topic, text, href, at)
       select $1, 'sale', 'x', '/card/' || n, $2 from generate_series(1, 50) n`,
      [waits.address, new Date(server.clock.now())],
    );
    await bothSend.round();
    await expect.poll(() => slow.received.length, { timeout: 20_000 }).toBe(32);
    await tell(who.address, 'sale');
    await bothSend.round();
    await expect.poll(() => sentTo(device).length, { timeout: 20_000 }).toBe(1);
    // No more of them at once than that.
    expect(slow.received).toHaveLength(32);
    // The service hangs up at last, and what was under way is over.
    await slow.close();
    await bothSend.stop();
    await server.db.query('delete from outbox');
    await both.close();
  });

  it('follows nobody who was sent elsewhere', async () => {
    const { who, device } = await ringing();
    service.answer(device.path, { status: 307, headers: { location: '/elsewhere' } });
    await tell(who.address, 'sale');
    await send();
    expect(service.received.some(({ path }) => path === '/elsewhere')).toBe(false);
    expect(await waiting()).toBe(0);
  });

  it('ends with the session: by logout, from another device, or by its age', async () => {
    const [one, two, three] = [await ringing(), await ringing(), await ringing()];
    for (const { who } of [one, two, three]) await tell(who.address, 'sale');
    await one.who.send({ method: 'POST', url: '/api/auth/logout' });
    const { sessions } = (await two.who.send({ url: '/api/auth/sessions' })).json();
    await two.who.send({ method: 'DELETE', url: `/api/auth/sessions/${sessions[0].id}` });
    await server.db.query('update sessions set expires_at = $2 where wallet = $1', [
      three.who.address,
      new Date(server.clock.now()),
    ]);
    await send();
    for (const { device } of [one, two, three]) expect(sentTo(device)).toHaveLength(0);
    expect(await waiting()).toBe(0);
  });

  it('goes with the browser when somebody else signs in there', async () => {
    const { who: first, device } = await ringing();
    await tell(first.address, 'sale', 'for the first');
    const second = await person();
    await ring(second, device);
    await tell(first.address, 'sale', 'for the first');
    await tell(second.address, 'sale', 'for the second');
    await send();
    expect(sentTo(device).map((push) => device.open(push))).toMatchObject([
      { text: 'for the second' },
    ]);
    expect((await noticesOf(first)).push.devices).toBe(0);
  });

  it('has ten devices a wallet: the eleventh takes the place of the oldest', async () => {
    const devices: TestDevice[] = [];
    const browsers: Person[] = [];
    for (let n = 0; n < 11; n += 1) {
      // The same wallet in a browser of its own, with a session of its own.
      const browser = testWallet(server, 'collector of telephones');
      await browser.signIn();
      const device = testDevice(service, fresh('device'));
      expect((await ring(browser, device)).statusCode).toBe(204);
      devices.push(device);
      browsers.push(browser);
      server.clock.advance(1_000);
    }
    const [first, last] = [browsers[0]!, browsers.at(-1)!];
    expect((await noticesOf(last)).push).toMatchObject({ devices: 10, thisDevice: ALL });
    expect((await noticesOf(first)).push.thisDevice).toBeUndefined();
    await tell(last.address, 'sale');
    await send();
    expect(devices.map((device) => sentTo(device).length)).toEqual([0, ...Array(10).fill(1)]);
  });

  it('rings a browser once, under the newest address that its service gave it', async () => {
    const { who, device } = await ringing();
    const renewed = testDevice(service, fresh('device'));
    await ring(who, renewed);
    await tell(who.address, 'sale');
    await send();
    expect([sentTo(device).length, sentTo(renewed).length]).toEqual([0, 1]);
  });

  const p256dh = testDevice({ host: 'x' }, 'x').subscription.keys.p256dh;
  const auth = 'a'.repeat(22);
  it.each([
    ['http://fcm.googleapis.com/send/x', 'https://'],
    ['https://fcm.googleapis.com:8443/send/x', 'push service that we know'],
    ['https://169.254.169.254/latest/meta-data', 'push service that we know'],
    ['https://localhost/send/x', 'push service that we know'],
    ['https://evil.example/fcm.googleapis.com', 'push service that we know'],
    ['https://fcm.googleapis.com.evil.example/x', 'push service that we know'],
    ['https://fcm.googleapis.com@evil.example/x', 'push service that we know'],
    ['https://evil.example\\@fcm.googleapis.com/x', 'push service that we know'],
    ['https://user:pw@fcm.googleapis.com/x', 'push service that we know'],
    ['https://push.apple.com.evil.example/x', 'push service that we know'],
    ['https://evilpush.apple.com/x', 'push service that we know'],
    ['file:///etc/passwd', 'push service that we know'],
    ['nonsense', 'address that the browser gave'],
    [`https://fcm.googleapis.com/${'x'.repeat(1000)}`, '1000 characters'],
  ])('refuses to send to %s, with a sentence', async (endpoint, sentence) => {
    const who = await person();
    const payload = { endpoint, keys: { p256dh, auth }, topics: ALL };
    const refused = await who.send({ method: 'PUT', url: '/api/me/push', payload });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'endpoint' } });
    expect(refused.json().error).toContain(sentence);
    expect((await noticesOf(who)).push.devices).toBe(0);
  });

  it.each([
    [{ keys: { p256dh: 'short', auth } }],
    // Sixty-five bytes, and not on the curve.
    [{ keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth } }],
    [{ keys: { p256dh, auth: 'short' } }],
    [{ topics: ['everything'] }],
    [{ topics: ['sale', 'sale'] }],
  ])('refuses %j', async (change) => {
    const who = await person();
    const endpoint = `https://fcm.googleapis.com/${sha256Hex('x')}`;
    const payload = { endpoint, keys: { p256dh, auth }, topics: ALL, ...change };
    const refused = await who.send({ method: 'PUT', url: '/api/me/push', payload });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error).toMatch(/ must /);
  });

  it('is nobody’s business without a session, and kept by no cache', async () => {
    expect((await server.app.inject('/api/me/notices')).statusCode).toBe(401);
    const answer = await (await person()).send({ url: '/api/me/notices' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('has one pair of keys for all instances', async () => {
    const other = await secondInstance(server);
    const who = await person();
    const here = (await noticesOf(who)).push.publicKey;
    const there = (await who.send({ url: '/api/me/notices' }, other)).json().push.publicKey;
    expect(there).toBe(here);
    expect(Buffer.from(here, 'base64url')).toHaveLength(65);
    await other.close();
  });
});
