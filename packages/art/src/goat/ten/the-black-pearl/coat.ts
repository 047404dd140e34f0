import { palette } from '../../palette.ts';

/** The white star on the brow. */
export const STAR = palette('#ffffff #e6ecf8 #a3b0d4 #6a76a5 #3a456f');

/** A beard darker than the face it hangs from. */
export const BEARD = palette('#3a456f #232746 #17172e #17172e #0e0d1e');
