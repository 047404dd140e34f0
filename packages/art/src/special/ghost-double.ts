import { halo, type SpecialSubject } from './layers.ts';

/** Two more of him, as defenders have long reported: pale, a step to either side. */
export function ghostDouble({ silhouetteId, tint }: SpecialSubject): string {
  const ghost = (dx: number, dy: number): string =>
    `<g transform="translate(${dx} ${dy})">${halo(silhouetteId, tint.deep, 26)}${halo(silhouetteId, '#fff', 12)}${halo(silhouetteId, tint.bright, 2)}</g>`;
  return ghost(-112, -26) + ghost(116, -14) + halo(silhouetteId, '#fff', 26);
}
