import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { registerFastPath } from './cache/fast-path.ts';
import { createResponseCache } from './cache/response-cache.ts';
import { createDeps, type Parts } from './deps.ts';
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
import { registerAdminGate } from './modules/admin/admin-gate.ts';
import { adminRoutes } from './modules/admin/admin-routes.ts';
import { albumRoutes } from './modules/album/album-routes.ts';
import { analyticsRoutes } from './modules/analytics/analytics-routes.ts';
import { auctionRoutes } from './modules/auctions/auction-routes.ts';
import { buyerRoutes } from './modules/auctions/buyer-routes.ts';
import { auditLogRoutes } from './modules/audit-log/audit-log-routes.ts';
import { authRoutes } from './modules/auth/auth-routes.ts';
import { registerOriginCheck } from './modules/auth/origin-check.ts';
import { backOffRoutes } from './modules/back-off/back-off-routes.ts';
import { bidRoutes } from './modules/bids/bid-routes.ts';
import { cardRoutes } from './modules/cards/card-routes.ts';
import { catalogueRoutes } from './modules/catalogue/catalogue-routes.ts';
import { collectionRoutes } from './modules/catalogue/collection-routes.ts';
import { featuredGoatRoutes } from './modules/catalogue/featured-goats.ts';
import { metadataRoutes } from './modules/catalogue/metadata-routes.ts';
import { chainRoutes } from './modules/chain/chain-routes.ts';
import { chainDeskRoutes } from './modules/chain/desk/chain-desk-routes.ts';
import { channelRoutes } from './modules/channel/channel-routes.ts';
import { clubRoutes } from './modules/club/club-routes.ts';
import { clubDeskRoutes } from './modules/club-desk/club-desk-routes.ts';
import { cupRoutes } from './modules/cups/cup-routes.ts';
import { registerFreezeGate } from './modules/freezes/freeze-gate.ts';
import { healthRoutes } from './modules/health/health-routes.ts';
import { registerMetrics } from './modules/health/metrics.ts';
import { registerSweep } from './modules/housekeeping/run-sweeps.ts';
import { imageRoutes } from './modules/images/image-routes.ts';
import { inboxRoutes } from './modules/inbox/inbox-routes.ts';
import { masterGoatRoutes } from './modules/master-goats/master-goat-routes.ts';
import { newsletterRoutes } from './modules/newsletter/newsletter-routes.ts';
import { noticeRoutes } from './modules/notices/notices-routes.ts';
import { packRoutes } from './modules/packs/pack-routes.ts';
import { pageRoutes } from './modules/pages/page-routes.ts';
import { nameRoutes } from './modules/players/name-routes.ts';
import { playerRoutes } from './modules/players/player-routes.ts';
import { priceRoutes } from './modules/prices/price-routes.ts';
import { registerConnectionLimit } from './modules/rate-limits/connections.ts';
import { registerReadLines } from './modules/rate-limits/read-lines.ts';
import { registerWriteLimit } from './modules/rate-limits/write-limit.ts';
import { leaderboardRoutes } from './modules/sales/leaderboard-routes.ts';
import { seriesRoutes } from './modules/series/series-routes.ts';
import { sitemapRoutes } from './modules/sitemap/sitemap-routes.ts';
import { tradingRoutes } from './modules/trading/trading-routes.ts';
import { walletDeskRoutes } from './modules/wallet-desk/wallet-desk-routes.ts';
import { walletRoutes } from './modules/wallets/wallet-routes.ts';
import { weekRoutes } from './modules/week/week-routes.ts';
import { registerGame } from './register-game.ts';

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
