import pg from 'pg';

// Whole hundredths of HOOF and row ids stay far below 2^53; a string would leak into every sum.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type Row = Record<string, unknown>;

/** Something that runs SQL: the pool, or one connection inside a transaction. */
export interface Queryable {
  query<R extends Row>(text: string, values?: readonly unknown[]): Promise<R[]>;
  /** The same, prepared once per connection under `name`: for the statements that run hot. */
  prepared<R extends Row>(name: string, text: string, values?: readonly unknown[]): Promise<R[]>;
  /**
   * NOTIFY, with the commit. This process hears it before the commit is answered, so that whoever
   * wrote something never reads the old state from here; the others hear it a moment later.
   */
  announce(channel: string, payloads: readonly string[]): Promise<void>;
}

type Heard = (channel: string, payload: string) => void;

export interface Database extends Queryable {
  /** Called at once with what this process announced itself. */
  onAnnounced(listener: Heard): void;
  /** Commits when `work` returns, rolls back when it throws. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** A connection of its own, outside the pool: for LISTEN. */
  connect(): Promise<pg.Client>;
  close(): Promise<void>;
  readonly pool: pg.Pool;
}

/** `const db = openDatabase('postgresql://…', { poolSize: 10 })` */
export function openDatabase(
  connectionString: string,
  options: { poolSize: number; onIdleError?: (error: Error) => void },
): Database {
  const settings = { connectionString, application_name: 'legendary-goats' };
  const pool = new pg.Pool({
    ...settings,
    max: options.poolSize,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
  });
  // A connection that dies while idle (PostgreSQL restarts) is replaced by the pool at the next
  // query; without a listener Node would end the process instead.
  pool.on('error', (error) => options.onIdleError?.(error));
  // The pool only listens to idle ones. One that dies in the middle of a transaction fails its next
  // query; unheard, it would end the process between two of them.
  pool.on('connect', (client) => client.on('error', () => {}));
  const heard = new Set<Heard>();
  const tell: Heard = (channel, payload) => {
    for (const listener of heard) listener(channel, payload);
  };
  return {
    ...queryable(pool, tell),
    onAnnounced: (listener) => heard.add(listener),
    async transaction(work) {
      const client = await pool.connect();
      const announced: [channel: string, payload: string][] = [];
      try {
        await client.query('begin');
        const result = await work(
          queryable(client, (channel, payload) => announced.push([channel, payload])),
        );
        await client.query('commit');
        client.release();
        for (const [channel, payload] of announced) tell(channel, payload);
        return result;
      } catch (error) {
        const broken = await client.query('rollback').then(
          () => false,
          () => true,
        );
        client.release(broken);
        throw error;
      }
    },
    async connect() {
      const client = new pg.Client(settings);
      await client.connect();
      return client;
    },
    close: () => pool.end(),
    pool,
  };
}

function queryable(runner: pg.Pool | pg.PoolClient, announced: Heard): Queryable {
  return {
    async query<R extends Row>(text: string, values: readonly unknown[] = []) {
      return (await runner.query<R>(text, values as unknown[])).rows;
    },
    async prepared<R extends Row>(name: string, text: string, values: readonly unknown[] = []) {
      return (await runner.query<R>({ name, text, values: values as unknown[] })).rows;
    },
    async announce(channel, payloads) {
      await runner.query('select pg_notify($1, payload) from unnest($2::text[]) payload', [
        channel,
        payloads,
      ]);
      for (const payload of payloads) announced(channel, payload);
    },
  };
}
