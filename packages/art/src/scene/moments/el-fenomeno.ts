import type { MomentScenes } from './moment-scene.ts';

export const elFenomeno: MomentScenes = {};
