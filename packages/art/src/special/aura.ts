import { halo, type SpecialLayers, type SpecialSubject } from './layers.ts';

/** Power coming off the shoulders: the left half, mirrored with a shorter right. */
const SURGE =
  'M330 640H-10C0 570-24 520 0 470 6 500 16 510 24 516 20 450 6 400 34 340 40 376 50 390 60 400 56 330 40 270 74 204 82 246 92 262 104 274 100 210 92 150 132 92 138 140 146 156 160 168 160 110 166 60 208 20 208 66 216 86 230 98 240 60 262 24 330 0Z';
/** Three skins of light, and the heat coming off them. */
export function aura({ silhouetteId, tint }: SpecialSubject): SpecialLayers {
  const surge = `<g id="~Xa"><path id="~Xs" d="${SURGE}"/><use href="#~Xs" transform="matrix(-1 0 .04 1 619 0)"/></g>`;
  const skin = (colour: string, move: string, opacity: number): string =>
    `<use href="#~Xa" fill="${colour}" opacity="${opacity}" transform="${move}"/>`;
  return {
    field:
      `<defs>${surge}</defs>` +
      skin(tint.deep, 'translate(-16 -26) scale(1.05)', 0.5) +
      skin(tint.bright, 'translate(20 36) scale(.94)', 0.8) +
      skin('#fffdf0', 'translate(60 120) scale(.81)', 0.75),
    edge: halo(silhouetteId, tint.bright, 96, 'opacity=".6"') + halo(silhouetteId, '#fffdf0', 60),
  };
}
