import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { demoted, isDemoted } from './database-away.ts';
import { ownNamespace, readSqlFiles } from './sql-files.ts';

// Whole hundredths of HOOF and row ids stay far below 2^53; a string would leak into every sum.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type Row = Record<string, unknown>;

/** Something that runs SQL: the pool, or one connection inside a transaction. */
export interface Queryable {
  query<R extends Row>(text: string, values?: readonly unknown[]): Promise<R[]>;
  /** The same, prepared once per connection under `name`: for the statements that run hot. */
  prepared<R extends Row>(name: string, text: string, values?: readonly unknown[]): Promise<R[]>;
  /**
   * Names topics that have changed, for every instance: after the commit, or at once outside of a
   * transaction. This process hears it before the commit is answered, so that whoever wrote
   * something never reads the old state from here; the others hear it a moment later.
   */
  announce(topics: readonly string[]): void;
}

type Announced = (topics: readonly string[]) => void;

export interface Database extends Queryable {
  /** Called with what this process announced; the change bus carries it to the others. */
  onAnnounced(listener: Announced): () => void;
  /**
   * Commits when `work` returns, rolls back when it throws. `work` is run again, from the start,
   * when PostgreSQL gave it up for another transaction: what it keeps outside must bear that.
   */
  transaction: Transaction;
  /** The same without limits: minting a collection takes longer than anybody waits for an answer. */
  bulkTransaction: Transaction;
  /**
   * Several prepared statements over one connection, sent in one go and answered in their order: for
   * many small reads, of which each would wake up a connection of its own. Each is a transaction by
   * itself, and planned once for all values, so that it has to find its rows by an index.
   *
   * `await db.together((one) => Promise.all([balances(one), cards(one)]))`
   */
  together<T>(work: (one: Queryable) => Promise<T>): Promise<T>;
  /** A connection of its own, outside the pool and without its limits: for LISTEN, COPY, migrations. */
  connect(): Promise<pg.Client>;
  close(): Promise<void>;
  readonly pool: pg.Pool;
  /**
   * The same database over connections that reads never take: for the world, the clock, and what is
   * asked before a write. However many people read, a move finds a connection.
   */
  readonly staked: Database;
}

type Transaction = <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>;

/** How long the pool waits for what, in milliseconds. */
export interface Limits {
  /** For a connection, a free or a new one. */
  readonly connectMs: number;
  /** For one statement. */
  readonly statementMs: number;
  /** For a row or a table that somebody else holds. */
  readonly lockMs: number;
  /** For the next statement of a transaction: a frozen instance must not keep its rows. */
  readonly idleInTransactionMs: number;
  /** For an answer of any kind: the network may be gone without a word. */
  readonly answerMs: number;
}

const LIMITS: Limits = {
  connectMs: 10_000,
  statementMs: 30_000,
  // Longer than a frozen instance is let keep a row, so that those who wait for it get it.
  lockMs: 8_000,
  idleInTransactionMs: 5_000,
  // Longer than a statement may take: PostgreSQL itself says best what was wrong.
  answerMs: 35_000,
};

const BEGIN_BULK = `begin; set local statement_timeout = 0; set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;
/** The longest that Node's timers know. */
const NEVER_MS = 2 ** 31 - 1;

/** A connection to a machine that vanished is noticed within half a minute, on either side. */
const KEEP_ALIVE = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  options: `-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=20000`,
};

interface Options {
  readonly poolSize: number;
  /** Left out, there is one pool for everything: enough for whoever has no strangers to serve. */
  readonly stakedPoolSize?: number;
  readonly onIdleError?: (error: Error) => void;
  /** Whose functions statements call; absent: those of this release. */
  readonly sqlFolder?: string;
  readonly limits?: Partial<Limits>;
}

/** `const db = openDatabase('postgresql://…', { poolSize: 10, stakedPoolSize: 10 })` */
export function openDatabase(connectionString: string, options: Options): Database {
  // One set for all pools: whoever listens hears of a change over any of them.
  const listeners = new Set<Announced>();
  const pool = (poolSize: number, extras?: pg.PoolConfig) =>
    openPool(connectionString, { ...options, poolSize }, listeners, extras);
  const reading = pool(options.poolSize);
  const ask = () => {
    const answerMs = options.limits?.answerMs ?? LIMITS.answerMs;
    return pool(ASKING_AT_ONCE, { ...ASKING, query_timeout: Math.min(answerMs, ASKED_WITHIN_MS) });
  };
  let asking = ask();
  const together: Database['together'] = async (work) => {
    const asked = asking;
    try {
      return await retried(() => inOneGo(asked.pool, work));
    } catch (error) {
      if (asked === asking) {
        if (!isUnanswered(error)) throw error;
        // Where one connection has fallen silent the others have too, and each would be found out by
        // somebody who waits. What only reads may be asked again.
        asking = ask();
        asked.close().catch(() => {});
      }
      return inOneGo(asking.pool, work);
    }
  };
  const closing = (pools: readonly OnePool[]) => async () => {
    await Promise.all([...pools, asking].map((each) => each.close()));
  };
  if (options.stakedPoolSize === undefined) {
    return forEverything({ ...reading, together, close: closing([reading]) });
  }
  const own = pool(options.stakedPoolSize);
  const staked = forEverything({ ...own, together });
  return { ...reading, together, staked, close: closing([reading, own]) };
}

function forEverything(pool: Omit<Database, 'staked'>): Database {
  const database: Database = {
    ...pool,
    get staked() {
      return database;
    },
  };
  return database;
}

type OnePool = Omit<Database, 'staked' | 'together'>;

/** One for each batch of the world that may be under way, staked or practice, and one to spare. */
const ASKING_AT_ONCE = 4;
/** Far longer than small reads take on the busiest machine, and far shorter than players wait. */
const ASKED_WITHIN_MS = 10_000;
/**
 * Otherwise the hottest statements are planned each time, which takes longer than they do. A plan that
 * was made while a table was small must not read it whole later.
 */
const ASKING: pg.PoolConfig = {
  pipeline: true,
  options: `${KEEP_ALIVE.options} -c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off`,
};

/** What only reads has changed nothing. */
const nothingToAnnounce: Announced = () => {};

async function inOneGo<T>(pool: pg.Pool, work: (one: Queryable) => Promise<T>): Promise<T> {
  const client = (await pool.connect()) as pg.PoolClient & { connection: { stream: Socket } };
  const { stream } = client.connection;
  // What is asked before the first answer is awaited leaves in one packet.
  stream.cork();
  const one = queryable((query) => client.query(query), nothingToAnnounce);
  // As a promise, also when it throws before its first statement: the connection must be given back.
  const done = (async () => work(one))();
  stream.uncork();
  try {
    const result = await done;
    client.release();
    return result;
  } catch (error) {
    // Others of them may still be under way on it.
    client.release(true);
    throw error;
  }
}

/**
 * PostgreSQL says when one connects whether it is a standby. Whatever leads there for a moment (a proxy
 * that has just begun, a name that has moved), nothing old is read, and no write is sent in vain.
 */
class PrimaryClient extends pg.Client {
  standby = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const { connection } = this as unknown as { connection: EventEmitter };
    connection.on('parameterStatus', ({ parameterName, parameterValue }: ParameterStatus) => {
      if (parameterName === 'in_hot_standby') this.standby = parameterValue === 'on';
    });
  }
}

interface ParameterStatus {
  readonly parameterName: string;
  readonly parameterValue: string;
}

/**
 * Every connection finds the functions of its own release first (migrate.ts), before whatever the
 * database or its operator says besides.
 */
function findFunctions({ sqlFolder }: Options): string {
  const namespace = sqlFolder ? readSqlFiles(sqlFolder).namespace : ownNamespace();
  return `select set_config('search_path', '${namespace}, ' || current_setting('search_path'), false)`;
}

function openPool(
  connectionString: string,
  options: Options,
  listeners: Set<Announced>,
  extras: pg.PoolConfig = {},
): OnePool {
  const limits = { ...LIMITS, ...options.limits };
  const settings = {
    connectionString,
    application_name: 'legendary-goats',
    connectionTimeoutMillis: limits.connectMs,
    ...KEEP_ALIVE,
  };
  const findOwn = findFunctions(options);
  const pool = new pg.Pool({
    ...settings,
    max: options.poolSize,
    idleTimeoutMillis: 30_000,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    query_timeout: limits.answerMs,
    ...extras,
    Client: PrimaryClient,
    verify: (client, done) => {
      if ((client as pg.PoolClient & PrimaryClient).standby) return done(demoted());
      client.query(findOwn).then(() => done(), done);
    },
  });
  // A connection that dies while idle (PostgreSQL restarts) is replaced by the pool at the next
  // query; without a listener Node would end the process instead.
  pool.on('error', (error) => options.onIdleError?.(error));
  // The pool only listens to idle ones. One that dies in the middle of a transaction fails its next
  // query; unheard, it would end the process between two of them.
  pool.on('connect', (client) => client.on('error', () => {}));
  const tell: Announced = (topics) => {
    for (const listener of listeners) listener(topics);
  };
  async function transact<T>(
    work: (tx: Queryable) => Promise<T>,
    begin: string,
    extras: { query_timeout?: number } = {},
  ): Promise<T> {
    const client = await pool.connect();
    const announced: string[] = [];
    const tx = queryable(
      (query) => client.query({ ...query, ...extras }),
      (topics) => announced.push(...topics),
    );
    let result: T;
    try {
      await client.query(begin);
      result = await work(tx);
      const { command } = await client.query('commit');
      // What COMMIT says in a transaction that failed before, if nobody passed the failure on.
      if (command !== 'COMMIT') throw new Error('A transaction was rolled back at its commit');
    } catch (error) {
      client.release(isUnanswered(error) || isDemoted(error) || (await rollbackFailed(client)));
      throw error;
    }
    client.release();
    tell(announced);
    return result;
  }

  return {
    // A statement by itself is a transaction, of which nothing is left when it fails.
    ...queryable((query) => retried(() => pool.query(query)), tell),
    onAnnounced(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    transaction: (work) => retried(() => transact(work, 'begin')),
    bulkTransaction: (work) =>
      retried(() => transact(work, BEGIN_BULK, { query_timeout: NEVER_MS })),
    async connect() {
      const client = new PrimaryClient(settings);
      await client.connect();
      if (!client.standby) {
        await client.query(findOwn);
        return client;
      }
      await client.end();
      throw demoted();
    },
    close: () => pool.end(),
    pool,
  };
}

/** True for a connection that nobody may use again. */
function rollbackFailed(client: pg.PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => false,
    () => true,
  );
}

/** On this connection a statement is still waited for: a rollback would only wait behind it. */
function isUnanswered(error: unknown): boolean {
  return (error as Error).message === 'Query read timeout';
}

const MOST_TRIES = 5;
const PAUSE_MS = 10;
/** Serialization failure and deadlock: of several transactions one had to give way. */
const GAVE_WAY = new Set(['40001', '40P01']);

/** Again after a pause that is never the same for two, so that they do not meet again. */
async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === MOST_TRIES || !GAVE_WAY.has((error as { code?: string }).code ?? '')) {
        throw error;
      }
      await wait(Math.random() * PAUSE_MS * 2 ** tries);
    }
  }
}

type Run = <R extends Row>(query: pg.QueryConfig) => Promise<pg.QueryResult<R>>;

function queryable(run: Run, announce: Announced): Queryable {
  return {
    async query<R extends Row>(text: string, values: readonly unknown[] = []) {
      return (await run<R>({ text, values: values as unknown[] })).rows;
    },
    async prepared<R extends Row>(name: string, text: string, values: readonly unknown[] = []) {
      return (await run<R>({ name, text, values: values as unknown[] })).rows;
    },
    announce,
  };
}
