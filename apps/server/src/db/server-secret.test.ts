import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { serverSecret } from './server-secret.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('is one for all instances that ask at once, another for each name, and random', async () => {
  const { db } = database;
  const instances = Array.from({ length: 8 }, () => serverSecret(db, 'one'));
  const told = await Promise.all(instances.map((secret) => secret()));
  expect(new Set(told.map((secret) => secret.toString('hex'))).size).toBe(1);
  expect(told[0]).toHaveLength(32);
  expect((await serverSecret(db, 'other')()).equals(told[0]!)).toBe(false);
});
