import type { GoatTraits, Kit } from '@goats/collection';
import { drawGoat } from '../goat/draw-goat.ts';
import type { GoatLayers } from '../goat/goat-layers.ts';
import { pathSpots, type Spot } from '../ink/measure-path.ts';
import { memo } from '../ink/memo.ts';

/** What says where a goat's limbs are: in the away shirt it uses the other foot. */
export type Posed = Pick<GoatTraits, 'goat' | 'kit' | 'pose' | 'head'>;

/** What a goat takes up of its space, whatever it carries. */
export interface Measured extends Pick<GoatLayers, 'face' | 'bounds'> {
  readonly spots: readonly Spot[];
}

const once = memo<Measured>();

/** The same for all traits that `measured` cannot tell apart. */
export function posedKey({ goat, kit, pose, head }: Posed): string {
  return `${goat}/${pose}/${head}/${footing(kit)}`;
}

/** Home and International stand alike: one measure serves both, whichever is drawn first. */
function footing(kit: Kit): Kit {
  return kit === 'Away' ? 'Away' : 'Home';
}

/** `measured({ goat: 'the-flea', kit: 'Away', pose: 'Volley', head: 'Profile' }).bounds` */
export function measured(posed: Posed): Measured {
  return once(posedKey(posed), () => {
    const { goat, kit, pose, head } = posed;
    const { silhouette, face, bounds } = drawGoat(
      {
        ...{ goat, pose, head, kit: footing(kit), background: 'Rain', expression: 'Calm' },
        ...{ accessories: 'None', special: 'None' },
      },
      { idPrefix: 'measured', detail: 'full' },
    );
    return { spots: pathSpots(silhouette), face, bounds };
  });
}
