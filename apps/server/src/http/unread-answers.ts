import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long an answer may lie without a byte of it being taken. */
const UNREAD_MS = 20_000;
/** Often enough that whoever reads again is let alone before that time is over. */
const LOOK_EVERY_MS = 5_000;

/**
 * Hangs up on whoever does not read its answers: each of them is kept in memory until it does. A
 * look at all connections every few seconds costs a request nothing; from then on Node's own timer,
 * which knows of bytes that are on their way, decides. `share` makes a test of it bearable.
 */
export function registerUnreadAnswers(app: FastifyInstance, share = 1): void {
  const unreadMs = UNREAD_MS * share;
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const looking = setInterval(() => {
    for (const socket of sockets) look(socket);
  }, LOOK_EVERY_MS * share);
  looking.unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(looking);
    done();
  });

  function look(socket: Socket): void {
    const watched = socket.timeout === unreadMs;
    // A pause between two requests, or two events of a live screen, is no fault.
    if (socket.writableLength === 0) {
      if (watched) socket.setTimeout(0);
    } else if (!watched) socket.setTimeout(unreadMs);
  }
}
