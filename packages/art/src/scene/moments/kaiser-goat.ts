import type { MomentScenes } from './moment-scene.ts';

export const kaiserGoat: MomentScenes = {};
