export type Settings = Readonly<Record<string, string>>;

/**
 * What one product on one machine needs: durable, and small enough to be forgotten about.
 *
 * @example settingsAsArguments(durableSettings(18))
 */
export function durableSettings(major: number): Settings {
  return {
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    shared_buffers: '48MB',
    // Four instances while one is replaced, each with both its pools and its listener.
    max_connections: '100',
    work_mem: '4MB',
    maintenance_work_mem: '32MB',
    effective_cache_size: '256MB',
    random_page_cost: '1.1',
    jit: 'off',
    autovacuum: 'on',
    autovacuum_max_workers: '2',
    max_worker_processes: '4',
    max_parallel_workers: '2',
    max_parallel_workers_per_gather: '0',
    max_logical_replication_workers: '0',
    max_wal_senders: '2',
    max_wal_size: '256MB',
    min_wal_size: '48MB',
    wal_buffers: '2MB',
    checkpoint_timeout: '10min',
    ...quiet,
    // From 18 on, reads go through three helper processes by default; a small cache needs none.
    ...(major >= 18 ? { io_method: 'sync' } : {}),
  };
}

/**
 * For databases that live as long as one test run: nothing is worth waiting for the disk.
 *
 * @example settingsAsArguments(throwAwaySettings(18))
 */
export function throwAwaySettings(major: number): Settings {
  return {
    ...durableSettings(major),
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
    autovacuum: 'off',
    max_wal_size: '1GB',
    checkpoint_timeout: '1h',
  };
}

/**
 * @example settingsAsArguments({ jit: 'off' }) // → ['-c', 'jit=off']
 */
export function settingsAsArguments(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

// Refused statements are the product's to report: a unique key that says no is everyday business.
const quiet: Settings = {
  log_min_messages: 'log',
  log_checkpoints: 'off',
  log_destination: 'stderr',
  logging_collector: 'off',
  log_line_prefix: '%m ',
};
