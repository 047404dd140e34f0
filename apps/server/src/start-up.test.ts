import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureDatabase, ensureOwnName, StartUpError } from './start-up.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

describe('a start without a name', () => {
  const start = (host: string, publicUrl?: string) => () => ensureOwnName({ host, publicUrl });

  it.each(['127.0.0.1', '127.0.0.2', 'localhost', 'goats.localhost', '::1'])(
    'is fine on this machine: %s',
    (host) => expect(start(host)).not.toThrow(),
  );

  it.each(['0.0.0.0', '::', '192.168.1.7', 'fe80::1', 'goats.example', 'no host'])(
    'stops with one sentence that says what to set: %s',
    (host) => {
      expect(start(host)).toThrow(StartUpError);
      expect(start(host)).toThrow(/^HOST .* lets other machines in: set PUBLIC_URL to .*\.$/);
      expect(start(host, 'https://goats.example')).not.toThrow();
    },
  );
});

describe('a database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('is fine when it takes the limits of a connection', async () => {
    await expect(ensureDatabase(database.url)).resolves.toBeUndefined();
  });

  it('that ignores them, as a pooler in transaction mode does, stops the start with a sentence', async () => {
    const separator = database.url.includes('?') ? '&' : '?';
    const ignored = `${database.url}${separator}statement_timeout=0`;
    await expect(ensureDatabase(ignored)).rejects.toThrow(/does not take statement_timeout: .*\.$/);
  });
});
