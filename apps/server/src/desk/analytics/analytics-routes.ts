import type { FastifyInstance } from 'fastify';
import { CACHE_LIFE_MS } from '../../db/change-bus.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { readAnalytics } from './analytics.ts';

export function analyticsRoutes(app: FastifyInstance, deps: Deps): void {
  let kept:
    | { readonly until: number; readonly figures: ReturnType<typeof readAnalytics> }
    | undefined;

  /**
   * Bids, grants and sessions are counted for it: once in a few seconds, however many
   * look and however often. Figures say of when they are; what could not be read is not kept.
   */
  function figuresNow(): ReturnType<typeof readAnalytics> {
    const now = deps.clock.now();
    if (kept && now < kept.until) return kept.figures;
    const reading = { until: now + CACHE_LIFE_MS, figures: readAnalytics(deps) };
    kept = reading;
    reading.figures.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading.figures;
  }

  route(app, 'GET /api/admin/analytics', ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return figuresNow();
  });
}
