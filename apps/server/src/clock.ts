/** The time, handed in: tests and the deadline keeper move it, nothing reads Date by itself. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** This machine's own. Instances that share a database follow the database's instead. */
export const systemClock: Clock = { now: () => Date.now() };
