import { noticeOf } from '@goats/rules';
import type { Locale } from '@goats/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PushService, startPushService, testDevice } from '../../testing/push-service.ts';
import { type SmtpServer, startSmtpServer } from '../../testing/smtp-server.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testWallet } from '../../testing/test-wallet.ts';
import { type Speak, sayFrom } from '../../words/say-in.ts';
import { createSender } from './sender.ts';

const SITE = 'http://localhost';
const SPANISH = {
  '{card} is sold for {sum} HOOF. {yours} HOOF are yours.':
    '{card} se ha vendido por {sum} HOOF. {yours} HOOF son tuyos.',
  'Sold@@a card of yours': 'Vendido',
  'A goat has moved house': 'Una cabra se ha mudado',
  'Have a look': 'Echa un vistazo',
  'Shall the goats write here?': '¿Te escriben aquí las cabras?',
  'Yes, it is mine': 'Sí, es mío',
};
const speak: Speak = (locale) => sayFrom(locale, locale === 'es' ? SPANISH : {});

let smtp: SmtpServer;
let service: PushService;
let server: TestApp;
beforeAll(async () => {
  [smtp, service] = [await startSmtpServer(), await startPushService()];
  server = await createTestApp({
    env: {
      ...{ SMTP_URL: smtp.url, MAIL_FROM: 'Legendary GOATs <hello@goats.example>' },
      ...{ PUBLIC_URL: SITE, PUSH_HOSTS: service.host },
    },
  });
});
afterAll(async () => {
  await server.close();
  await Promise.all([smtp.close(), service.close()]);
});

async function send(): Promise<void> {
  const sender = createSender(server.app.game, () => {}, speak);
  await sender.round();
  await sender.stop();
}

const SOLD = noticeOf('card-sold', { card: 'The Flea', hoof: 1_250_050, yours: 1_200_000 });
const SOLD_IN_SPANISH = 'The Flea se ha vendido por 12.500,50 HOOF. 12.000 HOOF son tuyos.';

/** As a sale writes it. */
const tell = (wallet: string) =>
  server.db.query(
    `insert into messages (wallet, topic, text, kind, facts, href, at)
     values ($1, 'sale', $2, $3, $4, '/nft/7', $5)`,
    [wallet, SOLD.text, SOLD.notice.kind, SOLD.notice.values, new Date(server.clock.now())],
  );

async function person(name: string) {
  const wallet = testWallet(server, name);
  await wallet.signIn();
  const put = async (url: string, payload: object) =>
    (await wallet.send({ method: 'PUT', url, payload })).statusCode;
  const language = async () => (await wallet.send({ url: '/api/me/language' })).json().language;
  return { ...wallet, put, language };
}

describe('the language of a wallet', () => {
  it('is what somebody chose; what a page only has is for a wallet that has none', async () => {
    const ada = await person('ada');
    expect(await ada.language()).toBeNull();
    expect(await ada.put('/api/me/language', { language: 'fr', chosen: false })).toBe(204);
    expect(await ada.language()).toBe('fr');
    expect(await ada.put('/api/me/language', { language: 'de', chosen: false })).toBe(204);
    expect(await ada.language()).toBe('fr');
    for (const _twice of [1, 2]) {
      expect(await ada.put('/api/me/language', { language: 'en' })).toBe(204);
      expect(await ada.language()).toBe('en');
    }
    expect(await ada.put('/api/me/language', { language: 'tlh' })).toBe(400);
    const nobody = await server.app.inject({ url: '/api/me/language' });
    expect(nobody.statusCode).toBe(401);
  });
});

describe('a device', () => {
  async function ringing(name: string, language?: Locale) {
    const who = await person(name);
    const device = testDevice(service, name);
    expect(
      await who.put('/api/me/push', { ...device.subscription, topics: ['sale'], language }),
    ).toBe(204);
    return { who, device };
  }
  const heard = (device: ReturnType<typeof testDevice>) =>
    service.received
      .filter(({ path }) => path === device.path)
      .map((push) => {
        const { title, text, href } = device.open(push) as Record<string, string>;
        return { title, text, href };
      });

  it('is told in the language of the page that let it ring, and led to that page', async () => {
    const [english, spanish] = [await ringing('bo'), await ringing('billy', 'es')];
    for (const { who } of [english, spanish]) await tell(who.address);
    await send();
    expect(heard(english.device)).toEqual([{ title: 'Sold', text: SOLD.text, href: '/nft/7' }]);
    expect(heard(spanish.device)).toEqual([
      { title: 'Vendido', text: SOLD_IN_SPANISH, href: '/es/nft/7' },
    ]);
  });

  it('is told what has no facts as it was written, and what nobody translated in English', async () => {
    const { who, device } = await ringing('nanny', 'es');
    await server.db.query(
      `insert into messages (wallet, topic, text, href, at)
       values ($1, 'sale', 'An old line.', '/nft/8', $2)`,
      [who.address, new Date(server.clock.now())],
    );
    const french = await ringing('fanny', 'fr');
    await tell(french.who.address);
    await send();
    expect(heard(device)).toMatchObject([{ text: 'An old line.', href: '/es/nft/8' }]);
    expect(heard(french.device)).toMatchObject([{ href: '/fr/nft/7' }]);
    expect(heard(french.device)[0]!.text).toMatch(/^The Flea is sold for /);
  });

  it('keeps its language under a new address, which its worker tells without one', async () => {
    const { who } = await ringing('renewed', 'es');
    const renewed = testDevice(service, 'renewed-again');
    await who.put('/api/me/push', { ...renewed.subscription, topics: ['sale'] });
    await tell(who.address);
    await send();
    expect(heard(renewed)).toMatchObject([{ text: SOLD_IN_SPANISH }]);
  });

  it('rings in what is chosen on it later, and so does no other device of its wallet', async () => {
    const [phone, laptop] = [testDevice(service, 'phone'), testDevice(service, 'laptop')];
    const [onPhone, onLaptop] = [await person('polly'), await person('polly')];
    const topics = ['sale'];
    await onPhone.put('/api/me/push', { ...phone.subscription, topics, language: 'en' });
    await onLaptop.put('/api/me/push', { ...laptop.subscription, topics, language: 'en' });
    await onPhone.put('/api/me/language', { language: 'es' });
    await onLaptop.put('/api/me/language', { language: 'es', chosen: false });
    await tell(onPhone.address);
    await send();
    expect(heard(phone)).toMatchObject([{ text: SOLD_IN_SPANISH, href: '/es/nft/7' }]);
    expect(heard(laptop)).toMatchObject([{ text: SOLD.text, href: '/nft/7' }]);
  });

  it('rings in the language of its wallet where nobody says another', async () => {
    const who = await person('quiet');
    await who.put('/api/me/language', { language: 'es' });
    const device = testDevice(service, 'quiet');
    await who.put('/api/me/push', { ...device.subscription, topics: ['sale'] });
    await tell(who.address);
    await send();
    expect(heard(device)).toMatchObject([{ text: SOLD_IN_SPANISH }]);
  });
});

describe('a mailbox', () => {
  const lettersTo = (address: string) => smtp.letters.filter(({ to }) => to.includes(address));

  it('is asked and written to in the language in which it was given', async () => {
    const who = await person('carmen');
    const address = 'carmen@pasture.example';
    await who.put('/api/me/mail', { address, topics: ['sale'], language: 'es' });
    await send();
    const asked = lettersTo(address)[0]!.text;
    const confirm = /Sí, es mío: (\S+)/.exec(asked)![1]!.replace(SITE, '');
    expect(confirm).toMatch(/&lang=es$/);
    const page = await server.app.inject({ url: confirm });
    expect(page.body).toContain('<html lang="es">');
    await server.app.inject({ method: 'POST', url: confirm });

    await tell(who.address);
    await send();
    const letter = lettersTo(address)[1]!;
    expect(letter.text).toContain(SOLD_IN_SPANISH);
    expect(letter.text).toContain(`Echa un vistazo: ${SITE}/es/nft/7\r\n`);
    expect(letter.head).toContain('Subject: Una cabra se ha mudado');
    expect(letter.raw).toMatch(/<html lang=(3D)?"es">/);
  });

  it('of a subscriber is asked in the language of the page', async () => {
    const email = 'pilar@pasture.example';
    const payload = { email, language: 'es' };
    await server.app.inject({ method: 'POST', url: '/api/subscribe', payload });
    await send();
    expect(lettersTo(email)[0]!.text).toMatch(/Sí, es mío: \S+&lang=es\s/);
  });
});
