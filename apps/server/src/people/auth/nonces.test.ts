import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createNonces, NONCE_MS } from './nonces.ts';

describe('a nonce', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const NOW = Date.UTC(2026, 5, 1);
  const kept = async () =>
    (await database.db.query<{ n: number }>('select count(*)::int as n from nonces'))[0]!.n;
  const refusedAs = (code: string) => ({ code });

  it.each([
    ['long behind', Date.UTC(2001, 0, 1)],
    ['far ahead of', Date.UTC(2199, 0, 1)],
  ])(
    'lives by the clock that was handed in, which may be %s that of PostgreSQL',
    async (_, now) => {
      const nonces = createNonces(database.db);
      const inTime = await nonces.issue(now, undefined);
      await nonces.consume(inTime, now + NONCE_MS - 1, undefined);
      const late = await nonces.issue(now, undefined);
      await expect(nonces.consume(late, now + NONCE_MS, undefined)).rejects.toMatchObject({
        code: 'NONCE_EXPIRED',
      });
      await expect(nonces.consume(inTime, now, undefined)).rejects.toMatchObject({
        code: 'NONCE_USED',
      });
      // Told by its name also when its time is over.
      await expect(nonces.consume(inTime, now + NONCE_MS, undefined)).rejects.toMatchObject({
        code: 'NONCE_USED',
      });
    },
  );

  it('fills no table before it is used, however many are asked for', async () => {
    const nonces = createNonces(database.db);
    const before = await kept();
    const given = await Promise.all(
      Array.from({ length: 500 }, () => nonces.issue(NOW, undefined)),
    );
    expect(new Set(given).size).toBe(500);
    expect(await kept()).toBe(before);
    await nonces.consume(given[0]!, NOW, undefined);
    expect(await kept()).toBe(before + 1);
  });

  it('of one instance works at every other, once over all of them', async () => {
    const [here, there] = [createNonces(database.db), createNonces(database.db)];
    const nonce = await here.issue(NOW, undefined);
    const tries = await Promise.allSettled(
      [here, there, here, there].map((nonces) => nonces.consume(nonce, NOW, undefined)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('cannot be made, lengthened or moved to another browser', async () => {
    const nonces = createNonces(database.db);
    const [own, foreign] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const nonce = await nonces.issue(NOW, own);
    const tryWith = (text: string, browser: Buffer | undefined = own) =>
      expect(nonces.consume(text, NOW, browser)).rejects;
    const later = (NOW + 2 * NONCE_MS).toString(16).padStart(12, '0');
    await tryWith(`${later}${nonce.slice(12)}`).toMatchObject(refusedAs('NONCE_UNKNOWN'));
    await tryWith(`${nonce.slice(0, 28)}${'0'.repeat(16)}${nonce.slice(44)}`).toMatchObject(
      refusedAs('NONCE_UNKNOWN'),
    );
    await tryWith(nonce.toUpperCase()).toMatchObject(refusedAs('NONCE_UNKNOWN'));
    await tryWith('').toMatchObject(refusedAs('NONCE_UNKNOWN'));
    for (const browser of [foreign, undefined]) {
      await tryWith(nonce, browser ?? Buffer.alloc(0)).toMatchObject(refusedAs('NONCE_STOLEN'));
    }
    // Whoever tried it elsewhere has not used it up for its owner.
    await nonces.consume(nonce, NOW, own);
  });
});
