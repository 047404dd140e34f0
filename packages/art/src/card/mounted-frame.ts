import type { Rarity } from '@goats/rules';
import { frameRing, rarityGem } from './frame.ts';
import { type Livery, liveryDefs } from './livery.ts';

/** The parts of a frame that are the same on every card of a tier. */
export interface MountedFrame {
  readonly defs: string;
  readonly ring: string;
  readonly gem: string;
}

/** Twenty thousand cards share five frames; cutting the gems anew for each takes longer than a goat. */
const mounted = new WeakMap<Livery, MountedFrame>();

/** `mountedFrame('Epic', LIVERIES.Epic).ring` */
export function mountedFrame(rarity: Rarity, livery: Livery): MountedFrame {
  const known = mounted.get(livery);
  if (known) return known;
  const frame: MountedFrame = {
    defs: liveryDefs(livery),
    ring: frameRing(rarity, livery),
    gem: rarityGem(rarity, livery),
  };
  mounted.set(livery, frame);
  return frame;
}
