import { time } from '../../../kernel/dates.ts';
import type { Placed } from '../../../kernel/placed.ts';

export function postRow(post: Placed<'post'>, ord: number) {
  const { place, reason, reference, from, to, amount, arrives, at } = post;
  return {
    ...{ place, ord, reason, reference, source: from, target: to, amount, arrives },
    at: time(at),
  };
}
