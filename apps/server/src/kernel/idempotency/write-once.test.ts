import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type TestWallet, testWallet } from '../../testing/test-wallet.ts';
import { giveHoof } from '../../testing/write-effects.ts';

describe('a repeated Idempotency-Key', () => {
  let server: TestApp;
  let billy: TestWallet;
  beforeAll(async () => {
    server = await createTestApp();
    billy = testWallet(server, 'billy');
    await billy.signIn();
  });
  afterAll(() => server.close());

  const mint = (wallet: TestWallet, card: number, key: string) =>
    wallet.send({
      method: 'POST',
      url: `/api/cards/${card}/mint`,
      payload: { playerId: wallet.address },
      headers: { 'idempotency-key': key },
    });

  const give = (wallet: TestWallet) =>
    giveHoof(server.db, wallet.address, 10_000, server.clock.now());

  it('repeats a refusal too: the first result stands, whatever has changed since', async () => {
    const refused = await mint(billy, 1, 'too-early');
    expect(refused.json()).toMatchObject({
      ...{ code: 'INSUFFICIENT_HOOF', reason: 'hoof-short' },
      values: { available: 0 },
    });
    await give(billy);
    const again = await mint(billy, 1, 'too-early');
    expect(again.statusCode).toBe(refused.statusCode);
    expect(again.json()).toEqual(refused.json());
    expect((await mint(billy, 1, 'now')).statusCode).toBe(200);
  });

  it('does not stand in the way of who had to sign in first', async () => {
    const nanny = testWallet(server, 'nanny');
    expect((await mint(nanny, 2, 'before')).statusCode).toBe(401);
    await nanny.signIn();
    await give(nanny);
    expect((await mint(nanny, 2, 'before')).statusCode).toBe(200);
  });

  it('belongs to its wallet: a stranger’s equal key is another key', async () => {
    const stranger = testWallet(server, 'stranger');
    await stranger.signIn();
    const response = await mint(stranger, 1, 'now');
    expect(response.json().code).toBe('CARD_TAKEN');
    expect(response.headers['idempotency-replayed']).toBeUndefined();
  });

  it.each(['', ' ', 'two words', 'ö', 'x'.repeat(201)])(
    'must be a key: %o is refused by name, not by a fault',
    async (key) => {
      const response = await mint(billy, 3, key);
      expect(response.statusCode).toBe(400);
      expect(response.json().details.field).toBe('Idempotency-Key');
    },
  );
});
