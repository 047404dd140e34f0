import type { Attribute } from '../attributes.ts';
import type { MatchCard } from '../engine/cards.ts';
import type { MatchView, PlayerView } from '../engine/view.ts';
import { beats, numbersOf, placeOf } from '../odds/numbers.ts';
import { seatInView } from '../odds/view-position.ts';
import { ATTRIBUTE_RANGES } from '../rarity.ts';
import type { RandomNumber, Strength } from './strength.ts';

/** How far the house trusts that an opponent plays what was announced. */
const TRUST = 0.7;
/** Points of honest misjudgement, so that the house can be beaten and is never a machine. */
const NOISE = 4;

/** How much a player would like a round on that attribute; only the order counts. */
export type Liking = (attribute: Attribute) => number;

function ownCard(player: PlayerView, round: number): MatchCard {
  return player.lineup?.[round - 1] ?? player.card ?? player.announcedCard;
}

function middle(card: MatchCard): number {
  const { min, max } = ATTRIBUTE_RANGES[card.rarity];
  return (min + max) / 2;
}

/** A guess at the opponent's number, from what is announced alone. */
function expected(cards: readonly MatchCard[], attribute: Attribute): number {
  const announced = cards.reduce((sum, card) => sum + card.attributes[attribute], 0);
  const tier = cards.reduce((sum, card) => sum + middle(card), 0);
  return (TRUST * announced + (1 - TRUST) * tier) / cards.length;
}

/** The announced cards that no value shown so far has given away: they may still be to come. */
function stillToCome(deck: readonly MatchCard[], view: MatchView, seat: 0 | 1): MatchCard[] {
  const played = view.rounds.flatMap(({ attribute, values }) => {
    const fitting = deck.filter((card) => card.attributes[attribute] === values[seat]);
    return fitting.length === 1 ? fitting : [];
  });
  return deck.filter((card) => !played.includes(card));
}

/** The share of the cards that may lie opposite that one's own would beat. */
function shareBeaten(card: MatchCard, others: readonly MatchCard[]): Liking {
  const own = numbersOf(card);
  const numbers = others.map(numbersOf);
  return (attribute) => {
    const place = placeOf(attribute);
    return numbers.reduce((sum, other) => sum + beats(own, other, place, 0), 0) / numbers.length;
  };
}

/** What a player of that strength makes of each attribute, misjudgement included. */
export function likingOf(strength: Strength, view: MatchView, random: RandomNumber): Liking {
  const seat = seatInView(view);
  const card = ownCard(view.players[seat], view.rounds.length + 1);
  const opponent = view.players[seat === 0 ? 1 : 0];
  const deck = opponent.deck ?? [opponent.announcedCard];
  switch (strength) {
    case 'friendly':
      return (attribute) => card.attributes[attribute] + random() * NOISE;
    case 'solid':
      return (attribute) =>
        card.attributes[attribute] - expected(deck, attribute) + random() * NOISE;
    case 'sharp': {
      const left = stillToCome(deck, view, seat === 0 ? 1 : 0);
      return shareBeaten(card, left.length === 0 ? deck : left);
    }
  }
}
