import type { Rarity } from '@goats/rules';
import { fill } from '../ink/element.ts';
import { rays } from '../scene/brush.ts';
import { halo } from '../special/layers.ts';

/** The light of a tier: what falls into the scene, and what it does to the edge of the goat. */
export interface Light {
  /** In the card's space, over the scene. */
  readonly inScene: string;
  /** In the goat's space, under its outline. */
  readonly onEdge: (silhouetteId: string) => string;
}

/** A rim on one side only: the silhouette swollen and pushed that way. */
function rim(id: string, colour: string, width: number, dx: number, dy: number): string {
  return halo(id, colour, width, `transform="translate(${dx} ${dy})"`);
}

const BEAMS = 'M120-10L-20 330V700H190L230-10ZM470-10L560 240V560L330 700H420Z';
const SHADOWS = `M0 0H500V700H0Z${rays(250, 400, 13, 900, 0.52)}`;

const LIGHTS: Readonly<Record<Rarity, Light>> = {
  Common: { inScene: '', onEdge: () => '' },
  Rare: { inScene: '', onEdge: (id) => halo(id, '#eaf6ff', 26) },
  Epic: {
    inScene: fill(BEAMS, '#ffd6ff', 'fill-opacity=".22"'),
    onEdge: (id) => rim(id, '#7a3ad8', 30, 9, 5) + rim(id, '#ffd9fb', 26, -7, -5),
  },
  Legendary: {
    // What the sun does not reach is darkened; a light laid over the scene would only be milk.
    inScene: fill(SHADOWS, '#180a2c', 'fill-rule="evenodd" fill-opacity=".46"'),
    onEdge: (id) =>
      rim(id, '#000', 16, 14, 20).replace('/>', ' opacity=".4"/>') +
      rim(id, '#ff8a2a', 28, 9, 3) +
      rim(id, '#fff6c8', 26, -8, -5),
  },
};

/** `lightOf('Epic').onEdge('c1sil')` */
export function lightOf(rarity: Rarity): Light {
  return LIGHTS[rarity];
}
