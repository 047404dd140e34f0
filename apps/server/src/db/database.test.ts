import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type SilentProxy, silentProxy } from '../testing/silent-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Database, type Limits, openDatabase } from './database.ts';
import { isDatabaseAway } from './database-away.ts';

let database: TestDatabase;
const opened: Database[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.query('create table rows (id int primary key, value int not null)');
  await database.db.query('insert into rows values (1, 0), (2, 0)');
});
afterEach(async () => {
  for (const db of opened.splice(0)) await db.close();
});
afterAll(() => database.drop());

function open(limits: Partial<Limits>, url = database.url): Database {
  const db = openDatabase(url, { poolSize: 2, limits });
  opened.push(db);
  return db;
}

/** Something that a test lets happen when it wants to. */
function gate() {
  let pass = () => {};
  const passed = new Promise<void>((resolve) => {
    pass = resolve;
  });
  return { pass, passed };
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no error',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );

describe('the limits of a connection', () => {
  it('take a row away from an instance that froze in the middle of a transaction', async () => {
    const frozen = open({ idleInTransactionMs: 1_000 });
    const [locked, thawed] = [gate(), gate()];
    const stuck = frozen.transaction(async (tx) => {
      await tx.query('update rows set value = value + 1 where id = 1');
      locked.pass();
      await thawed.passed;
      await tx.query('select 1');
    });
    await locked.passed;
    // Waits for the row, and gets it although nobody over there lets go of it.
    await database.db.query('update rows set value = 10 where id = 1');
    thawed.pass();
    expect(await codeOf(stuck)).not.toBe('no error');
    expect(await database.db.query('select value from rows where id = 1')).toEqual([{ value: 10 }]);
  });

  it('end a wait for a row that somebody else keeps', async () => {
    const db = open({ lockMs: 50 });
    const [locked, done] = [gate(), gate()];
    const holder = database.db.transaction(async (tx) => {
      await tx.query('update rows set value = 1 where id = 2');
      locked.pass();
      await done.passed;
    });
    await locked.passed;
    expect(await codeOf(db.query('update rows set value = 2 where id = 2'))).toBe('55P03');
    done.pass();
    await holder;
  });

  it('end a statement that takes for ever, but not in a bulk job', async () => {
    const db = open({ statementMs: 300 });
    const sleep = "select pg_sleep_for('600 ms')";
    expect(await codeOf(db.query(sleep))).toBe('57014');
    await db.bulkTransaction((tx) => tx.query(sleep));
    // What a bulk job may do, the next transaction on the same connection may not.
    expect(await codeOf(db.transaction((tx) => tx.query(sleep)))).toBe('57014');
  });

  it('are not those of migrations, backups and listeners, which have connections of their own', async () => {
    const client = await open({ statementMs: 50 }).connect();
    const { rows } = await client.query('show statement_timeout');
    await client.end();
    expect(rows).toEqual([{ statement_timeout: '0' }]);
  });

  describe('on a network that has gone silent', () => {
    let proxy: SilentProxy;
    beforeAll(async () => {
      proxy = await silentProxy(database.url);
    });
    afterAll(() => proxy.close());

    it('give a request up, hang up, and serve the next one on a new connection', async () => {
      const db = open({ answerMs: 2_000 }, proxy.url);
      await db.query('select 1');
      const begun = gate();
      const cut = gate();
      const inTransaction = db.transaction(async (tx) => {
        await tx.query('select 1');
        begun.pass();
        await cut.passed;
        await tx.query('select 1');
      });
      await begun.passed;
      proxy.fallSilent();
      cut.pass();
      expect(await codeOf(inTransaction)).toBe('Query read timeout');
      await proxy.hungUp();
      expect(await db.query('select 2 as two')).toEqual([{ two: 2 }]);
    });
  });
});

describe('a transaction', () => {
  it('begins again when it stood crosswise with another, and both get through', async () => {
    await database.db.query('update rows set value = 0');
    const bothBegan = [gate(), gate()] as const;
    let attempts = 0;
    const take = (mine: 0 | 1) =>
      database.db.transaction(async (tx) => {
        attempts += 1;
        // PostgreSQL looks for the knot after a second; a test need not wait for it.
        await tx.query("set local deadlock_timeout = '20 ms'");
        const [first, second] = mine === 0 ? [1, 2] : [2, 1];
        await tx.query('update rows set value = value + 1 where id = $1', [first]);
        bothBegan[mine].pass();
        await bothBegan[1 - mine]?.passed;
        await tx.query('update rows set value = value + 1 where id = $1', [second]);
      });
    await Promise.all([take(0), take(1)]);
    expect(attempts).toBeGreaterThan(2);
    expect(await database.db.query('select distinct value from rows')).toEqual([{ value: 2 }]);
  });

  it('begins again when what it read has changed meanwhile', async () => {
    await database.db.query('update rows set value = 0');
    let attempts = 0;
    await database.db.transaction(async (tx) => {
      attempts += 1;
      await tx.query('set transaction isolation level repeatable read');
      await tx.query('select value from rows where id = 1');
      if (attempts === 1) await database.db.query('update rows set value = 5 where id = 1');
      await tx.query('update rows set value = value + 1 where id = 1');
    });
    expect(await database.db.query('select value from rows where id = 1')).toEqual([{ value: 6 }]);
  });

  it('gives up after a few times, and says why', async () => {
    let attempts = 0;
    const hopeless = database.db.transaction(async (tx) => {
      attempts += 1;
      await tx.query("do $$ begin raise exception 'knot' using errcode = '40001'; end $$");
    });
    expect(await codeOf(hopeless)).toBe('40001');
    expect(attempts).toBe(5);
  });

  it('does not say that it was kept when PostgreSQL threw it away', async () => {
    await database.db.query('update rows set value = 0');
    const swallowed = database.db.transaction(async (tx) => {
      await tx.query('update rows set value = 9 where id = 1');
      await tx.query('select 1 / 0').catch(() => {});
    });
    expect(await codeOf(swallowed)).toContain('rolled back');
    expect(await database.db.query('select value from rows where id = 1')).toEqual([{ value: 0 }]);
  });
});

describe('a connection to a machine that was demoted', () => {
  const pid = 'select pg_backend_pid() as pid';

  it('is given up, so that the next write finds the new primary, and is told as away', async () => {
    const db = openDatabase(database.url, { poolSize: 1 });
    opened.push(db);
    const before = await db.query(pid);
    const written = db
      .transaction(async (tx) => {
        // What a standby says to every write.
        await tx.query('set transaction read only');
        await tx.query('update rows set value = 1 where id = 2');
      })
      .catch((error: unknown) => error);
    expect(isDatabaseAway(await written)).toBe(true);
    expect(await db.query(pid)).not.toEqual(before);
  });

  it('is not made in the first place, neither to read old things nor to listen in vain', async () => {
    const proxy = await silentProxy(database.url);
    const db = open({}, proxy.url);
    proxy.sayStandby(true);
    expect(await codeOf(db.query('select 1'))).toBe('25006');
    expect(await codeOf(db.together((one) => one.query('select 1')))).toBe('25006');
    expect(await codeOf(db.connect())).toBe('25006');
    proxy.sayStandby(false);
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
    await proxy.close();
  });
});

describe('a single statement', () => {
  it('is run again when it stood crosswise with another', async () => {
    await database.db.query('create sequence attempts');
    await database.db.query(
      `create function knot() returns void language plpgsql as $$ begin
         if nextval('attempts') < 3 then raise exception 'knot' using errcode = '40P01'; end if;
       end $$`,
    );
    await database.db.query('select knot()');
    expect(await database.db.prepared('attempts', "select nextval('attempts') as n")).toEqual([
      { n: 4 },
    ]);
  });
});

describe('what is asked together', () => {
  const pid = 'select pg_backend_pid() as pid, $1::int as nth';

  it('goes over one connection, and everybody gets their own answer', async () => {
    const db = open({});
    const rows = await db.together((one) =>
      Promise.all(
        [1, 2, 3].map((nth) => one.prepared<{ pid: number; nth: number }>('pid', pid, [nth])),
      ),
    );
    expect(rows.map(([row]) => row!.nth)).toEqual([1, 2, 3]);
    expect(new Set(rows.map(([row]) => row!.pid)).size).toBe(1);
  });

  it('is asked again over new connections when the old ones have fallen silent', async () => {
    const proxy = await silentProxy(database.url);
    const db = open({ answerMs: 5_000 }, proxy.url);
    const asked = (nth: number) =>
      db.together((one) => one.prepared<{ nth: number }>('pid', pid, [nth]));
    await Promise.all([1, 2, 3, 4].map(asked));
    proxy.fallSilent();
    // Each of the other three would find a silent connection of their own otherwise.
    expect(await asked(5)).toMatchObject([{ nth: 5 }]);
    expect(await Promise.all([6, 7, 8].map(asked))).toMatchObject(
      [6, 7, 8].map((nth) => [{ nth }]),
    );
    await db.close();
    opened.splice(opened.indexOf(db), 1);
    await proxy.close();
  });

  it('fails as a whole, and leaves nothing of it to whoever asks next', async () => {
    const db = open({});
    const failing = db.together((one) =>
      Promise.all([
        one.prepared('late', 'select pg_sleep(0.05)::text as late'),
        one.prepared('wrong', 'select 1 / $1::int as nth', [0]),
        one.prepared('pid', pid, [1]),
      ]),
    );
    expect(await codeOf(failing)).toBe('22012');
    const [row] = await db.together((one) => one.prepared<{ nth: number }>('pid', pid, [2]));
    expect(row!.nth).toBe(2);
  });
});
