import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps } from '../../deps.ts';
import type { Metrics, Signs } from '../../room.ts';
import { registerSigns } from './vital-signs.ts';

const LATENCY_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
/** Several scrapers must not ask the database more often than one would. */
const KEEP_SIGNS_MS = 5_000;

/** What rooms tell an operator about themselves. */
interface Measured {
  readonly signs: readonly Signs[];
  readonly metrics: readonly Metrics[];
}

/**
 * Prometheus metrics at /metrics. Off unless METRICS=true, because they tell a stranger how busy
 * the house is; an operator who turns them on keeps the path behind the proxy.
 */
export function registerMetrics(app: FastifyInstance, deps: Deps, measured: Measured): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerLatencies(app, registry);
  registerProcessGauges(registry, deps);
  registerNotices(registry, deps);
  registerConflicts(app, registry);
  registerSweeps(app, registry);
  const updateSigns = registerVitalSigns(registry, deps, measured);
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    await updateSigns();
    reply.type(registry.contentType);
    return registry.metrics();
  });
  return registry;
}

function registerLatencies(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: LATENCY_BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The pattern, not the path: a label per card id would never stop growing.
    const route = request.routeOptions.url ?? 'none';
    // A stream is open for as long as somebody watches, which says nothing about us.
    if (!route.endsWith('/events') || reply.statusCode === 429) {
      duration.observe(
        { method: request.method, route, status: String(reply.statusCode) },
        reply.elapsedTime / 1000,
      );
    }
    done();
  });
  app.frontDoor.onAnswered(({ route, ms }) =>
    duration.observe({ method: 'GET', route, status: '200' }, ms / 1000),
  );
}

function registerProcessGauges(registry: Registry, { db, bus, traces }: Deps): void {
  const gauge = (name: string, help: string, read: () => number) => {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  };
  const pools = [
    { name: 'goats_pool', whose: '', pool: db.pool },
    { name: 'goats_staked_pool', whose: ' for the world and the clock', pool: db.staked.pool },
  ];
  for (const { name, whose, pool } of pools) {
    gauge(`${name}_connections`, `Connections to the database${whose}`, () => pool.totalCount);
    gauge(`${name}_idle`, 'Those of them that wait for work', () => pool.idleCount);
    gauge(`${name}_waiting`, 'Whoever waits for one of them', () => pool.waitingCount);
  }
  if (traces) gauge('goats_spans_lost', 'Spans that no collector took', () => traces.lost);
  gauge('goats_notifications_heard', '1 while this instance hears the others', () =>
    bus.connected ? 1 : 0,
  );
}

/** Which line carries notices, and how much: a broker that is away shows as what PostgreSQL has to carry. */
function registerNotices(registry: Registry, { bus }: Deps): void {
  const options = (name: string, help: string) => ({
    ...{ name, help, labelNames: ['line'] as const, registers: [registry] },
  });
  new Gauge({
    ...options('goats_notice_line_up', '1 while this line between instances is open'),
    collect() {
      for (const { name, open } of bus.lines) this.set({ line: name }, open ? 1 : 0);
    },
  });
  new Counter({
    ...options('goats_notices_said_total', 'Topics that this instance told the others'),
    collect() {
      this.reset();
      for (const { name, said } of bus.lines) this.inc({ line: name }, said);
    },
  });
  new Counter({
    ...options('goats_notices_heard_total', 'Topics that this instance heard from the others'),
    collect() {
      this.reset();
      for (const { name, heard } of bus.lines) this.inc({ line: name }, heard);
    },
  });
}

/** Commands that were given up because something they rest on had changed every time. */
function registerConflicts(app: FastifyInstance, registry: Registry): void {
  new Counter({
    name: 'goats_conflicts_repeated_total',
    help: 'Commands of this instance that met a conflict every time, by command and fact',
    labelNames: ['command', 'fact'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const { command, fact, times } of app.game.world.repeatedConflicts()) {
        this.inc({ command, fact }, times);
      }
    },
  });
}

/** What this instance swept up, what of it failed, and what should be gone and is not. */
function registerSweeps(app: FastifyInstance, registry: Registry): void {
  const options = (name: string, help: string) => ({
    ...{ name, help, labelNames: ['sweep'] as const, registers: [registry] },
  });
  new Counter({
    ...options('goats_swept_rows_total', 'Rows that were swept up here'),
    collect() {
      this.reset();
      for (const [sweep, { swept }] of app.sweepBook) this.inc({ sweep }, swept);
    },
  });
  new Counter({
    ...options('goats_sweep_failures_total', 'Sweeps that failed here'),
    collect() {
      this.reset();
      for (const [sweep, { failures }] of app.sweepBook) this.inc({ sweep }, failures);
    },
  });
  new Gauge({
    ...options('goats_sweep_behind_seconds', 'How long the oldest that should be gone is overdue'),
    collect() {
      for (const [sweep, { behindMs }] of app.sweepBook) this.set({ sweep }, behindMs / 1000);
    },
  });
}

/** What all instances share, as the rooms tell it. */
function registerVitalSigns(
  registry: Registry,
  deps: Deps,
  { signs, metrics }: Measured,
): () => Promise<void> {
  const up = new Gauge({
    ...{ name: 'goats_database_up', help: '1 when the database answered the last time' },
    registers: [registry],
  });
  const updates = [
    registerSigns(registry, deps, signs),
    ...metrics.map((register) => register(registry, deps)),
  ];
  let readAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = deps.clock.now();
    if (now - readAt < KEEP_SIGNS_MS) return;
    readAt = now;
    try {
      for (const update of updates) await update(new Date(now));
      up.set(1);
    } catch {
      // The process's own are still good.
      up.set(0);
    }
  };
}
