import type { MomentScenes } from './moment-scene.ts';

export const magicGoat: MomentScenes = {};
