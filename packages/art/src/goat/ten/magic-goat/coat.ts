import { palette } from '../../palette.ts';

/** The pale stripes of a badger's face. */
export const BADGER = palette('#fff9ea #f4e3c8 #c39d8c #8a656c #5a3a48');
