import { goatImages, goatSlugOf, goatSummary, storyLines } from '@goats/collection';
import type { Answer } from '@goats/ui/api/client.ts';
import { LOCALE } from '@goats/words';
import { goatNumber } from './find-goat.ts';
import { storyOf } from './story-of.ts';

type ServerGoat = Answer<'GET /api/goats'>[number];

/** The server tells of a goat in English; the scripts of another language have it in theirs. */
export const TOLD_HERE = LOCALE !== 'en';

/** Looks, shirts and the names of pictures, which every page about goats has at hand. */
export function withOwnFacts(goat: ServerGoat): ServerGoat {
  const slug = goatSlugOf(goatNumber(goat));
  if (!TOLD_HERE || !slug) return goat;
  const { physicalTraits, furColor, shirtColorsClub, shirtColorsInternational } = goatSummary(slug);
  return {
    ...goat,
    ...{ physicalTraits, furColor, shirtColorsClub, shirtColorsInternational },
    images: goatImages(slug),
  };
}

/** Backstory and moments; they are a script of their own for each goat. */
export async function withOwnStory<Goat extends Pick<ServerGoat, 'backstory' | 'iconicMoments'>>(
  slug: string,
  goat: Goat,
): Promise<Goat> {
  const story = TOLD_HERE ? await storyOf(slug) : null;
  return story ? { ...goat, ...storyLines(story) } : goat;
}
