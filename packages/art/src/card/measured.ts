import type { GoatSlug, Head, Pose } from '@goats/collection';
import { drawGoat } from '../goat/draw-goat.ts';
import type { GoatLayers } from '../goat/goat-layers.ts';
import { pathSpots, type Spot } from '../ink/measure-path.ts';
import { memo } from '../ink/memo.ts';

/** What a goat takes up of its space, whatever it wears. */
export interface Measured extends Pick<GoatLayers, 'face' | 'bounds'> {
  readonly spots: readonly Spot[];
}

const once = memo<Measured>();

/** `measured('the-flea', 'Volley', 'Profile').bounds` */
export function measured(goat: GoatSlug, pose: Pose, head: Head): Measured {
  return once(`${goat}/${pose}/${head}`, () => {
    const { silhouette, face, bounds } = drawGoat(
      {
        ...{ goat, pose, head, kit: 'Home', background: 'Rain', expression: 'Calm' },
        ...{ accessories: 'None', special: 'None' },
      },
      { idPrefix: 'measured', detail: 'full' },
    );
    return { spots: pathSpots(silhouette), face, bounds };
  });
}
