import { fill } from '../ink/element.ts';
import { chalk, glint, speck } from '../scene/brush.ts';
import { halo, type SpecialLayers, type SpecialSubject } from './layers.ts';

const STARS = [
  [60, -90],
  [150, -40],
  [120, -120],
  [40, 60],
  [90, 150],
  [560, -20],
  [600, 90],
  [520, 250],
  [30, 260],
  [610, 240],
  [240, -110],
  [80, 330],
  [596, 360],
] as const;

/** A moon that has seen every away match, and stars for company. */
export function moonlight({ silhouetteId }: SpecialSubject): SpecialLayers {
  return {
    field:
      '<circle cx="356" cy="150" r="236" fill="#1b2650"/><circle cx="356" cy="150" r="210" fill="#cfd9f6"/>' +
      fill(
        'M180 36a210 210 0 1 0 308 280a190 190 0 0 1-308-280zM300 20a26 22 0 1 0 .1 0zM420-14a14 12 0 1 0 .1 0zM452 90a34 30 0 1 0 .1 0zM236 110a14 12 0 1 0 .1 0z',
        '#a5b4e4',
      ) +
      chalk(STARS.map(([x, y]) => speck(x, y)).join(''), '#ffe7a0', 5) +
      fill(
        glint(70, 20, 22) + glint(590, 20, 16) + glint(40, 200, 14) + glint(600, 300, 20),
        '#ffe7a0',
      ),
    edge: halo(silhouetteId, '#ffd97a', 24),
  };
}
