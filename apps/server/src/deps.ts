import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { ChangeBus } from './db/change-bus.ts';
import type { Database } from './db/database.ts';
import type { Notifications } from './db/notifications.ts';

/** What the server is made of. main.ts wires the real ones, tests wire theirs. */
export interface Deps {
  readonly config: Config;
  readonly db: Database;
  readonly notifications: Notifications;
  readonly bus: ChangeBus;
  readonly clock: Clock;
  readonly version: string;
  /** The version that the database was migrated to. */
  readonly migration: number;
  /** The built web application; absent in API tests and in development. */
  readonly webRoot: string | undefined;
}
