/**
 * The node said something that cannot be. Nothing of what it said is written down, and what is final
 * here stays: the indexer stands still, says so, and asks again later.
 */
export class ChainLie extends Error {
  override name = 'ChainLie';
}
