import { ATTRIBUTES, RARITIES, type Rarity } from '../../src/index.ts';
import type { SimulatedCard } from './card-provider.ts';
import type { Random } from './random.ts';

/** The cards by tier, to deal from. */
export type Shelf = Readonly<Record<Rarity, readonly SimulatedCard[]>>;

export function shelve(cards: readonly SimulatedCard[]): Shelf {
  const tiers = RARITIES.map((rarity) => [rarity, cards.filter((each) => each.rarity === rarity)]);
  return Object.fromEntries(tiers) as Shelf;
}

/** Cards that nobody else holds. */
export function deal(
  shelf: Shelf,
  rarity: Rarity,
  size: number,
  random: Random,
  taken = new Set<number>(),
): SimulatedCard[] {
  const hand: SimulatedCard[] = [];
  while (hand.length < size) {
    const card = shelf[rarity][random.below(shelf[rarity].length)]!;
    if (taken.has(card.id)) continue;
    taken.add(card.id);
    hand.push(card);
  }
  return hand;
}

export function sumOf({ attributes }: SimulatedCard): number {
  return ATTRIBUTES.reduce((sum, attribute) => sum + attributes[attribute], 0);
}
