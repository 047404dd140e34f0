import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { AppError } from '../../errors.ts';
import { limitSubjects } from './limit-subjects.ts';
import { createPlaces } from './places.ts';

/**
 * So many connections of one network address and no more: each of them may ask for something at the
 * same instant. Behind a proxy all connections are the proxy's, and it has to count them itself:
 * `deploy/nginx.conf` does.
 */
export function registerConnectionLimit(
  app: FastifyInstance,
  { connectionsPerAddress, trustProxy }: Pick<Config, 'connectionsPerAddress' | 'trustProxy'>,
): void {
  if (trustProxy) return;
  const places = createPlaces('many-connections');
  app.server.on('connection', (socket: Socket) => {
    try {
      const holders = limitSubjects(socket.remoteAddress ?? '').map(({ name, times }) => ({
        ...{ name, most: connectionsPerAddress * times },
      }));
      socket.once('close', places.take(holders));
    } catch (error) {
      refuse(socket, error as AppError);
    }
  });
}

/** Before it has asked for anything, so that nothing is done for it. */
function refuse(socket: Socket, refusal: AppError): void {
  const body = JSON.stringify(refusal.toAnswer());
  const headers = Object.entries(refusal.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(
    `HTTP/1.1 ${refusal.status} Too Many Requests\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n${headers.join('')}connection: close\r\n\r\n${body}`,
  );
  // As soon as that is out, and before what it sent is read.
  socket.destroySoon();
}
