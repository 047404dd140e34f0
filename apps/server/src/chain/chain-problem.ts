/** Why there is no chain, in one sentence: the product starts without it. */
export class ChainProblem extends Error {
  override name = 'ChainProblem';
}
