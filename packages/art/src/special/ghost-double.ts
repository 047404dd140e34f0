import { halo, type SpecialSubject } from './layers.ts';

/** Four more of him, as defenders have long reported, each paler than the one before. */
export function ghostDouble({ silhouetteId }: SpecialSubject): string {
  const ghost = (dx: number, dy: number, opacity: number): string =>
    `<g transform="translate(${dx} ${dy})" opacity="${opacity}">${halo(silhouetteId, '#fff', 18)}${halo(silhouetteId, '#9db8f0', 3)}</g>`;
  return (
    ghost(-164, -44, 0.3) + ghost(168, -34, 0.3) + ghost(-86, -24, 0.66) + ghost(90, -16, 0.66)
  );
}
