import type { Room } from '../../room.ts';
import { HOOF_SWEEPS } from './sweeps.ts';

export const hoofRoom: Room = { sweeps: HOOF_SWEEPS };
