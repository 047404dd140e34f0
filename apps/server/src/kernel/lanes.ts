/**
 * What has a stake waits for nothing that has none: practice and friendlies have a queue and a clock
 * of their own.
 */
export type Lane = 'staked' | 'practice';

/** In the order of who goes first. */
export const LANES: readonly Lane[] = ['staked', 'practice'];
