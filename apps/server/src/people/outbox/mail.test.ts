import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../clock/housekeeping/run-sweeps.ts';
import { SWEEPS } from '../../rooms.ts';
import { type Letter, type SmtpServer, startSmtpServer } from '../../testing/smtp-server.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testOperator } from '../../testing/test-operator.ts';
import { testWallet } from '../../testing/test-wallet.ts';
import { createSender, type Sender } from './sender.ts';

const DAY = 86_400_000;
const SITE = 'http://localhost';

let smtp: SmtpServer;
let server: TestApp;
let sender: Sender;
beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await createTestApp({
    env: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Legendary GOATs <hello@goats.example>',
      PUBLIC_URL: SITE,
      LIMIT_SUBSCRIPTIONS_PER_HOUR: '1000',
    },
  });
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});
beforeEach(() => {
  sender = createSender(server.app.game, () => {});
});
afterEach(() => sender.stop());

async function send(): Promise<void> {
  await sender.round();
  await sender.stop();
  sender = createSender(server.app.game, () => {});
}
const lettersTo = (address: string) => smtp.letters.filter(({ to }) => to.includes(address));
const waiting = async () =>
  (await server.db.query<{ count: number }>('select count(*) as count from outbox'))[0]!.count;
/** The path of the link that is called so, as a mail program would open it. */
function linkOf(letter: Letter | undefined, words: string): string {
  const url = new RegExp(`${words}: (\\S+)`).exec(letter?.text ?? '')?.[1] ?? 'no such link';
  return url.replace(SITE, '');
}
const open = (url: string) => server.app.inject({ url });
const press = (url: string) => server.app.inject({ method: 'POST', url });

describe('the newsletter, where there is mail', () => {
  const subscribe = (email: string, name?: string) =>
    server.app.inject({ method: 'POST', url: '/api/subscribe', payload: { email, name } });
  const exported = async () => {
    const operator = await testOperator(server);
    const csv = (await operator.send({ url: '/api/admin/subscribers.csv' })).body;
    return csv.split('\r\n').flatMap((line) => /^[^,]+@[^,]+/.exec(line) ?? []);
  };

  it('counts an address once whoever reads it has pressed the button, not when a scanner looked', async () => {
    const answer = await subscribe('billy@pasture.example', 'Billy');
    expect(answer.json()).toEqual({
      message: 'Check your mailbox: one click there and you are in',
      state: 'asked',
    });
    await send();
    const [letter] = lettersTo('billy@pasture.example');
    expect(letter).toMatchObject({
      from: 'hello@goats.example',
      to: ['billy@pasture.example'],
    });
    const confirm = linkOf(letter, 'Yes, it is mine');
    const page = await open(confirm);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("style-src 'self'");
    expect(page.body).toContain('Yes, it is mine');
    expect(await exported()).toEqual([]);

    server.clock.advance(60_000);
    expect((await press(confirm)).body).toContain('The goats know you now');
    expect(await exported()).toEqual(['billy@pasture.example']);
    // Once.
    expect((await press(confirm)).body).toContain('gone stale');
    expect((await press(`/api/newsletter/confirm?token=${'x'.repeat(43)}`)).body).toContain(
      'gone stale',
    );
    expect((await open('/api/newsletter/confirm?token=<script>')).statusCode).toBe(400);
  });

  it('tells nobody whether an address was known, and writes to none that has confirmed', async () => {
    const [known, unknown] = [
      await subscribe('billy@pasture.example'),
      await subscribe('nobody@pasture.example'),
    ];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    await send();
    expect(lettersTo('billy@pasture.example')).toHaveLength(1);
    expect(lettersTo('nobody@pasture.example')).toHaveLength(1);
  });

  it('fills nobody’s mailbox, whoever asks from wherever, and in whatever way', async () => {
    const victim = 'victim@pasture.example';
    const answers = [];
    for (let n = 0; n < 12; n += 1) {
      const remoteAddress = `198.51.100.${n}`;
      const payload = { email: n % 2 ? victim : victim.toUpperCase() };
      const how = { method: 'POST', url: '/api/subscribe', payload, remoteAddress } as const;
      answers.push((await server.app.inject(how)).body);
      const stranger = testWallet(server, `stranger ${n}`);
      await stranger.signIn();
      await stranger.send({
        method: 'PUT',
        url: '/api/me/mail',
        payload: { address: victim, topics: ['sale'] },
        remoteAddress,
      });
      await send();
    }
    expect(new Set(answers).size).toBe(1);
    expect(lettersTo(victim)).toHaveLength(2);
    server.clock.advance(DAY);
    await subscribe(victim);
    await send();
    expect(lettersTo(victim)).toHaveLength(3);
  });

  it('fills nobody’s mailbox by other spellings of its address', async () => {
    const spelt = ['fil.led', 'filled', 'f.i.l.l.e.d', 'filled+1', 'filled+2', 'fil.led+a.b'];
    for (const name of spelt) await subscribe(`${name}@pasture.example`);
    await send();
    expect(spelt.flatMap((name) => lettersTo(`${name}@pasture.example`))).toHaveLength(2);
  });

  it('takes nothing into a letter that the one who asked has typed', async () => {
    await subscribe('quiet@pasture.example', 'BUY MY COIN https://evil.example');
    await send();
    expect(lettersTo('quiet@pasture.example')[0]!.raw).not.toContain('evil');
    for (const email of [
      'a@pasture.example\r\nBcc: b@pasture.example',
      'a@pasture.example,b@pasture.example',
      'a@pasture.example\nx@pasture.example',
      '"a b"@pasture.example',
      'Billy <a@pasture.example>',
    ]) {
      expect((await subscribe(email)).statusCode, email).toBe(400);
    }
  });

  it('lets whoever did not ask forget it at once, and forgets by itself what nobody confirmed', async () => {
    await subscribe('wrong@pasture.example');
    await subscribe('silent@pasture.example');
    await send();
    const [letter] = lettersTo('wrong@pasture.example');
    const leave = linkOf(letter, 'Forget it now');
    expect(letter!.head).toContain(`List-Unsubscribe: <${SITE}${leave}>`);
    expect(letter!.head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    await press(leave);
    const kept = async () =>
      (await server.db.query<{ email: string }>('select email from subscribers')).map(
        ({ email }) => email,
      );
    expect(await kept()).not.toContain('wrong@pasture.example');
    expect(await kept()).toContain('silent@pasture.example');
    server.clock.advance(2 * DAY + 1);
    const late = linkOf(lettersTo('silent@pasture.example')[0], 'Yes, it is mine');
    expect((await press(late)).body).toContain('gone stale');
    await sweep(server.db, server.clock.now(), SWEEPS);
    expect(await kept()).toEqual(['billy@pasture.example']);
  });
});

describe('the inbox as mail', () => {
  const person = async (name: string) => {
    const wallet = testWallet(server, name);
    await wallet.signIn();
    return wallet;
  };
  type Person = Awaited<ReturnType<typeof person>>;
  const choose = (who: Person, address: string, topics: readonly string[]) =>
    who.send({ method: 'PUT', url: '/api/me/mail', payload: { address, topics } });
  const mailOf = async (who: Person) => (await who.send({ url: '/api/me/notices' })).json().mail;
  const tell = (who: Person, topic: string, text: string) =>
    server.db.query(
      `insert into messages (wallet, topic, text, href, at) values ($1, $2, $3, '/nft/7', $4)`,
      [who.address, topic, text, new Date(server.clock.now())],
    );

  it('comes after a yes from the mailbox, about what was chosen, and ends with one click', async () => {
    const nanny = await person('nanny');
    const address = 'nanny@pasture.example';
    expect(await mailOf(nanny)).toEqual({ address: null, confirmed: false, topics: [] });
    expect((await choose(nanny, address, ['sale'])).statusCode).toBe(204);
    expect(await mailOf(nanny)).toEqual({ address, confirmed: false, topics: ['sale'] });
    await tell(nanny, 'sale', 'too early');
    await send();
    expect(lettersTo(address)).toHaveLength(1);

    const confirm = linkOf(lettersTo(address)[0], 'Yes, it is mine');
    expect((await open(confirm)).body).toContain('Is this your mailbox?');
    expect((await press(confirm)).body).toContain('The goats know you now');
    expect(await mailOf(nanny)).toEqual({ address, confirmed: true, topics: ['sale'] });

    await tell(nanny, 'offer', 'not chosen');
    await tell(nanny, 'sale', 'Rare <Goat> & Sons\r\nBcc: everybody@pasture.example sold.');
    await send();
    const [, letter, ...more] = lettersTo(address);
    expect(more).toEqual([]);
    expect(letter!.head).toContain('Subject: A goat has moved house');
    expect(letter!.head.join('\n')).not.toContain('everybody');
    expect(letter!.to).toEqual([address]);
    expect(letter!.text).toContain('Rare <Goat> & Sons Bcc: everybody@pasture.example sold.');
    expect(letter!.raw).toContain('Rare &lt;Goat&gt; &amp; Sons');
    expect(linkOf(letter, 'Have a look')).toBe('/nft/7');

    const leave = linkOf(letter, 'Stop these mails');
    expect(letter!.head).toContain(`List-Unsubscribe: <${SITE}${leave}>`);
    expect((await open(leave)).body).toContain('Stop these mails?');
    expect((await mailOf(nanny)).confirmed).toBe(true);
    const oneClick = await server.app.inject({
      method: 'POST',
      url: leave,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick.body).toContain('No more mails');
    expect(await mailOf(nanny)).toEqual({ address: null, confirmed: false, topics: [] });
    await tell(nanny, 'sale', 'too late');
    await send();
    expect(lettersTo(address)).toHaveLength(2);
  });

  it('changes topics without asking again, asks another address, and sends it nothing of the old one', async () => {
    const ada = await person('ada');
    const [old, next] = ['old@pasture.example', 'new@pasture.example'];
    await choose(ada, old, ['sale']);
    await choose(ada, old, ['sale', 'offer']);
    await send();
    expect(lettersTo(old)).toHaveLength(1);
    await press(linkOf(lettersTo(old)[0], 'Yes, it is mine'));
    await choose(ada, old, ['offer']);
    expect(await mailOf(ada)).toEqual({ address: old, confirmed: true, topics: ['offer'] });

    await tell(ada, 'offer', 'for the old mailbox');
    await choose(ada, next, ['offer']);
    expect(await mailOf(ada)).toEqual({ address: next, confirmed: false, topics: ['offer'] });
    await send();
    expect(lettersTo(old)).toHaveLength(1);
    expect(
      lettersTo(next).map(({ head }) => head.some((line) => /Shall the goats/.test(line))),
    ).toEqual([true]);
    const gone = await ada.send({ method: 'DELETE', url: '/api/me/mail' });
    expect(gone.statusCode).toBe(204);
    expect((await press(linkOf(lettersTo(next)[0], 'Yes, it is mine'))).body).toContain('stale');
    expect(await mailOf(ada)).toMatchObject({ address: null });
  });

  it('forgets a mailbox that has not said yes, and takes no yes after that', async () => {
    const late = await person('late');
    const address = 'late@pasture.example';
    await choose(late, address, ['sale']);
    await send();
    server.clock.advance(2 * DAY + 1);
    const confirm = linkOf(lettersTo(address)[0], 'Yes, it is mine');
    expect((await press(confirm)).body).toContain('gone stale');
    await sweep(server.db, server.clock.now(), SWEEPS);
    const kept = 'select from mail_addresses where address = $1';
    expect(await server.db.query(kept, [address])).toEqual([]);
  });

  it('waits for a server that is busy, and lets go of a mailbox that is refused', async () => {
    const bo = await person('bo');
    const address = 'bo@pasture.example';
    smtp.answerRecipients('451 later');
    await choose(bo, address, ['sale']);
    await send();
    expect([lettersTo(address).length, await waiting()]).toEqual([0, 1]);
    smtp.answerRecipients('250 fine');
    await send();
    expect(lettersTo(address)).toHaveLength(0);
    server.clock.advance(3_000);
    await send();
    expect([lettersTo(address).length, await waiting()]).toEqual([1, 0]);

    await press(linkOf(lettersTo(address)[0], 'Yes, it is mine'));
    smtp.answerRecipients('550 nobody of that name');
    await tell(bo, 'sale', 'x');
    await send();
    expect([lettersTo(address).length, await waiting()]).toEqual([1, 0]);
    smtp.answerRecipients('250 fine');
  });
});

describe('without mail', () => {
  it('offers none, keeps the words of the newsletter and lets nothing wait', async () => {
    const bare = await createTestApp();
    const who = testWallet(bare, 'who');
    await who.signIn();
    expect((await who.send({ url: '/api/me/notices' })).json().mail).toBeNull();
    const payload = { address: 'who@pasture.example', topics: ['sale'] };
    const refused = await who.send({ method: 'PUT', url: '/api/me/mail', payload });
    expect([refused.statusCode, refused.json().error]).toEqual([404, 'This site sends no mail.']);
    const subscribed = await bare.app.inject({
      method: 'POST',
      url: '/api/subscribe',
      payload: { email: 'who@pasture.example' },
    });
    expect(subscribed.json()).toEqual({ message: 'Successfully subscribed' });
    expect(await bare.db.query('select from outbox')).toEqual([]);
    await bare.close();
  });
});
