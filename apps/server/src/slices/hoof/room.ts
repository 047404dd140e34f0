import type { Room } from '../../room.ts';
import { HOOF_SIGNS, registerTradable } from './signs.ts';
import { HOOF_SWEEPS } from './sweeps.ts';

export const hoofRoom: Room = {
  sweeps: HOOF_SWEEPS,
  signs: HOOF_SIGNS,
  metrics: [registerTradable],
};
