import { palette } from '../../palette.ts';

/** The red of the jaw and the beard on it. */
export const GINGER = palette('#e08a48 #b45a2c #7c3524 #52201f #3c161a');
