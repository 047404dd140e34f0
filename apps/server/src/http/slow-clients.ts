/** A whole request that trickles in slower than this is a fault or an attack; so is its head. */
const REQUEST_MS = 30_000;
const HEAD_MS = 15_000;
/** Node looks for slow ones every so often; left alone, only twice a minute. */
const LOOK_EVERY_MS = 5_000;

/**
 * What a client gets in time, as Fastify's options: a thousand connections that say nothing must
 * not cost more than a few seconds of a thousand sockets. `share` makes a test of it bearable.
 *
 * `Fastify({ ...slowClientLimits() })`
 */
export function slowClientLimits(share = 1) {
  return {
    requestTimeout: REQUEST_MS * share,
    http: { headersTimeout: HEAD_MS * share, connectionsCheckingInterval: LOOK_EVERY_MS * share },
  };
}
