import { fill } from '../ink/element.ts';
import { seededRandom } from '../ink/seeded-random.ts';
import { chalk, glint, speck } from '../scene/brush.ts';
import { halo, type SpecialLayers, type SpecialSubject } from './layers.ts';

/** Specks scattered about a spiral that climbs round the figure. */
function drift(seed: number, count: number, from: number, to: number): string {
  const next = seededRandom(seed);
  let data = '';
  for (let i = 0; i < count; i++) {
    const t = from + ((to - from) * i) / count;
    const angle = t * Math.PI * 2;
    const spread = (next() + next() - 1) * 46;
    const reach = 300 - t * 34;
    data += speck(
      316 + Math.cos(angle) * reach + spread,
      600 - t * 190 + Math.sin(angle) * 66 + spread * 0.8,
    );
  }
  return data;
}

/** Swept up from the trophy room floor. */
export function goldDust({ silhouetteId, tint }: SpecialSubject): SpecialLayers {
  const dust = (
    seed: number,
    count: number,
    from: number,
    to: number,
    colour: string,
    width: number,
  ): string => chalk(drift(tint.seed + seed, count, from, to), colour, width);
  return {
    behind:
      halo(silhouetteId, '#a8640f', 54, 'opacity=".4"') +
      halo(silhouetteId, '#ffe27a', 30) +
      dust(1, 70, 1.4, 3, '#a8640f', 7) +
      dust(2, 80, 1.4, 3, '#ffcf4a', 6) +
      dust(3, 40, 1.4, 3, '#fff6cc', 10) +
      fill(glint(86, 150, 26) + glint(560, 236, 24) + glint(520, 60, 18), '#fffbe0'),
    over:
      dust(4, 50, 0, 0.52, '#8f5812', 9) +
      dust(5, 70, 0, 0.52, '#ffd75a', 8) +
      dust(6, 40, 0, 0.52, '#fff6cc', 5) +
      dust(7, 16, 0, 0.52, '#ffe27a', 14) +
      fill(glint(150, 566, 22) + glint(486, 560, 26) + glint(330, 600, 16), '#fffbe0'),
  };
}
