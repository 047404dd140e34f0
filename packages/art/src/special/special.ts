import type { Special } from '@goats/collection';
import { aura } from './aura.ts';
import { flames } from './flames.ts';
import { ghostDouble } from './ghost-double.ts';
import { goldDust } from './gold-dust.ts';
import { holographicFoil } from './holographic-foil.ts';
import type { SpecialLayers, SpecialSubject } from './layers.ts';
import { lightning } from './lightning.ts';
import { moonlight } from './moonlight.ts';

const SPECIAL_EFFECTS: Readonly<Record<Special, (subject: SpecialSubject) => SpecialLayers>> = {
  None: () => ({ field: '', edge: '' }),
  Aura: aura,
  Flames: flames,
  Lightning: lightning,
  'Gold Dust': goldDust,
  'Holographic Foil': holographicFoil,
  'Ghost Double': ghostDouble,
  'Night Edition': moonlight,
};

/** `drawSpecial('Aura', subject)`: what surrounds a goat, all of it behind the figure. */
export function drawSpecial(special: Special, subject: SpecialSubject): SpecialLayers {
  return SPECIAL_EFFECTS[special](subject);
}
