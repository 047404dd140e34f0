import { fill } from '../ink/element.ts';
import { halo, type SpecialLayers, type SpecialSubject } from './layers.ts';

/** The left half of the fire, in tongues; the right half is its mirror, a little shorter. */
const OUTER =
  'M330 640H-30C-40 560-6 520-18 440 4 470 14 484 16 510 40 440 6 380 40 300 50 340 66 352 66 392 100 330 70 250 116 170 120 220 138 236 134 280 172 230 150 160 200 84 200 130 222 150 216 196 246 160 240 120 262 70 276 110 300 130 330 150Z';
const EMBERS =
  'M54 250l7 12-7 10-7-10zM566 220l6 10-6 9-6-9zM100 130l5 9-5 8-5-8zM524 120l6 11-6 9-6-9zM590 330l5 8-5 8-5-8zM24 200l4 7-4 7-4-7z';

/** Warming up, in the strict sense. */
export function flames({ silhouetteId }: SpecialSubject): SpecialLayers {
  const fire = `<g id="~Xf"><path d="${OUTER}"/><path transform="matrix(-1 0 0 .94 632 38)" d="${OUTER}"/></g>`;
  const inside = (colour: string, wide: number, tall: number): string =>
    `<use href="#~Xf" fill="${colour}" transform="matrix(${wide} 0 0 ${tall} ${Math.round(316 - 316 * wide)} ${Math.round(640 - 640 * tall)})"/>`;
  return {
    field:
      `<defs>${fire}</defs>` +
      inside('#d8321e', 1, 1) +
      inside('#ff7a1e', 0.9, 0.84) +
      inside('#ffc233', 0.8, 0.66),
    // A low fire before everybody's feet: the story stands in it and stays to be seen.
    edge:
      inside('#d8321e', 1.04, 0.54) +
      inside('#ff7a1e', 1.02, 0.42) +
      inside('#ffc233', 1, 0.28) +
      fill(EMBERS, '#ffd45a', 'stroke="#d8321e" stroke-width="4"') +
      halo(silhouetteId, '#ff7a1e', 64, 'transform="translate(0 -8)"') +
      halo(silhouetteId, '#fff0a0', 44),
  };
}
