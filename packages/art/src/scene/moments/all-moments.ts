import type { GoatSlug } from '@goats/collection';
import { elFenomeno } from './el-fenomeno.ts';
import { flyingDutchman } from './flying-dutchman.ts';
import { handOfHorn } from './hand-of-horn.ts';
import { kaiserGoat } from './kaiser-goat.ts';
import { magicGoat } from './magic-goat.ts';
import type { MomentScene, MomentScenes } from './moment-scene.ts';
import { platinumPrince } from './platinum-prince.ts';
import { theBlackPearl } from './the-black-pearl.ts';
import { theFlea } from './the-flea.ts';
import { theMachine } from './the-machine.ts';
import { theWizard } from './the-wizard.ts';

const SCENES: Readonly<Record<GoatSlug, MomentScenes>> = {
  'the-black-pearl': theBlackPearl,
  'hand-of-horn': handOfHorn,
  'the-flea': theFlea,
  'the-machine': theMachine,
  'el-fenomeno': elFenomeno,
  'the-wizard': theWizard,
  'flying-dutchman': flyingDutchman,
  'magic-goat': magicGoat,
  'platinum-prince': platinumPrince,
  'kaiser-goat': kaiserGoat,
};

/** `momentScene('the-flea', 'The Cabbage Leaf')`; undefined for a title that is no iconic moment. */
export function momentScene(goat: GoatSlug, title: string): MomentScene | undefined {
  return SCENES[goat][title];
}
