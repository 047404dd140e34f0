import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../errors.ts';
import { beforeWrites } from '../../http/gates.ts';
import { siteAddress } from '../../http/origin.ts';

/** Extensions of browsers call it with an origin of their own. It knows no session. */
const FOR_WALLETS = '/api/chain/rpc';

/**
 * A page of another site must not act with this browser's session. The cookie is SameSite=Strict
 * already; this also covers sites below the same registrable domain. Programs send no Origin.
 */
export function registerOriginCheck(app: FastifyInstance, deps: Deps): void {
  beforeWrites(app, async (request) => {
    if (request.routeOptions.url === FOR_WALLETS || !isForeign(deps.config, request)) return;
    throw refuse('other-origin');
  });
}

function isForeign(config: Config, request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': relation } = request.headers;
  if (relation === 'cross-site') return true;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  // Behind a proxy that ends TLS the scheme may differ from ours; the host never does.
  return host !== siteAddress(config, request).host;
}
