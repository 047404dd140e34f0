/**
 * What the bench of duels allows: a Fastify that is sent what a duel sends and answers what our server
 * answered, decides nothing and knows nobody. Below `/kept` each POST is a row in PostgreSQL first, all
 * that came in meanwhile in one statement: no game can keep its moves for less.
 */
import Fastify from 'fastify';
import { openDatabase } from '../../apps/server/src/db/database.ts';

const answers: string[] = [];
const db = openDatabase(process.argv[2]!, { poolSize: 2 });
await db.query('create table bare_moves (id bigint generated always as identity, move text)');

interface Waiting {
  readonly move: string;
  resolve(): void;
  reject(error: unknown): void;
}

let waiting: Waiting[] = [];
let writing = false;

async function keep(move: unknown): Promise<void> {
  const kept = new Promise<void>((resolve, reject) => {
    waiting.push({ move: JSON.stringify(move), resolve, reject });
  });
  if (!writing) void writeAll();
  await kept;
}

/** One statement at a time; whoever comes meanwhile is in the next. */
async function writeAll(): Promise<void> {
  writing = true;
  while (waiting.length > 0) {
    const batch = waiting;
    waiting = [];
    await db
      .query('insert into bare_moves (move) select unnest($1::text[])', [
        batch.map(({ move }) => move),
      ])
      .then(
        () => batch.forEach(({ resolve }) => void resolve()),
        (error) => batch.forEach(({ reject }) => void reject(error)),
      );
  }
  writing = false;
}

const app = Fastify();
app.route<{ Params: { how: string; n: string } }>({
  method: ['GET', 'POST'],
  url: '/:how/:n',
  async handler({ method, params: { how, n }, body }, reply) {
    if (how === 'kept' && method === 'POST') await keep(body);
    reply.header('content-type', 'application/json; charset=utf-8');
    return reply.send(answers[Number(n)]);
  },
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ port: (app.server.address() as { port: number }).port });

process.on('message', async (message: 'cpu' | 'stop' | { answers: string[] }) => {
  if (typeof message === 'object') {
    answers.push(...message.answers);
    process.send?.({ ready: true });
    return;
  }
  if (message === 'cpu') {
    process.send?.({ cpu: process.cpuUsage() });
    return;
  }
  await app.close();
  await db.close();
  process.exit(0);
});
