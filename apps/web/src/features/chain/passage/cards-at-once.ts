/** Brought in by one transaction: with some 50,000 gas each, so many fit into a block of any chain. */
export const CARDS_AT_ONCE = 40;
