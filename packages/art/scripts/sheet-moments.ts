/** Every iconic moment as a minted card that tells it, to be looked at. */
import { GOAT_SLUGS, goatStory, type MintedCard, mintedCards } from '@goats/collection';
import * as art from '../src/index.ts';
import { sheet } from './sheet-cards.ts';

/** The first Rare card of each moment: plain enough to see the scene, rich enough to judge it. */
function cardOfEachMoment(): ReadonlyMap<string, MintedCard> {
  const found = new Map<string, MintedCard>();
  for (const card of mintedCards()) {
    const key = `${card.traits.goat} ${card.momentTitle}`;
    if (card.rarity === 'Rare' && !found.has(key)) found.set(key, card);
  }
  return found;
}

/** Writes one sheet a goat into a folder. */
export async function sheetMoments(folder: string): Promise<void> {
  const cards = cardOfEachMoment();
  for (const goat of GOAT_SLUGS) {
    const pictures = goatStory(goat).iconicMoments.map(({ title }) => {
      const card = cards.get(`${goat} ${title}`);
      if (!card) throw new Error(`no Rare card tells '${title}'`);
      return art.cardPicture(card);
    });
    await sheet(`${folder}/moments-${goat}.png`, pictures, 4, 420);
  }
}
