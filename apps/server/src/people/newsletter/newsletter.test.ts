import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { ensureOperator } from '../../desk/admin/operators.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testWallet } from '../../testing/test-wallet.ts';

describe('the newsletter', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
    await ensureOperator(server.db, readConfig({ ADMIN_PASSWORD: 'correct horse' }));
  });
  afterAll(() => server.close());

  const subscribe = (payload: Record<string, unknown>) =>
    server.app.inject({ method: 'POST', url: '/api/subscribe', payload });
  const subscribers = () =>
    server.db.query<{ email: string; name: string | null; token: string; consented_at: Date }>(
      'select * from subscribers order by email',
    );

  it('takes an address once, and tells nobody whether it was there', async () => {
    const first = await subscribe({ email: ' Billy@Pasture.example ', name: 'Billy' });
    const again = await subscribe({ email: 'billy@pasture.EXAMPLE', name: 'Not Billy' });
    expect([first.statusCode, first.body]).toEqual([again.statusCode, again.body]);
    expect(first.json()).toEqual({ message: 'Successfully subscribed' });
    expect(await subscribers()).toMatchObject([
      {
        email: 'billy@pasture.example',
        name: 'Billy',
        consented_at: new Date(server.clock.now()),
      },
    ]);
  });

  it.each([
    [{ email: 'nobody' }, 'email'],
    [{ email: 'a@b' }, 'email'],
    [{ email: `${'a'.repeat(260)}@x.example` }, 'email'],
    [{}, 'email'],
    [{ email: 'ok@x.example', name: 'x'.repeat(101) }, 'name'],
    [{ email: 'ok@x.example', agree: false }, 'agree'],
  ])('refuses %j and names the field', async (payload, field) => {
    const refused = await subscribe(payload);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().details.field).toBe(field);
    expect((await subscribers()).map(({ email }) => email)).not.toContain('ok@x.example');
  });

  it('asks before it ends a subscription, ends it with one click, and lets nobody probe', async () => {
    await subscribe({ email: 'nanny@pasture.example' });
    const nanny = (await subscribers()).find(({ email }) => email.startsWith('nanny'));
    const url = `/api/unsubscribe?token=${nanny?.token}`;
    const asked = await server.app.inject({ url });
    expect(asked.headers['content-type']).toContain('text/html');
    expect(asked.body).toContain('<button type="submit">Unsubscribe</button>');
    // Its stylesheet may come, and the form may say where it comes from: without that it is refused.
    expect(asked.headers['content-security-policy']).toContain("style-src 'self'");
    expect(asked.headers['referrer-policy']).toBe('same-origin');
    expect(await subscribers()).toHaveLength(2);

    // As a mail program does it (RFC 8058).
    const oneClick = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    } as const;
    const ended = await server.app.inject({ ...oneClick, url });
    const stranger = `/api/unsubscribe?token=${'x'.repeat(43)}`;
    const unknown = await server.app.inject({ ...oneClick, url: stranger });
    expect(ended.statusCode).toBe(200);
    expect(unknown.body).toBe(ended.body);
    expect((await subscribers()).map(({ email }) => email)).toEqual(['billy@pasture.example']);
    expect((await server.app.inject('/api/unsubscribe?token=<script>')).statusCode).toBe(400);
  });

  it('exports for the operator alone, with links, and no formula in a cell', async () => {
    await subscribe({ email: 'calc@pasture.example', name: '=HYPERLINK("x"),1' });
    const visitor = testWallet(server, 'visitor');
    await visitor.signIn();
    expect((await visitor.send({ url: '/api/admin/subscribers.csv' })).statusCode).toBe(401);

    const operator = testWallet(server, 'operator');
    await operator.send({
      method: 'POST',
      url: '/api/admin/login',
      payload: { username: 'admin', password: 'correct horse' },
    });
    const csv = await operator.send({ url: '/api/admin/subscribers.csv' });
    expect(csv.headers['content-type']).toContain('text/csv');
    const [header, billy, calc] = csv.body.split('\r\n');
    expect(header).toBe('email,name,consentedAt,unsubscribeUrl');
    expect(billy).toMatch(/^billy@.*,Billy,2026-06-01T12:00:00.000Z,http:\/\/localhost.*token=/);
    expect(calc).toContain(`"'=HYPERLINK(""x""),1"`);
  });

  it('slows down whoever fills the list with strangers', async () => {
    let last = await subscribe({ email: 'n0@flood.example' });
    for (let n = 1; n < 30 && last.statusCode === 200; n += 1) {
      last = await subscribe({ email: `n${n}@flood.example` });
    }
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  });
});
