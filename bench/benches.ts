/** Everything that `npm run bench` measures, in this order. */
export interface Bench {
  readonly name: string;
  readonly file: string;
  /** Beside its usual size; absent: what it does by itself. */
  readonly args?: readonly string[];
  /** It starts the product as it ships. */
  readonly built?: true;
}

/** Not held to a target, and so no part of `npm run bench`. */
export const PROFILES: readonly Bench[] = [
  { name: 'profile', file: 'bench/matches/profile.ts' },
  { name: 'bus', file: 'bench/bus/notices.ts' },
];

export const BENCHES: readonly Bench[] = [
  { name: 'http', file: 'bench/http/hot-reads.ts' },
  { name: 'collection', file: 'bench/collection/cards.ts' },
  { name: 'admin', file: 'bench/admin/bulk-generation.ts' },
  { name: 'catalogue', file: 'bench/catalogue/list-scaling.ts' },
  { name: 'ledger', file: 'bench/ledger/transfers.ts' },
  { name: 'purchases', file: 'bench/ledger/purchases.ts' },
  { name: 'long-ledger', file: 'bench/ledger/growth.ts', args: ['2000000', '5', '3'] },
  { name: 'matches', file: 'bench/matches/duels.ts' },
  { name: 'cups', file: 'bench/cups/cups.ts' },
  { name: 'chain-logs', file: 'bench/chain/indexer.ts' },
  { name: 'roots', file: 'bench/chain/roots.ts' },
  { name: 'growth', file: 'bench/growth/growth.ts' },
  { name: 'art', file: 'bench/art/cards.ts', built: true },
  { name: 'rest', file: 'bench/rest/at-rest.ts', built: true },
  { name: 'lighthouse', file: 'bench/lighthouse/first-loads.ts', built: true },
  { name: 'memory', file: 'bench/memory/mixed-use.ts', built: true },
];
