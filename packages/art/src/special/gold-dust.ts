import { fill } from '../ink/element.ts';
import { chalk, glint } from '../scene/brush.ts';
import { halo, type SpecialLayers, type SpecialSubject } from './layers.ts';

/** The way the dust takes: up behind the figure in a spiral. */
const SPIRAL = 'M640 470C560 560 620 330 470 300S40 330 60 210 300 90 420 60 590 40 620-60';

const FINE =
  'M6 8h.1M19 15h.1M33 5h.1M47 20h.1M11 27h.1M26 34h.1M41 40h.1M54 50h.1M8 48h.1M22 55h.1M36 60h.1M57 30h.1';
const COARSE = 'M14 14h.1M44 28h.1M24 46h.1M58 58h.1M66 10h.1';

const GLINTS =
  glint(86, 150, 28) +
  glint(560, 236, 26) +
  glint(520, 60, 20) +
  glint(150, 320, 18) +
  glint(586, 430, 22);

/** Swept up from the trophy room floor. */
export function goldDust({ silhouetteId, tint }: SpecialSubject): SpecialLayers {
  const turn = tint.seed % 40;
  const pile = (
    name: string,
    period: number,
    specks: string,
    colour: string,
    width: number,
  ): string =>
    `<pattern id="~${name}" width="${period}" height="${period}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn + period})">${chalk(specks, colour, width)}</pattern>`;
  const stream = (name: string, width: number): string =>
    `<use href="#~Xw" stroke="url(#~${name})" stroke-width="${width}"/>`;
  return {
    field:
      pile('Xa', 61, FINE, '#8f5812', 6) +
      pile('Xb', 64, FINE, '#ffd75a', 7) +
      pile('Xc', 53, FINE, '#fff6cc', 5) +
      pile('Xd', 73, COARSE, '#ffe27a', 14) +
      `<defs><path id="~Xw" d="${SPIRAL}" fill="none"/></defs>` +
      stream('Xa', 96) +
      stream('Xb', 77),
    // Specks let the story through.
    edge:
      stream('Xa', 80) +
      stream('Xb', 62) +
      stream('Xc', 44) +
      stream('Xd', 86) +
      fill(GLINTS, '#fffbe0', 'stroke="#8f5812" stroke-width="4"') +
      halo(silhouetteId, '#a8640f', 44),
  };
}
