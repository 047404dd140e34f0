import {
  type BulkScope,
  type GenerationRun,
  type GenerationSettings,
  type GoatSlug,
  type MasterGoat,
  masterGoat,
  planBulk,
  planMoments,
  planVariations,
} from '@goats/collection';
import { groupedCount } from '@goats/rules';
import { toast } from '@goats/ui/toasts.tsx';
import { countOf, type Generated } from '../desk/desk.ts';
import { theDesk } from '../desk/use-desk.ts';

const cards = (count: number, one: string, many: string) =>
  `${groupedCount(count)} ${count === 1 ? one : many}`;

async function run(
  runs: readonly GenerationRun[],
  title: string,
  told: (made: Generated) => { title: string; description: string },
): Promise<void> {
  if (runs.length === 0) return;
  try {
    const made = await theDesk().generate(runs, title);
    if (made.cancelled) {
      toast({
        title: 'Run Cancelled',
        description: `${groupedCount(made.made)} of ${groupedCount(countOf(runs))} cards were made and are kept.`,
        tone: 'yellow',
      });
    } else toast(told(made));
  } catch {
    toast({
      title: 'Generation Failed',
      description: 'The generator stopped. Reload the page, or import your last export.',
      tone: 'red',
    });
  }
}

/** As it stands on the desk now: a row on the screen may have been drawn before the last edit. */
function current(id: GoatSlug): { goat: MasterGoat; settings: GenerationSettings } {
  const { masterGoats, settings } = theDesk().state();
  return { goat: masterGoats.find((each) => each.id === id) ?? masterGoat(id), settings };
}

/** A batch of variations of one goat. */
export function generateVariations(id: GoatSlug): Promise<void> {
  const { goat, settings } = current(id);
  const planned = planVariations(goat, settings);
  return run(planned ? [planned] : [], `Generating NFT variations, ${goat.name}`, ({ made }) => ({
    title: 'NFT Variations Generated',
    description: `${cards(made, 'NFT variation', 'NFT variations')} of ${goat.name}.`,
  }));
}

/** A batch of moment cards of one goat. */
export function generateMoments(id: GoatSlug): Promise<void> {
  const { goat, settings } = current(id);
  const planned = planMoments(goat, settings);
  return run(planned ? [planned] : [], `Generating moment cards, ${goat.name}`, ({ made }) => ({
    title: 'Iconic Moment Cards Generated',
    description: `${cards(made, 'moment card', 'moment cards')} of ${goat.name}.`,
  }));
}

/** One batch of each, the overview's way. */
export async function generateBoth(id: GoatSlug): Promise<void> {
  await generateVariations(id);
  await generateMoments(id);
}

/** Every active goat: whatever is left of it, or one batch of each kind. */
export function generateBulk(scope: BulkScope): Promise<void> {
  const { masterGoats, settings } = theDesk().state();
  return run(planBulk(masterGoats, settings, scope), 'Bulk generation', ({ runs }) => ({
    title: 'Bulk Generation Complete',
    description: `${cards(countOf(runs, 'variation'), 'NFT variation', 'NFT variations')} and ${cards(countOf(runs, 'moment'), 'moment card', 'moment cards')}.`,
  }));
}
