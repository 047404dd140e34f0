import { RARITIES, type Rarity } from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps } from '../../deps.ts';
import type { Metrics } from '../../room.ts';
import { readTradable, readVitalSigns, type VitalSigns } from './vital-signs.ts';

const LATENCY_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
/** Several scrapers must not ask the database more often than one would. */
const KEEP_SIGNS_MS = 5_000;
/** A sum over every wallet; it is watched over days. */
const COUNT_TRADABLE_MS = 10 * 60_000;
const HUNDREDTHS_PER_HOOF = 100;

/**
 * Prometheus metrics at /metrics. Off unless METRICS=true, because they tell a stranger how busy
 * the house is; an operator who turns them on keeps the path behind the proxy.
 */
export function registerMetrics(
  app: FastifyInstance,
  deps: Deps,
  metrics: readonly Metrics[],
): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerLatencies(app, registry);
  registerProcessGauges(registry, deps);
  registerConflicts(app, registry);
  registerSweeps(app, registry);
  const updateSigns = registerVitalSigns(registry, deps, metrics);
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

function registerProcessGauges(registry: Registry, { db, bus }: Deps): void {
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
  gauge('goats_notifications_heard', '1 while this instance hears the others', () =>
    bus.connected ? 1 : 0,
  );
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

/** Name, help and value of everything that all instances share. */
const SHARED: readonly (readonly [string, string, (signs: VitalSigns) => number])[] = [
  ['goats_matches_started', 'Matches begun since the first day', (s) => s.matches_started],
  ['goats_challenges_open', 'Challenges that wait for somebody', (s) => s.challenges_open],
  ['goats_requests_open', 'Battle requests that wait for somebody', (s) => s.requests_open],
  ['goats_cups_open', 'Cups that take entries', (s) => s.cups_open],
  ['goats_cups_running', 'Cups that are being played', (s) => s.cups_running],
  ['goats_cups_overdue', 'Cups that nobody has started yet', (s) => s.cups_overdue],
  ['goats_weeks_unpaid', 'Weeks that are over and not paid', (s) => s.weeks_unpaid],
  ['goats_vaults_open', 'Vaults with a stake in them', (s) => s.vaults_open],
  ['goats_staked_hoof', 'HOOF in open vaults', (s) => s.staked / HUNDREDTHS_PER_HOOF],
  ['goats_treasury_hoof', 'HOOF in the treasury', (s) => s.treasury / HUNDREDTHS_PER_HOOF],
  ['goats_promised_hoof', 'Promised to matches and cups', (s) => s.promised / HUNDREDTHS_PER_HOOF],
  ['goats_transfers', 'Movements of HOOF since the first day', (s) => s.transfers],
  ['goats_deadlines_overdue', 'Deadlines that nobody has kept yet', (s) => s.deadlines_overdue],
  ['goats_deadline_lag_seconds', 'Age of the oldest of them', (s) => s.deadline_lag_seconds],
  ['goats_house_moves_waiting', 'Moves the house has not made yet', (s) => s.house_moves_waiting],
  ['goats_openings_overdue', 'Openings to be refunded', (s) => s.openings_overdue],
  ['goats_heartbeat_age_seconds', 'Since any instance beat', (s) => s.heartbeat_age_seconds],
  ['goats_outbox_waiting', 'Pushes and mails not taken yet', (s) => s.outbox_waiting],
  ['goats_outbox_lag_seconds', 'Age of the oldest of them', (s) => s.outbox_lag_seconds],
  ['goats_news_lag_seconds', 'Age of the oldest news for followers', (s) => s.news_lag_seconds],
  ['goats_backed_off', 'What the clock cannot do and puts off', (s) => s.backed_off],
  ['goats_backed_off_seconds', 'Age of the oldest of them', (s) => s.backed_off_seconds],
  ['goats_watchers', 'Open live screens of watchers', (s) => s.watchers],
  ['goats_seats_connected', 'Open live screens of players', (s) => s.seats],
  ['goats_starter_packs_hour', 'Starter packs asked for this hour', (s) => s.starter_packs],
];

const KINDS = ['challenge', 'request', 'cup', 'practice', 'friendly'] as const;

const UNOWNED = {
  Common: (s) => s.unowned_common,
  Rare: (s) => s.unowned_rare,
  Epic: (s) => s.unowned_epic,
  Legendary: (s) => s.unowned_legendary,
} as const satisfies Record<Rarity, (signs: VitalSigns) => number>;

function registerVitalSigns(
  registry: Registry,
  deps: Deps,
  metrics: readonly Metrics[],
): () => Promise<void> {
  const { db, clock, config } = deps;
  const options = (name: string, help: string) => ({ name, help, registers: [registry] });
  const shared = SHARED.map(([name, help, read]) => ({
    gauge: new Gauge(options(name, help)),
    read,
  }));
  const live = new Gauge({
    ...options('goats_matches_live', 'Matches that are being played'),
    labelNames: ['kind'] as const,
  });
  const mintable = new Gauge({
    ...options('goats_cards_above_reserve', 'Unowned cards less those kept for starter packs'),
    labelNames: ['tier'] as const,
  });
  new Gauge(options('goats_starter_packs_hour_most', 'Starter packs an hour over all')).set(
    config.limits['all-starters'].most,
  );
  const up = new Gauge(options('goats_database_up', '1 when the database answered the last time'));
  const tradable = new Gauge(options('goats_tradable_hoof', 'Free HOOF in wallets'));
  const updates = metrics.map((register) => register(registry, deps));
  let readAt = Number.NEGATIVE_INFINITY;
  let countedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (clock.now() - readAt < KEEP_SIGNS_MS) return;
    readAt = clock.now();
    try {
      const signs = await readVitalSigns(db, new Date(readAt));
      for (const { gauge, read } of shared) gauge.set(read(signs));
      for (const kind of KINDS) live.set({ kind }, signs[`live_${kind}`]);
      for (const tier of RARITIES) {
        mintable.set({ tier }, UNOWNED[tier](signs) - config.economy.mints.reserved[tier]);
      }
      if (readAt - countedAt >= COUNT_TRADABLE_MS) {
        countedAt = readAt;
        tradable.set((await readTradable(db)) / HUNDREDTHS_PER_HOOF);
      }
      for (const update of updates) await update(new Date(readAt));
      up.set(1);
    } catch {
      // Old numbers must not look like new ones; the process's own are still good.
      for (const { gauge } of shared) gauge.reset();
      mintable.reset();
      up.set(0);
    }
  };
}
