import type { Effect } from '@goats/rules';

/** An effect, with the place of its command in the batch and the time of the command. */
export type Placed<T extends Effect['type'] = Effect['type']> = Extract<Effect, { type: T }> & {
  readonly place: number;
  readonly at: number;
};
