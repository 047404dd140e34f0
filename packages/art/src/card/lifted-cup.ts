import type { GoatTraits } from '@goats/collection';
import { liftedPlace } from '../goat/draw-goat.ts';
import { fill, INK, outline } from '../ink/element.ts';
import type { Spot } from '../ink/measure-path.ts';
import { GOLD } from '../trophy/metals.ts';

const BASE = 'M-44 4V-18L-30-26Q-12-40-12-62H12Q12-40 30-26L44-18V4Z';
const BOWL = 'M-68-176H68C72-122 48-70 0-58C-48-70-72-122-68-176Z';
/** The handle is a horn, and so is the other one. */
const HORN =
  'M-62-138C-88-132-106-146-100-170C-96-184-104-196-118-198C-142-188-148-152-130-128C-114-106-84-100-56-110Z';
const RIDGES = 'M-128-186L-108-180M-134-164L-108-160M-124-138L-104-148M-104-122L-94-138';
const SHADES =
  'M12-176H68C72-122 48-70 0-58C34-84 30-130 12-176ZM6-26H30L44-18V4H12ZM-12-62H12V-52H-12Z';
const LIGHTS = 'M-56-162H-40C-40-126-30-100-14-82C-40-96-54-126-56-162ZM-36-14H-8V-6H-36Z';

/** Corners of the cup above the place it stands on. */
export const CUP_TOP: readonly Spot[] = [
  [-136, -198],
  [136, -198],
  [0, -186],
];

const MIRROR = 'transform="matrix(-1 0 0 1 0 0)"';
const edge = `stroke="${INK}" stroke-width="5" stroke-linejoin="round"`;

/** A trophy of few, large shapes: on a card it is as large as a thumb. */
const CUP =
  `<g fill="${INK}" stroke="${INK}" stroke-width="16" stroke-linejoin="round"><path id="~Ub" d="${BASE}"/><path id="~Uc" d="${BOWL}"/><path id="~Uh" d="${HORN}"/><use href="#~Uh" ${MIRROR}/></g>` +
  `<g ${edge}><use href="#~Ub" fill="${GOLD.base}"/><g id="~Ug"><use href="#~Uh" fill="${GOLD.light}"/>${outline(RIDGES, 4, GOLD.line)}</g><use href="#~Ug" ${MIRROR}/><use href="#~Uc" fill="${GOLD.base}"/></g>` +
  fill(SHADES, GOLD.shade) +
  fill(LIGHTS, GOLD.light) +
  fill('M-74-186H74V-168H-74Z', GOLD.light, edge) +
  fill('M20-184H72V-170H20Z', GOLD.shade) +
  fill('M0-150l8 18 20 2-15 13 4 20-17-10-17 10 4-20-15-13 20-2z', GOLD.light, edge);

/** What a goat holds that lifts a cup: between its hooves, above the horns. */
export function liftedCup({ pose, goat }: GoatTraits): string {
  if (pose !== 'Cup Lifted') return '';
  const { x, y } = liftedPlace(goat);
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})">${CUP}</g>`;
}
