import { palette } from '../../palette.ts';

/** The white blaze down the nose. */
export const BLAZE = palette('#ffffff #fbf6ea #cbbcb0 #96868c #5c4c58');
