import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { requireWallet } from '../../people/auth/sessions.ts';
import { showAlbum, showDoubles } from './album-view.ts';

export function albumRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/wallets/:address/album', ({ params, reply }) => {
    reply.header('cache-control', 'no-store');
    return showAlbum(deps.db, params.address);
  });

  // Of friends, who both know of each other: whom somebody only follows it says nothing about.
  route(app, 'GET /api/me/doubles', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    return { doubles: await showDoubles(deps.db, await requireWallet(deps, request)) };
  });
}
