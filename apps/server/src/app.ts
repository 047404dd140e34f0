import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { registerFastPath } from './cache/fast-path.ts';
import { createResponseCache } from './cache/response-cache.ts';
import { albumRoutes } from './cards/album/album-routes.ts';
import { catalogueRoutes } from './cards/catalogue/catalogue-routes.ts';
import { collectionRoutes } from './cards/catalogue/collection-routes.ts';
import { featuredGoatRoutes } from './cards/catalogue/featured-goats.ts';
import { metadataRoutes } from './cards/catalogue/metadata-routes.ts';
import { masterGoatRoutes } from './cards/master-goats/master-goat-routes.ts';
import { imageRoutes } from './cards/pictures/image-routes.ts';
import { priceRoutes } from './cards/prices/price-routes.ts';
import { seriesRoutes } from './cards/series/series-routes.ts';
import { backOffRoutes } from './clock/back-off/back-off-routes.ts';
import { registerSweep } from './clock/housekeeping/run-sweeps.ts';
import { createDeps, type Parts } from './deps.ts';
import { registerAdminGate } from './desk/admin/admin-gate.ts';
import { adminRoutes } from './desk/admin/admin-routes.ts';
import { analyticsRoutes } from './desk/analytics/analytics-routes.ts';
import { auditLogRoutes } from './desk/audit-log/audit-log-routes.ts';
import { clubDeskRoutes } from './desk/club/club-desk-routes.ts';
import { walletDeskRoutes } from './desk/wallets/wallet-desk-routes.ts';
import { createGame, type Game } from './game.ts';
import { registerApiDocs } from './http/api-docs.ts';
import { DRAIN_OPTIONS, registerDrain } from './http/drain.ts';
import {
  refuseFrameworkError,
  refuseUnreadable,
  registerErrorHandling,
} from './http/error-handling.ts';
import { openLogSink } from './http/log-sink.ts';
import { loggingOptions, registerRequestLog } from './http/request-log.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { slowClientLimits } from './http/slow-clients.ts';
import { registerUnreadAnswers } from './http/unread-answers.ts';
import { registerConnectionLimit } from './kernel/rate-limits/connections.ts';
import { registerReadLines } from './kernel/rate-limits/read-lines.ts';
import { registerWriteLimit } from './kernel/rate-limits/write-limit.ts';
import { authRoutes } from './people/auth/auth-routes.ts';
import { registerOriginCheck } from './people/auth/origin-check.ts';
import { channelRoutes } from './people/channel/channel-routes.ts';
import { clubRoutes } from './people/club/club-routes.ts';
import { registerFreezeGate } from './people/freezes/freeze-gate.ts';
import { inboxRoutes } from './people/inbox/inbox-routes.ts';
import { newsletterRoutes } from './people/newsletter/newsletter-routes.ts';
import { noticeRoutes } from './people/notices/notices-routes.ts';
import { nameRoutes } from './people/players/name-routes.ts';
import { playerRoutes } from './people/players/player-routes.ts';
import { walletRoutes } from './people/wallets/wallet-routes.ts';
import { registerGame } from './register-game.ts';
import { healthRoutes } from './site/health/health-routes.ts';
import { registerMetrics } from './site/health/metrics.ts';
import { pageRoutes } from './site/pages/page-routes.ts';
import { sitemapRoutes } from './site/sitemap/sitemap-routes.ts';
import { auctionRoutes } from './slices/auction/auction-routes.ts';
import { bidRoutes } from './slices/auction/bids/bid-routes.ts';
import { buyerRoutes } from './slices/auction/buyer-routes.ts';
import { cardRoutes } from './slices/card/card-routes.ts';
import { chainRoutes } from './slices/chain/chain-routes.ts';
import { chainDeskRoutes } from './slices/chain/desk/chain-desk-routes.ts';
import { cupRoutes } from './slices/cup/cup-routes.ts';
import { packRoutes } from './slices/gift/pack-routes.ts';
import { leaderboardRoutes } from './slices/trade/sales/leaderboard-routes.ts';
import { tradingRoutes } from './slices/trade/trading-routes.ts';
import { weekRoutes } from './slices/week/week-routes.ts';

const RESPONSE_CACHE_BYTES = 32 * 1_048_576;
const MAX_PARAM_LENGTH = 300;

declare module 'fastify' {
  interface FastifyInstance {
    game: Game;
  }
}

/** The whole server without a port: tests inject requests into exactly what main.ts listens with. */
export async function createApp(parts: Parts): Promise<FastifyInstance> {
  const deps = createDeps(parts);
  const { config } = deps;
  const sink = openLogSink(config.logFile);
  const app = Fastify({
    ...loggingOptions(config, sink),
    trustProxy: config.trustProxy,
    bodyLimit: config.bodyLimitBytes,
    ...slowClientLimits(),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: true },
    frameworkErrors: refuseFrameworkError,
    clientErrorHandler: refuseUnreadable,
    ...DRAIN_OPTIONS,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerFastPath(app);
  registerErrorHandling(app);
  registerDrain(app);
  registerConnectionLimit(app, config);
  registerUnreadAnswers(app);
  registerSecurityHeaders(app, { https: config.publicUrl?.startsWith('https:') ?? false });
  registerRequestLog(app, sink);
  if (config.metrics) registerMetrics(app, deps);
  await registerApiDocs(app, deps.version);
  registerOriginCheck(app, deps);
  registerWriteLimit(app, deps);
  registerFreezeGate(app, deps);
  registerSweep(app, deps);
  // Before the gates of single routes: whom an operator's cookie belongs to is looked up in turn.
  registerReadLines(app, config);
  registerAdminGate(app, deps);

  const game = createGame(deps, app.log);
  app.decorate('game', game);
  const hot = createResponseCache(deps, { maxBytes: RESPONSE_CACHE_BYTES });
  healthRoutes(app, deps);
  adminRoutes(app, deps);
  auditLogRoutes(app, deps);
  analyticsRoutes(app, deps);
  masterGoatRoutes(app, deps);
  clubDeskRoutes(app, deps);
  featuredGoatRoutes(app, deps, hot);
  seriesRoutes(app, deps, hot);
  catalogueRoutes(app, deps, hot);
  collectionRoutes(app, deps, hot);
  metadataRoutes(app, deps);
  bidRoutes(app, game);
  auctionRoutes(app, game);
  buyerRoutes(app, game);
  authRoutes(app, deps);
  walletRoutes(app, game);
  albumRoutes(app, deps);
  walletDeskRoutes(app, game);
  backOffRoutes(app, game);
  cardRoutes(app, game);
  tradingRoutes(app, game);
  priceRoutes(app, deps);
  inboxRoutes(app, deps);
  channelRoutes(app, game);
  noticeRoutes(app, deps);
  nameRoutes(app, deps);
  playerRoutes(app, deps);
  packRoutes(app, game);
  registerGame(app, game);
  leaderboardRoutes(app, deps, hot);
  weekRoutes(app, deps, hot);
  cupRoutes(app, game, hot);
  chainRoutes(app, game, hot);
  chainDeskRoutes(app, game);
  newsletterRoutes(app, deps);
  clubRoutes(app, deps);
  imageRoutes(app, deps);
  sitemapRoutes(app, deps);
  await pageRoutes(app, deps);
  await app.ready();
  return app;
}
