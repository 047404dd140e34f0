import { type GoatStory, isGoatSlug, loadStory } from '@goats/collection';
import { MissingChunk } from '@goats/ui/patiently.ts';

/** What is told of one goat; null where there is no such goat. */
export async function storyOf(id: string): Promise<GoatStory | null> {
  if (!isGoatSlug(id)) return null;
  return loadStory(id).catch((error: unknown) => {
    throw new MissingChunk(String(error), { cause: error });
  });
}
