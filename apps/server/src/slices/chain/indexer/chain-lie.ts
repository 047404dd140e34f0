/**
 * The node said something that cannot be. Nothing of what it said is written down, and what is final
 * here stays: the indexer stands still, says so, and asks again later.
 */
export class ChainLie extends Error {
  override name = 'ChainLie';
}

/** The node does not have yet what it will have: nothing is wrong, and soon it answers. */
export class NodeBehind extends Error {
  override name = 'NodeBehind';
}
