import { halo, type SpecialLayers, type SpecialSubject } from './layers.ts';

/** Four more of him, as defenders have long reported, each paler than the one before. */
export function ghostDouble({ silhouetteId }: SpecialSubject): SpecialLayers {
  const ghost = (dx: number, dy: number, opacity: number): string =>
    `<g transform="translate(${dx} ${dy})" opacity="${opacity}">${halo(silhouetteId, '#fff', 18)}${halo(silhouetteId, '#9db8f0', 3)}</g>`;
  return {
    field: ghost(-164, -44, 0.4) + ghost(168, -34, 0.4),
    edge: ghost(-62, -20, 0.55) + ghost(66, -12, 0.55),
  };
}
