/** Players that a wallet can follow, and as many that it can block. */
export const MOST_FOLLOWED = 500;
/** Whoever had a page open so shortly ago is online. */
export const ONLINE_MS = 90_000;
