import type { Special } from '@goats/collection';
import { aura } from './aura.ts';
import { flames } from './flames.ts';
import { ghostDouble } from './ghost-double.ts';
import { goldDust } from './gold-dust.ts';
import { holographicFoil } from './holographic-foil.ts';
import type { SpecialLayers, SpecialSubject } from './layers.ts';
import { lightning } from './lightning.ts';

const NOTHING: SpecialLayers = { behind: '', over: '' };

const SPECIAL_EFFECTS: Readonly<Record<Special, (subject: SpecialSubject) => SpecialLayers>> = {
  None: () => NOTHING,
  Aura: aura,
  Flames: flames,
  Lightning: lightning,
  'Gold Dust': goldDust,
  'Holographic Foil': holographicFoil,
  'Ghost Double': ghostDouble,
  'Night Edition': () => NOTHING,
};

/** `drawSpecial('Aura', subject).behind` */
export function drawSpecial(special: Special, subject: SpecialSubject): SpecialLayers {
  return SPECIAL_EFFECTS[special](subject);
}
