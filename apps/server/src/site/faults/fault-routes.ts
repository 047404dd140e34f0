import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { takeFromLimit } from '../../kernel/rate-limits/rate-limits.ts';
import { withoutSecrets } from './without-secrets.ts';

/** What broke on somebody's screen would otherwise be known to nobody but them. */
export function faultRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'POST /api/faults', async ({ body, request }) => {
    await takeFromLimit(deps, request, 'fault');
    const fault = Object.fromEntries(
      Object.entries(body).map(([field, text]) => [field, text && withoutSecrets(text)]),
    );
    request.log.warn({ fault }, 'a page broke');
    return undefined;
  });
}
