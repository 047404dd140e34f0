import { halo, type SpecialSubject } from './layers.ts';

/** Three of him, as defenders have long reported: each a step behind and a shade fainter. */
export function ghostDouble({ silhouetteId, tint }: SpecialSubject): string {
  const ghost = (dx: number, dy: number, line: string, body: string): string =>
    `<g transform="translate(${dx} ${dy})">${halo(silhouetteId, line, 22)}${halo(silhouetteId, body, 6)}</g>`;
  return (
    ghost(-124, -22, tint.shade, tint.deep) +
    ghost(128, -10, tint.shade, tint.deep) +
    ghost(-66, -12, tint.accent, tint.base) +
    ghost(70, -4, tint.accent, tint.base) +
    halo(silhouetteId, '#fff', 28)
  );
}
