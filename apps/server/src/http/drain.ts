import type { FastifyInstance } from 'fastify';

/**
 * How the server closes, as Fastify's options: idle connections must not hold it up, and what comes
 * on one that is still open is answered, because a proxy may not repeat a write that got a 503.
 */
export const DRAIN_OPTIONS = { forceCloseConnections: 'idle', return503OnClosing: false } as const;

const LOOK_EVERY_MS = 50;
/** What is still running then is a stuck client; an operator's restart does not wait for it. */
const PATIENCE_MS = 10_000;

/**
 * Lets requests in flight finish and hangs up on everybody else. A keep-alive connection that was
 * busy when the closing began turns idle a moment later, so it is looked for again and again.
 */
export function registerDrain(app: FastifyInstance): void {
  let looking: NodeJS.Timeout | undefined;
  let giveUp: NodeJS.Timeout | undefined;
  app.addHook('preClose', (done) => {
    looking = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
    giveUp = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(looking);
    clearTimeout(giveUp);
    done();
  });
}
