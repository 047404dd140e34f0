import type { ConnectionOptions, NatsConnection } from '@nats-io/transport-node';
import type { Queryable } from './database.ts';
import type { LineTimes, NoticeCarrier } from './notice-line.ts';

/**
 * Nobody waits for a lock here, and what one batch announces goes out together all the same. While
 * it is away PostgreSQL carries notices, so that a broker that comes back need not be stormed.
 */
const TIMES: LineTimes = {
  batchMs: 1,
  heartbeatMs: 2_000,
  answerMs: 5_000,
  reconnectMs: 500,
  mostReconnectMs: 10_000,
};

/** The client of NATS; only who names a broker has it installed. */
export type Nats = Pick<typeof import('@nats-io/transport-node'), 'connect'>;

/** `const nats = await loadNats()` */
export function loadNats(): Promise<Nats> {
  return import('@nats-io/transport-node');
}

/**
 * Notices by a NATS server or a cluster of them: published to all, kept for nobody. Its client would
 * connect again by itself and say nothing of what was lost meanwhile; here a lost line is over, and
 * whoever keeps it rereads.
 *
 * `natsCarrier(await loadNats(), 'nats://10.0.0.5:4222', await worldSubject(db))`
 */
export function natsCarrier(
  { connect }: Nats,
  addresses: string,
  subject: string,
  times: LineTimes = TIMES,
): NoticeCarrier {
  const inTime = <T>(work: Promise<T>, what: string) => within(work, times.answerMs, what);

  async function connected(): Promise<NatsConnection> {
    const coming = connect({
      ...optionsOf(addresses),
      name: 'legendary-goats',
      timeout: times.answerMs,
      reconnect: false,
      // What came from here was heard when it was published.
      noEcho: true,
      noAsyncTraces: true,
    });
    try {
      return await inTime(coming, 'did not let us in');
    } catch (error) {
      // One that comes after all must not stay open for nobody.
      coming.then((late) => late.close()).catch(() => {});
      throw error;
    }
  }

  return {
    name: 'NATS',
    times,
    async open(hear, lost) {
      const connection = await connected();
      let why: unknown;
      const end = async (error?: unknown) => {
        why ??= error;
        await connection.close();
      };
      connection.subscribe(subject, {
        callback(error, message) {
          // Such as one that may not listen to this subject: it would be alive and hear nothing.
          if (error) void end(error);
          else hear(message.string());
        },
      });
      void connection.closed().then((error) => lost(why ?? (error || undefined)));
      try {
        await inTime(connection.flush(), 'does not answer');
        if (why !== undefined) throw why;
      } catch (error) {
        await end();
        throw error;
      }
      return {
        async say(payloads) {
          for (const payload of payloads) connection.publish(subject, payload);
          await inTime(connection.flush(), 'does not answer');
        },
        close: () => end(),
      };
    },
  };
}

/**
 * Where notices of this database are published. Several products may share a broker, and a face that
 * is made in a match of one must not be seen in another's.
 */
export async function worldSubject(db: Queryable): Promise<string> {
  const [row] = await db.query<{ world: string }>(
    `select system_identifier || '.' || oid as world
       from pg_control_system(), pg_database where datname = current_database()`,
  );
  return `goats.${row!.world}.changed`;
}

/** `namesOf('nats://user:pw@one:4222,nats://two:4222') // 'one:4222, two:4222'`: fit to be read by anybody. */
export function namesOf(addresses: string): string {
  return urlsOf(addresses)
    .map(({ host }) => host)
    .join(', ');
}

function urlsOf(addresses: string): URL[] {
  return addresses.split(',').map((address) => new URL(address.trim()));
}

/** What stands before the first @ is for all of them, as in a cluster. A name without a password is a token. */
function optionsOf(addresses: string): ConnectionOptions {
  const urls = urlsOf(addresses);
  const { username, password } = urls.find((url) => url.username !== '') ?? urls[0]!;
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: urls.map(({ host }) => host),
    ...(user !== '' && pass !== '' ? { user, pass } : {}),
    ...(user !== '' && pass === '' ? { token: user } : {}),
    ...(urls.some(({ protocol }) => protocol === 'tls:') ? { tls: {} } : {}),
  };
}

async function within<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`NATS ${what}`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
