/** The reference: a Fastify with nothing on it, sending prepared bytes. */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const bytes = readFileSync(process.argv[2]);
const app = Fastify();
app.get('/bytes', (_request, reply) => {
  reply.header('content-type', 'application/json; charset=utf-8');
  return reply.send(bytes);
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ port: app.server.address().port });
