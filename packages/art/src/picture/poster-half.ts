import {
  GOAT_FACTS,
  type GoatSlug,
  type GoatTraits,
  type Pose,
  portraitTraits,
} from '@goats/collection';
import { drawGoat } from '../goat/draw-goat.ts';
import type { Moving } from '../goat/goat-layers.ts';
import { TEN_GOATS } from '../goat/ten/ten-goats.ts';
import { fill, group } from '../ink/element.ts';
import { withPrefix } from '../ink/ids.ts';
import { pathExtent } from '../ink/measure-path.ts';
import { shortNumber } from '../ink/path-data.ts';
import { fadeScreen, rays, wash } from '../scene/brush.ts';
import { type Tint, tintFor } from '../scene/tint.ts';
import { halo } from '../special/layers.ts';
import { pictureKey, svgDocument } from './document.ts';

/** Going for something. Whoever stands about, or celebrates before the whistle, is told otherwise. */
const IN_ACTION: readonly Pose[] = [
  'Dribble',
  'Volley',
  'Overhead Kick',
  'Header',
  'Slide',
  'Save',
  'Free Kick',
  'Chip',
  'Scissor Kick',
  'Diving Header',
  'Samba',
  'Sprint',
  'Step-Over',
];

/** The card's own pose where it goes for something, else `otherwise`. */
export function inAction(traits: GoatTraits, otherwise: Pose): GoatTraits {
  return IN_ACTION.includes(traits.pose) ? traits : { ...traits, pose: otherwise };
}

/** What stands behind a goat on a poster: rays in two tones and a coarse screen, as if printed cheaply. */
function posterGround(tint: Tint): string {
  return (
    wash(tint.base) +
    fill(rays(316, 330, 15, 900, 0.5), tint.bright) +
    fadeScreen('Pdots', tint.shade, 360, 20) +
    `<g transform="translate(0 330)">${fill('M-460 0H1100V420H-460Z', 'url(#~Pdots)')}</g>`
  );
}

interface PosterHalf {
  readonly defs: string;
  readonly ground: string;
  /** The goat with a band of paper round it, as if cut out; 632 units wide and high at most. */
  readonly figure: string;
}

/** The room a figure is fitted into: its horns below the edge, its feet a little under the bottom. */
const ROOM = { width: 640, height: 640, top: 26 } as const;

/**
 * A goat in the middle of its space, as large as the room allows, and what stands behind it apart, so
 * that it may kick past the edge of its own half. The goat goes the way it is told, with the foot that takes it there: a mirrored picture
 * would turn number and captain's band as well. While it moves it is placed as it is in the end.
 */
export function posterHalf(
  traits: GoatTraits,
  key: string,
  towards: 'left' | 'right',
  moving?: Moving,
): PosterHalf {
  const options = { idPrefix: `${key}g`, detail: 'full', towards } as const;
  const still = drawGoat(traits, options);
  const goat = moving ? drawGoat(traits, { ...options, moving }) : still;
  const figure = halo(goat.silhouetteId, '#fff8e6', 30) + goat.behind + goat.figure;
  return {
    defs: `<defs>${goat.defs}</defs>`,
    ground: withPrefix(posterGround(tintFor(traits)), key),
    figure: group(inItsRoom(traits, still.silhouette), figure),
  };
}

/** The chalk mark of somebody who is not there yet, where a goat of these traits would stand. */
export function posterGap(traits: GoatTraits, key: string, towards: 'left' | 'right'): string {
  const { silhouette } = drawGoat(traits, { idPrefix: `${key}g`, detail: 'full', towards });
  // Drawn twice: the fill of the whole covers what the outlines of its parts draw inside of it.
  const edge = `<path d="${silhouette}" stroke="#f4f1e4" stroke-width="12" stroke-linejoin="round"/>`;
  return group(
    inItsRoom(traits, silhouette),
    edge + `<path d="${silhouette}" fill="#0a2318" stroke="#0a2318"/>`,
  );
}

/** As large as the room allows, in its middle. */
function inItsRoom({ goat }: GoatTraits, silhouette: string): string {
  const { left, right, top, bottom } = pathExtent(silhouette);
  // The room is the tallest goat's: who is smaller stands lower in it, on the same ground.
  const { height } = TEN_GOATS[goat].physique;
  const scale = Math.min(
    1.15,
    (height * ROOM.width) / (right - left),
    (height * ROOM.height) / (bottom - top),
  );
  const x = Math.round(316 - (scale * (left + right)) / 2);
  const y = Math.round(ROOM.top + (1 - height) * ROOM.height - scale * top);
  return `transform="translate(${x} ${y}) scale(${shortNumber(scale, 3)})"`;
}

/**
 * A goat in action on its poster ground, square, on its way to the right or to the left.
 * `actionPicture('the-flea', 'left') // '<svg …>'`
 */
export function actionPicture(slug: GoatSlug, towards: 'left' | 'right'): string {
  const traits: GoatTraits = { ...portraitTraits(slug), pose: 'Volley' };
  const key = pictureKey('action', [traits, towards]);
  const { defs, ground, figure } = posterHalf(traits, key, towards);
  return svgDocument(
    { width: 632, height: 632, title: `${GOAT_FACTS[slug].name}, in action` },
    defs + ground + figure,
  );
}
