import { time } from '../../../kernel/dates.ts';
import type { Placed } from '../../../kernel/placed.ts';

/** The lists of postings, each in their order; without any of them all are null. */
export function postLists(posts: readonly Placed<'post'>[]) {
  const listed = <T>(of: (post: Placed<'post'>) => T) =>
    posts.length === 0 ? null : posts.map(of);
  return {
    p_post_places: listed(({ place }) => place),
    p_post_reasons: listed(({ reason }) => reason),
    p_post_references: listed(({ reference }) => reference),
    p_post_sources: listed(({ from }) => from),
    p_post_targets: listed(({ to }) => to),
    p_post_amounts: listed(({ amount }) => amount),
    p_post_arrives: listed(({ arrives }) => arrives),
    p_post_times: listed(({ at }) => time(at)),
  };
}
