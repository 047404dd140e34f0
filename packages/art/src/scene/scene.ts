import type { Background } from '@goats/collection';
import { beachDusk } from './beach-dusk.ts';
import { chalkPitch } from './chalk-pitch.ts';
import { cityMural } from './city-mural.ts';
import { confetti } from './confetti.ts';
import { galaxy } from './galaxy.ts';
import { halftonePoster } from './halftone-poster.ts';
import { mountainPasture } from './mountain-pasture.ts';
import { rain } from './rain.ts';
import { snowMatch } from './snow-match.ts';
import { stadiumNight } from './stadium-night.ts';
import { sunburst } from './sunburst.ts';
import type { Tint } from './tint.ts';
import { trophyRoom } from './trophy-room.ts';

const SCENES: Readonly<Record<Background, (tint: Tint) => string>> = {
  'Stadium Night': stadiumNight,
  'Chalk Pitch': chalkPitch,
  'Mountain Pasture': mountainPasture,
  Sunburst: sunburst,
  Halftone: halftonePoster,
  'City Mural': cityMural,
  Rain: rain,
  Confetti: confetti,
  'Trophy Room': trophyRoom,
  Galaxy: galaxy,
  'Beach Dusk': beachDusk,
  'Snow Match': snowMatch,
};

/** `drawScene('Galaxy', tint)`: what stands behind a goat, with `~` before each id. */
export function drawScene(background: Background, tint: Tint): string {
  return SCENES[background](tint);
}
