import { palette } from '../../palette.ts';

/** The dark hood that runs from the neck over cheek and poll. */
export const CAPE = palette('#5c6680 #363c52 #22263a #171a2b #10111e');
