import type { Background } from '@goats/collection';
import type { MarksAt } from '../marks/mark.ts';
import type { Box } from '../picture/box.ts';
import { beachDusk } from './beach-dusk.ts';
import { chalkPitch } from './chalk-pitch.ts';
import { cityMural } from './city-mural.ts';
import { confetti, confettiParts } from './confetti.ts';
import { galaxy, galaxyParts, starMarks } from './galaxy.ts';
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

/** A part of a scene; `own` says that hardly any two cards share it. */
export type ScenePart =
  | { readonly markup: string; readonly own?: true; readonly box?: Box }
  | { readonly marks: MarksAt };

/** `sceneParts('Galaxy', tint)`: the same scene in parts, first at the back, to be kept as pixels. */
export function sceneParts(background: Background, tint: Tint): readonly ScenePart[] {
  if (background === 'Galaxy') {
    const { sky, planet, stars, glints } = galaxyParts(tint);
    return [
      { markup: sky },
      { ...planet, own: true },
      { marks: starMarks(stars) },
      { markup: glints },
    ];
  }
  if (background === 'Confetti') {
    const { street, far, streamers, near } = confettiParts(tint);
    return [{ markup: street }, { marks: far }, { markup: streamers }, { marks: near }];
  }
  return [{ markup: drawScene(background, tint) }];
}
