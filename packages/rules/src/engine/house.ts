import { type Attribute, goatScore } from '../attributes.ts';
import { ATTRIBUTE_RANGES } from '../rarity.ts';
import type { MatchCard } from './cards.ts';
import type { MatchView, PlayerView } from './view.ts';

/** A number from 0 up to but not including 1, handed in by whoever runs the house. */
export type RandomNumber = () => number;

/** How far the house trusts that an opponent plays what was announced. */
const TRUST = 0.7;
/** Points of honest misjudgement, so that the house can be beaten and is never a machine. */
const NOISE = 4;

function ownCard(player: PlayerView, round: number): MatchCard {
  return player.lineup?.[round - 1] ?? player.card ?? player.announcedCard;
}

function middle(card: MatchCard): number {
  const { min, max } = ATTRIBUTE_RANGES[card.rarity];
  return (min + max) / 2;
}

/** A guess at the opponent's number, from what is announced alone. */
function expected(player: PlayerView, attribute: Attribute): number {
  const cards = player.deck ?? [player.announcedCard];
  const announced = cards.reduce((sum, card) => sum + card.attributes[attribute], 0);
  const tier = cards.reduce((sum, card) => sum + middle(card), 0);
  return (TRUST * announced + (1 - TRUST) * tier) / cards.length;
}

/**
 * The house player's pick, from its own view: it knows no more than a person in its seat.
 * `housePick(matchView(state, house.address), random) // 'pace'`
 */
export function housePick(view: MatchView, random: RandomNumber): Attribute {
  const [a, b] = view.players;
  const [own, opponent] = a.address === view.you ? [a, b] : [b, a];
  const card = ownCard(own, view.rounds.length + 1);
  const margins = view.choices.map((attribute) => ({
    attribute,
    margin: card.attributes[attribute] - expected(opponent, attribute) + random() * NOISE,
  }));
  return margins.reduce((best, next) => (next.margin > best.margin ? next : best)).attribute;
}

/** The decider that the house can do without: where it expects to be worst off. */
export function houseStrike(view: MatchView, random: RandomNumber): Attribute {
  const [a, b] = view.players;
  const [own, opponent] = a.address === view.you ? [a, b] : [b, a];
  const card = ownCard(own, view.rounds.length + 1);
  const margins = view.deciders.map(({ attribute }) => ({
    attribute,
    margin: card.attributes[attribute] - expected(opponent, attribute) + random() * NOISE,
  }));
  return margins.reduce((worst, next) => (next.margin < worst.margin ? next : worst)).attribute;
}

/** What the house brings: the announced card as often as it keeps it, else another of its tier. */
export function houseCard(
  announced: MatchCard,
  free: readonly MatchCard[],
  keepsCard: number,
  random: RandomNumber,
): MatchCard {
  const swaps = free.filter((card) => card.rarity === announced.rarity && card.id !== announced.id);
  const swap = swaps[Math.floor(random() * swaps.length)];
  return swap === undefined || random() < keepsCard ? announced : swap;
}

/** The house's five: roughly its best, in no order an opponent could learn. */
export function houseLineup(deck: readonly MatchCard[], random: RandomNumber): MatchCard[] {
  return deck
    .map((card) => ({ card, worth: goatScore(card.attributes) + random() * NOISE }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, 5)
    .map(({ card }) => ({ card, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ card }) => card);
}
