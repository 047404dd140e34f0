import { halo, type SpecialLayers, type SpecialSubject } from './layers.ts';

/** Two of him, as defenders have long reported. */
export function ghostDouble({ silhouetteId, figureId, tint }: SpecialSubject): SpecialLayers {
  const ghost = (move: string, opacity: number): string =>
    `<g transform="${move}" opacity="${opacity}">${halo(silhouetteId, tint.accent, 34)}<use href="#${figureId}"/></g>`;
  return {
    behind: `${ghost('translate(-96 -16)', 0.5)}${ghost('translate(104 14)', 0.5)}${halo(silhouetteId, '#fff', 26, 'opacity=".85"')}`,
    over: '',
  };
}
