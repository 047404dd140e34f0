import { palette } from '../../palette.ts';

/** The pale patches of a roan. */
export const PALE = palette('#fff6ea #f3dcc8 #c89a8c #8f6266 #5c3140');
