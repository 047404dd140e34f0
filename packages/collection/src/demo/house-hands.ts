import { RARITIES, type Rarity } from '@goats/rules';
import { MAX_VARIATIONS } from '../admin/generation-settings.ts';
import { GOAT_SLUGS } from '../goat-slugs.ts';
import { cardId, mintedCard } from '../minted/minted-cards.ts';
import { housePlayers } from './house-players.ts';

/** Enough for a squad of ten, a duel in every tier, and a card at rest in each. */
const HAND: Readonly<Record<Rarity, number>> = { Common: 8, Rare: 6, Epic: 4, Legendary: 3 };

/**
 * `houseHand('gaffer-billy') // card ids, lowest first`: half of every tier from the favourite
 * goat, the rest from anybody. Players step through the numbers that end in 7 in strides of their
 * own, so no two hands share a card.
 */
export function houseHand(playerSlug: string): readonly number[] {
  const players = housePlayers();
  const seat = players.findIndex((player) => player.slug === playerSlug);
  const favourite = players[seat]?.favouriteGoat;
  if (!favourite) return [];

  const hand = new Set<number>();
  const held: Record<Rarity, number> = { Common: 0, Rare: 0, Epic: 0, Legendary: 0 };
  const take = (goats: readonly (typeof favourite)[], limit: (rarity: Rarity) => number) => {
    for (let number = 10 * seat + 7; number <= MAX_VARIATIONS; number += 10 * players.length) {
      for (const goat of goats) {
        const id = cardId(goat, number);
        const rarity = mintedCard(id)?.rarity;
        if (!rarity || hand.has(id) || held[rarity] >= limit(rarity)) continue;
        hand.add(id);
        held[rarity] += 1;
      }
    }
  };
  take([favourite], (rarity) => Math.floor(HAND[rarity] / 2));
  take(GOAT_SLUGS, (rarity) => HAND[rarity]);
  const short = RARITIES.find((rarity) => held[rarity] < HAND[rarity]);
  if (short) throw new RangeError(`The house has too few ${short} cards for ${playerSlug}`);
  return [...hand].sort((a, b) => a - b);
}
