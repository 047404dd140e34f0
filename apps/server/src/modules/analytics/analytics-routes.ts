import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { readAnalytics } from './analytics.ts';

/** Bids, grants and the matches of a month are counted for it: once a minute, however many look. */
export const KEPT_MS = 60_000;

export function analyticsRoutes(app: FastifyInstance, deps: Deps): void {
  let kept:
    | { readonly until: number; readonly figures: ReturnType<typeof readAnalytics> }
    | undefined;

  /** Figures say themselves of when they are. What could not be read is not kept. */
  function figuresNow(): ReturnType<typeof readAnalytics> {
    const now = deps.clock.now();
    if (kept && now < kept.until) return kept.figures;
    const reading = { until: now + KEPT_MS, figures: readAnalytics(deps) };
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
