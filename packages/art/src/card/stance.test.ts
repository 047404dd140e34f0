import { GOAT_SLUGS, HEADS, POSES } from '@goats/collection';
import type { Rarity } from '@goats/rules';
import { describe, expect, it } from 'vitest';
import { drawGoat } from '../goat/draw-goat.ts';
import { FIGURES } from '../goat/figure/poses.ts';
import type { GoatLayers } from '../goat/goat-layers.ts';
import { pathSpots, type Spot } from '../ink/measure-path.ts';
import type { Posed } from './measured.ts';
import { PLATE_TOP, type Stance, stanceFor } from './stance.ts';

/** One of each kind of room: framed, breaking the frame, full bleed. */
const TIERS: readonly Rarity[] = ['Common', 'Epic', 'Legendary'];

function drawn(posed: Posed): GoatLayers {
  return drawGoat(
    {
      ...{ ...posed, background: 'Rain', expression: 'Calm' },
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

/** Portraits run on behind the frame; a figure is drawn whole and stays whole. */
function pastTheEdge([x]: Spot): boolean {
  return x < 0 || x > 500;
}

describe.each(GOAT_SLUGS)('%s on a card', (goat) => {
  it('in every pose and either shirt: no horn, hoof or ball under a badge or past the edge, the face in full view', () => {
    POSES.forEach((pose, i) => {
      // In either shirt, with two of the four heads, and with other ones for the next goat.
      (['Home', 'Away'] as const).forEach((kit, turn) => {
        const head = HEADS[(GOAT_SLUGS.indexOf(goat) + i + 2 * turn) % 4]!;
        const posed = { goat, pose, head, kit };
        const { silhouette, face } = drawn(posed);
        const spots = pathSpots(silhouette);
        for (const rarity of TIERS) {
          const stance = stanceFor(posed, rarity);
          const about = `${pose}, ${head}, ${kit}, ${rarity}`;
          const placed = spots.map((spot) => on(stance, spot));
          expect(placed.filter(hidden), about).toEqual([]);
          if (FIGURES[pose]) expect(placed.filter(pastTheEdge), about).toEqual([]);
          const [x, y] = on(stance, [face.x, face.y]);
          const reach = face.r * stance.scale;
          expect(y + reach, about).toBeLessThan(PLATE_TOP);
          expect(y - reach, about).toBeGreaterThan(30);
          expect(x - reach, about).toBeGreaterThan(14);
          expect(x + reach, about).toBeLessThan(486);
        }
      });
    });
  });
});

it('never gives a Legendary less room than another tier', () => {
  for (const goat of GOAT_SLUGS) {
    for (const pose of POSES) {
      const scale = (rarity: Rarity) =>
        stanceFor({ goat, pose, kit: 'Home', head: 'Three-Quarter' }, rarity).scale;
      expect(scale('Legendary'), `${goat}, ${pose}`).toBeGreaterThanOrEqual(scale('Common'));
    }
  }
});
