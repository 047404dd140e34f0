import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { takeFromLimit, takeFromWindow, tooMany } from '../../kernel/rate-limits/rate-limits.ts';
import { withoutSecrets } from './without-secrets.ts';

const EVERYBODY = { name: 'all', times: 1 } as const;

/** What broke on somebody's screen would otherwise be known to nobody but them. */
export function faultRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'POST /api/faults', async ({ body, request }) => {
    await takeFromLimit(deps, request, 'fault');
    // A thousand addresses must not fill the disk either.
    const { left, endsAt } = await takeFromWindow(deps, 'all-faults', EVERYBODY, 1);
    if (left < 1) throw tooMany(endsAt - deps.clock.now(), 'limit-of-faults');
    const fault = Object.fromEntries(
      Object.entries(body).map(([field, text]) => [field, text && withoutSecrets(text)]),
    );
    request.log.warn({ fault }, 'a page broke');
    return undefined;
  });
}
