import type { GoatSlug } from '../goat-slugs.ts';
import type { GoatStory } from './goat-types.ts';

const LOAD: Readonly<Record<GoatSlug, () => Promise<GoatStory>>> = {
  'the-black-pearl': async () => (await import('./the-black-pearl.ts')).theBlackPearl,
  'hand-of-horn': async () => (await import('./hand-of-horn.ts')).handOfHorn,
  'the-flea': async () => (await import('./the-flea.ts')).theFlea,
  'the-machine': async () => (await import('./the-machine.ts')).theMachine,
  'el-fenomeno': async () => (await import('./el-fenomeno.ts')).elFenomeno,
  'the-wizard': async () => (await import('./the-wizard.ts')).theWizard,
  'flying-dutchman': async () => (await import('./flying-dutchman.ts')).flyingDutchman,
  'magic-goat': async () => (await import('./magic-goat.ts')).magicGoat,
  'platinum-prince': async () => (await import('./platinum-prince.ts')).platinumPrince,
  'kaiser-goat': async () => (await import('./kaiser-goat.ts')).kaiserGoat,
};

/** For a page about one goat, which need not bring what is told of the nine others. */
export function loadStory(slug: GoatSlug): Promise<GoatStory> {
  return LOAD[slug]();
}
