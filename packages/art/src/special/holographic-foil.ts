import { fill } from '../ink/element.ts';
import { shortNumber } from '../ink/path-data.ts';
import { glint } from '../scene/brush.ts';
import { halo, type SpecialSubject } from './layers.ts';

export const SPECTRUM = ['#ff5fa8', '#ffb84a', '#fff36b', '#5cf0a0', '#4ad0ff', '#b07bff'];

/** One plane of the foil: shards round a middle, each hue on one path, so that six fills are a plane. */
function shards(
  cx: number,
  cy: number,
  count: number,
  inner: number,
  outer: number,
): readonly string[] {
  const hues = SPECTRUM.map(() => '');
  const at = (turn: number, r: number): string =>
    `${shortNumber(cx + Math.cos(turn) * r)} ${shortNumber(cy + Math.sin(turn) * r)}`;
  for (let i = 0; i < count; i++) {
    const from = (i / count) * Math.PI * 2;
    const to = ((i + 0.86) / count) * Math.PI * 2;
    const reach = outer * (i % 3 === 0 ? 1 : i % 3 === 1 ? 0.8 : 0.9);
    hues[i % hues.length] +=
      `M${at(from, inner)}L${at(from + 0.02, reach)} ${at(to, reach * 0.94)} ${at(to - 0.04, inner)}Z`;
  }
  return hues;
}

function plane(hues: readonly string[], opacity: number): string {
  return `<g fill-opacity="${opacity}">${hues.map((data, i) => fill(data, SPECTRUM[i]!)).join('')}</g>`;
}

const FAR = shards(316, 230, 30, 150, 720);
const MIDDLE = shards(334, 214, 24, 190, 440);
const NEAR = shards(304, 236, 18, 200, 316);
const GLINTS =
  glint(84, 60, 26) +
  glint(560, 20, 20) +
  glint(600, 330, 24) +
  glint(40, 300, 16) +
  glint(470, -60, 14);

/** Printed on the good paper: three planes of foil, out of register, and the goat before them. */
export function holographicFoil({ silhouetteId }: SpecialSubject): string {
  const shifted = (dx: number, dy: number, colour: string): string =>
    halo(silhouetteId, colour, 26, `transform="translate(${dx} ${dy})"`);
  return (
    plane(FAR, 0.42) +
    plane(MIDDLE, 0.6) +
    plane(NEAR, 0.85) +
    fill(GLINTS, '#fff') +
    shifted(-16, 4, '#4ad0ff') +
    shifted(16, -2, '#ff5fa8') +
    shifted(0, -14, '#fff36b') +
    halo(silhouetteId, '#fff', 24)
  );
}
