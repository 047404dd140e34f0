import { GOAT_SLUGS, type GoatSlug, HEADS, type Head, POSES, type Pose } from '@goats/collection';
import type { Rarity } from '@goats/rules';
import { describe, expect, it } from 'vitest';
import { drawGoat } from '../goat/draw-goat.ts';
import type { GoatLayers } from '../goat/goat-layers.ts';
import { pathSpots, type Spot } from '../ink/measure-path.ts';
import { PLATE_TOP, type Stance, stanceFor } from './stance.ts';

/** One of each kind of room: framed, breaking the frame, full bleed. */
const TIERS: readonly Rarity[] = ['Common', 'Epic', 'Legendary'];

function drawn(goat: GoatSlug, pose: Pose, head: Head): GoatLayers {
  return drawGoat(
    {
      ...{ goat, pose, head, kit: 'Home', background: 'Rain', expression: 'Calm' },
      ...{ accessories: 'None', special: 'None' },
    },
    { idPrefix: 'stance', detail: 'full' },
  );
}

function on({ x, y, scale }: Stance, [sx, sy]: Spot): Spot {
  return [x + sx * scale, y + sy * scale];
}

/** The badges as they are drawn, without the air round them. */
function hidden([x, y]: Spot): boolean {
  return (x > 36 && x < 95 && y > 48 && y < 120) || Math.hypot(x - 426, y - 88) < 47;
}

describe.each(GOAT_SLUGS)('%s on a card', (goat) => {
  it('in every pose, whichever head: no horn, hoof or ball under a badge, the face in full view', () => {
    POSES.forEach((pose, i) => {
      // Two of the four heads with each pose, and other ones for the next goat.
      for (const turn of [0, 1]) {
        const head = HEADS[(GOAT_SLUGS.indexOf(goat) + i + 2 * turn) % 4]!;
        const { silhouette, face } = drawn(goat, pose, head);
        const spots = pathSpots(silhouette);
        for (const rarity of TIERS) {
          const stance = stanceFor(goat, pose, head, rarity);
          const about = `${pose}, ${head}, ${rarity}`;
          expect(
            spots.filter((spot) => hidden(on(stance, spot))),
            about,
          ).toEqual([]);
          const [x, y] = on(stance, [face.x, face.y]);
          const reach = face.r * stance.scale;
          expect(y + reach, about).toBeLessThan(PLATE_TOP);
          expect(y - reach, about).toBeGreaterThan(30);
          expect(x - reach, about).toBeGreaterThan(14);
          expect(x + reach, about).toBeLessThan(486);
        }
      }
    });
  });
});

it('never gives a Legendary less room than another tier', () => {
  for (const goat of GOAT_SLUGS) {
    for (const pose of POSES) {
      const scale = (rarity: Rarity) => stanceFor(goat, pose, 'Three-Quarter', rarity).scale;
      expect(scale('Legendary'), `${goat}, ${pose}`).toBeGreaterThanOrEqual(scale('Common'));
    }
  }
});
