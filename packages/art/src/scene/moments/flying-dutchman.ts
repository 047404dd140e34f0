import type { MomentScenes } from './moment-scene.ts';

export const flyingDutchman: MomentScenes = {};
