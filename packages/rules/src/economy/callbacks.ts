/** What a player may ask to be called back for; all of them are off until somebody switches one on. */
export const CALLBACKS = ['rested', 'friends', 'cups'] as const;
export type Callback = (typeof CALLBACKS)[number];

/** A wallet is called so often on a UTC day, all of them together. */
export const CALLS_A_DAY = 2;
/** Of the same friend it hears again after so long at the soonest. */
export const FRIEND_AGAIN_MS = 60 * 60 * 1000;
/** A cup is called out so long before it starts, or when it opens later than that. */
export const CUP_SOON_MS = 10 * 60 * 1000;
