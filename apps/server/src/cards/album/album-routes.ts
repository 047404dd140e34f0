import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { showAlbum } from './album-view.ts';

export function albumRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET /api/wallets/:address/album', ({ params, reply }) => {
    reply.header('cache-control', 'no-store');
    return showAlbum(db, params.address);
  });
}
