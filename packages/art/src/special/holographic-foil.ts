import { fill } from '../ink/element.ts';
import { shortNumber } from '../ink/path-data.ts';
import { glint } from '../scene/brush.ts';
import { halo, type SpecialLayers, type SpecialSubject } from './layers.ts';

const SPECTRUM = ['#ff5fa8', '#ffb84a', '#fff36b', '#5cf0a0', '#4ad0ff', '#b07bff'];

/** Shards round (0,0), each hue on one path, so that a plane is six fills. */
function shards(count: number, inner: number, outer: number): string {
  const hues = SPECTRUM.map(() => '');
  const at = (turn: number, r: number): string =>
    `${shortNumber(Math.cos(turn) * r)} ${shortNumber(Math.sin(turn) * r)}`;
  for (let i = 0; i < count; i++) {
    const from = (i / count) * Math.PI * 2;
    const to = ((i + 0.86) / count) * Math.PI * 2;
    const reach = outer * (1 - (i % 3) * 0.13);
    hues[i % hues.length] +=
      `M${at(from, inner)}L${at(from + 0.02, reach)} ${at(to, reach * 0.94)} ${at(to - 0.04, inner)}Z`;
  }
  return hues.map((data, i) => fill(data.replaceAll(' -', '-'), SPECTRUM[i]!)).join('');
}

const SHARDS = shards(24, 150, 400);
const GLINTS =
  glint(84, 60, 26) +
  glint(560, 20, 20) +
  glint(600, 330, 24) +
  glint(40, 300, 16) +
  glint(470, -60, 14);

/** Printed on the good paper: three planes of foil, out of register, and the goat before them. */
export function holographicFoil({ silhouetteId }: SpecialSubject): SpecialLayers {
  const shifted = (dx: number, dy: number, colour: string): string =>
    halo(silhouetteId, colour, 30, `transform="translate(${dx} ${dy})"`);
  const plane = (place: string, opacity: number): string =>
    `<use href="#~Xp" transform="${place}" fill-opacity="${opacity}"/>`;
  return {
    field:
      `<defs><g id="~Xp">${SHARDS}</g></defs>` +
      plane('translate(316 230) scale(1.9)', 0.5) +
      plane('translate(334 210) rotate(22) scale(1.15)', 0.6) +
      plane('translate(304 240) rotate(-17) scale(.78)', 0.9),
    edge:
      plane('translate(316 236) rotate(8) scale(.42)', 1) +
      fill(GLINTS, '#fff') +
      shifted(0, 14, '#fff36b') +
      shifted(-20, 4, '#4ad0ff') +
      shifted(20, -8, '#ff5fa8'),
  };
}
