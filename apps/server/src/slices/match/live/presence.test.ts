import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testBus } from '../../../testing/test-bus.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createPresence, NOBODY } from './presence.ts';

const MATCH = 7;

describe('who is there', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('is known again after a crash of PostgreSQL has emptied the table', async () => {
    const [here, there] = ['one', 'other'].map((instance) =>
      createPresence({ db: database.db, bus: testBus(), instance }),
    ) as [ReturnType<typeof createPresence>, ReturnType<typeof createPresence>];
    here.arrive(MATCH, 0);
    here.arrive(MATCH, null);
    there.arrive(MATCH, 1);
    const everybody = { watchers: 1, connected: [true, true] };
    await expect.poll(() => here.totals(MATCH), { timeout: 20_000 }).toEqual(everybody);
    // An unlogged table is empty when PostgreSQL comes back from a crash.
    await database.db.query('truncate presences');
    expect(await here.totals(MATCH)).toEqual(NOBODY);
    await here.refresh();
    expect(await here.totals(MATCH)).toEqual({ watchers: 1, connected: [true, false] });
    await there.refresh();
    expect(await here.totals(MATCH)).toEqual(everybody);
    await here.close();
    expect(await there.totals(MATCH)).toEqual({ watchers: 0, connected: [false, true] });
    await there.close();
  });
});
