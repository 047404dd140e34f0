import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '../../cache/response-cache.ts';
import { sendHot } from '../../cache/send-cached.ts';
import type { Game } from '../../game.ts';
import { route } from '../../http/route.ts';
import { readChainInfo } from './chain-info.ts';
import { depositRoutes } from './deposits/deposit-routes.ts';
import { exitRoutes } from './exits/exit-routes.ts';
import { relayRoutes } from './relay/relay-routes.ts';
import { rootRoutes } from './roots/root-routes.ts';
import { playEtherRoutes } from './wire/play-ether.ts';
import { rpcRoutes } from './wire/rpc-proxy.ts';
import { withdrawalRoutes } from './withdrawals/withdrawal-routes.ts';

/** What the chain is, what was published about it, and what leaving without us needs. */
export function chainRoutes(app: FastifyInstance, game: Game, hot: ResponseCache): void {
  route(app, 'GET /api/chain', (call) =>
    sendHot(
      call,
      hot.get('chain', ['chain'], () => readChainInfo(game)),
    ),
  );
  rootRoutes(app, game, hot);
  exitRoutes(app, game);
  withdrawalRoutes(app, game);
  depositRoutes(app, game);
  relayRoutes(app, game);
  rpcRoutes(app, game);
  playEtherRoutes(app, game);
  app.addHook('onClose', () => game.roots.close());
}
