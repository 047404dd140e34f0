import type { GoatTraits } from '@goats/collection';
import { drawGoat } from '../goat/draw-goat.ts';
import { drawScene } from '../scene/scene.ts';
import { type Tint, tintFor } from '../scene/tint.ts';
import type { SpecialLayers } from '../special/layers.ts';
import { drawSpecial } from '../special/special.ts';

/** A goat with its scene and special, all in the goat's space, ready to be placed. */
export interface Subject {
  readonly defs: string;
  readonly scene: string;
  readonly special: SpecialLayers;
  /** Outline and cloak. */
  readonly back: string;
  /** Everything between the scene and the figure. */
  readonly behind: string;
  readonly figure: string;
  readonly silhouetteId: string;
  readonly tint: Tint;
}

/** `drawSubject(traits, key)`: everything a picture of this goat needs. */
export function drawSubject(traits: GoatTraits, key: string): Subject {
  const goat = drawGoat(traits, { idPrefix: `${key}g`, detail: 'full' });
  const tint = tintFor(traits);
  const special = drawSpecial(traits.special, { silhouetteId: goat.silhouetteId, tint });
  return {
    defs: `<defs>${goat.defs}</defs>`,
    scene: drawScene(traits.background, tint),
    special,
    back: goat.behind,
    behind: special.field + special.edge + goat.behind,
    figure: goat.figure,
    silhouetteId: goat.silhouetteId,
    tint,
  };
}
