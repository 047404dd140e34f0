/** What a bench has to reach to be called met: a ratio beside its reference, or a plain number. */
export interface Target {
  readonly atLeast?: number;
  readonly atMost?: number;
  /** Empty for a ratio. */
  readonly unit?: string;
  /** Of the large world beside the small one: a table of its own. */
  readonly growth?: true;
}

export const TARGETS = {
  'hot reads beside a bare Fastify with the same bytes': { atLeast: 0.65 },
  'a page of 2,000,000 cards beside one of 20,000': { atMost: 1.3 },
  'making 270,000 cards': { atMost: 3, unit: 's' },
  'memory while making 270,000 cards': { atMost: 200, unit: 'MB' },
  'seeding 20,000 cards': { atMost: 3, unit: 's' },
  'making 270,000 cards in a browser': { atMost: 5, unit: 's' },
  'frames meanwhile, beside the same page at rest': { atLeast: 0.95 },
  'longest task of the page meanwhile': { atMost: 50, unit: 'ms' },
  'memory of the tab meanwhile': { atMost: 1_000, unit: 'MB' },
  'transfers beside TPC-B': { atLeast: 1 },
  'purchases beside plain transfers': { atLeast: 0.8 },
  'a transfer in a long ledger beside a short one': { atMost: 1.3 },
  'staked duels beside boardgame.io with its client': { atLeast: 2.5 },
  // Nobody plays it without its client; printed so that the row above flatters nobody.
  'staked duels beside bare boardgame.io messages': {},
  // What this bench allows at all: requests of a duel that nobody decides, and that are only kept.
  'staked duels beside the same requests to a bare Fastify': {},
  'staked duels beside the same requests, each only kept': {},
  'most that a bare Fastify makes of boardgame.io with its client': {},
  'most that one that keeps each request makes of it': {},
  'ties of cups beside staked duels': { atLeast: 0.8 },
  'a cup of 64, from the draw to the prizes': { atMost: 60, unit: 's' },
  'the table of a week with 100,000 players, beside a bare Fastify': { atLeast: 0.6 },
  'paying a week with 100,000 players': { atMost: 2, unit: 's' },
  'logs of the chain into PostgreSQL': { atLeast: 2_000, unit: '/s' },
  // One row at a time is what a log would cost that nobody checks; printed beside it.
  'logs of the chain beside plain inserts': {},
  'the slowest of 2,000 watchers': { atMost: 1_000, unit: 'ms' },
  'an event on another server, p99': { atMost: 100, unit: 'ms' },
  'a root of 100,000 accounts and 20,000 cards': { atMost: 15, unit: 's' },
  'longest block of the server’s thread while a root is made': { atMost: 50, unit: 'ms' },
  'an exit proof out of what the server answers': { atMost: 1, unit: 's' },
  // Only for whoever has saved the list and not the proof.
  'an exit proof out of the whole list, processor time': { unit: 's' },
  'memory of the server after mixed use': { atMost: 250, unit: 'MB' },
  'drawing a card as SVG': { atMost: 1, unit: 'ms' },
  'the largest SVG card': { atMost: 60, unit: 'KB' },
  'card pictures beside ten layers on a canvas': { atLeast: 5 },
  'card pictures on all cores beside ten layers on a canvas': { atLeast: 10 },
  'exporting the collection as WebP': { atMost: 25, unit: 'min' },
  'the first card of a cold page': { atMost: 150, unit: 'ms' },
  'a cold page of 24 cards': { atMost: 1.5, unit: 's' },
  'a move beside a flood of cold pictures, p99': { atMost: 250, unit: 'ms' },
  'the health check beside a flood of cold pictures, p99': { atMost: 100, unit: 'ms' },
  'a page at rest, of one core': { atMost: 3, unit: '%' },
  'Lighthouse on a phone, of 100': { atLeast: 95 },
  'growth: a read': { atMost: 1.5, growth: true },
  'growth: a command': { atMost: 1.5, growth: true },
  'growth: a duty of the clock': { atMost: 1.5, growth: true },
  // Beside the times: a page more for every level of an index is not what a large world costs.
  'growth: pages of PostgreSQL': { growth: true },
} as const satisfies Record<string, Target>;

export type Measure = keyof typeof TARGETS;
