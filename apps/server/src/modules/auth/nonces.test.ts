import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { consumeNonce, issueNonce, NONCE_MS } from './nonces.ts';

describe('a nonce', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it.each([
    ['long behind', Date.UTC(2001, 0, 1)],
    ['far ahead of', Date.UTC(2199, 0, 1)],
  ])(
    'lives by the clock that was handed in, which may be %s that of PostgreSQL',
    async (_, now) => {
      const { db } = database;
      const inTime = await issueNonce(db, now, undefined);
      await consumeNonce(db, inTime, now + NONCE_MS - 1, undefined);
      const late = await issueNonce(db, now, undefined);
      await expect(consumeNonce(db, late, now + NONCE_MS, undefined)).rejects.toMatchObject({
        code: 'NONCE_EXPIRED',
      });
      await expect(consumeNonce(db, inTime, now, undefined)).rejects.toMatchObject({
        code: 'NONCE_USED',
      });
    },
  );
});
