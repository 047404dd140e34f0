/**
 * How often a stream of events carries an `event: beat`, when there is nothing else to tell. A page
 * cannot see the comments of a stream: without an event a dead line looks like a quiet one.
 */
export const BEAT_MS = 15_000;
