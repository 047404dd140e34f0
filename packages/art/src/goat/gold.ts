import { palette } from './palette.ts';

/** Metals and cloth of things worn, whoever wears them. */
export const GOLD = palette('#ffe98f #f2b632 #b87a1e #7c4a1c #4a2a16');
export const LEAF = palette('#9fd873 #4f9e48 #2f6b45 #1f4a3c #16332c');
export const SILVER = palette('#ffffff #cfd5e2 #8d95ad #5d6480 #3a3f56');
