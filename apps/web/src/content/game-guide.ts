import { crowdFor, oddsWords } from '@goats/rules';
import { t } from '@goats/words';

const LONGEST_CLIMB = crowdFor('Common', 'Legendary')?.odds ?? 0;

/** The words of the battle guide. Its multipliers are the guide's own reading. */
export const GUIDE_STEPS = [
  {
    title: t('Get a card'),
    text: t(
      'One NFT is enough to start with a challenge, where cards stay. A battle, where the card is at stake, takes a second one that you keep.',
    ),
  },
  {
    title: t('Create or accept'),
    text: t(
      'A challenge, where cards stay, or a battle with the card at stake. Open one, or take somebody up on theirs.',
    ),
  },
  {
    title: t('Commit in secret'),
    text: t('Keep the announced card or swap it. The other side will not know.'),
  },
  {
    title: t('Call the attributes'),
    text: t(
      'Win two rounds of three and the vault is yours. Three deciders lie open; one gets crossed out.',
    ),
  },
] as const;

export const GUIDE_CARDS = [
  { id: 412, name: t('Hand of Horn, a Rare card') },
  { id: 3974, name: t('The Machine, a Legendary card') },
  { id: 823, name: t('The Flea, an Epic card') },
] as const;

/** One card of each tier, in the order of the tiers. */
export const TIER_CARDS = {
  Common: { id: 138, name: t('Magic Goat, a Common card') },
  Rare: { id: 412, name: t('Hand of Horn, a Rare card') },
  Epic: { id: 823, name: t('The Flea, an Epic card') },
  Legendary: { id: 3974, name: t('The Machine, a Legendary card') },
} as const;

export const TIER_WORDS = {
  Common: t('Honest work. Half of the collection, and all of its patience.'),
  Rare: t('Has a trick. Will tell you about the trick.'),
  Epic: t('Changes matches, and knows from which side to be photographed.'),
  Legendary: t('The reason the other three train.'),
} as const;

/** A match from the whistle to the vault, with the time each part has. */
export const MATCH_CLOCK = [
  {
    time: '60 s',
    title: t('Secret commitment'),
    text: t(
      'Both sides privately keep the announced card or swap to another of the same tier, and hand the referee a sealed envelope.',
    ),
  },
  {
    time: t('2 min@@minutes'),
    title: t('Opening@@of the sealed choices'),
    text: t(
      'Both open their envelope to the referee, who checks the seal. The cards stay face down for everybody else. Whoever refuses to open forfeits.',
    ),
  },
  {
    time: t('Draw@@out of a hat'),
    title: t('Round 1'),
    text: t(
      'A random attribute that neither side can steer. The higher number wins. With it three deciders are turned up: round 3 is one of these.',
    ),
  },
  {
    time: '30 s',
    title: t('Round 2'),
    text: t(
      'The loser of round 1 picks the attribute, any of the nine left, and takes a decider off: the one just played, or one crossed out in the same move.',
    ),
  },
  {
    time: '30 s',
    title: t('Round 3'),
    text: t(
      'Only at 1:1. The winner of round 1 decides, between the two deciders that are left. No attribute is used twice.',
    ),
  },
  {
    time: t('At once@@without delay'),
    title: t('Victory and rewards'),
    text: t(
      'The vault pays, both cards are turned over, the losing card rests 12 hours and the winning one gains +1 on the attribute that decided it, five times in its life and never above its tier’s maximum.',
    ),
  },
] as const;

export const GUIDE_MODES = [
  {
    mode: 'duel',
    title: t('Duel@@kind of match: one card each'),
    text: t('Best of three, one card each. Over in two minutes, remembered for longer.'),
  },
  {
    mode: 'squad',
    title: t('Squad@@kind of match: five cards each'),
    text: t(
      'Five rounds, five cards from a deck of ten, and Iconic Moments when a round is level. At 2:2 three deciders are turned up and one is crossed out.',
    ),
  },
] as const;

export const REQUEST_REWARDS = [
  [t('Both stakes'), '20 HOOF'],
  [t('Treasury bonus'), '30 HOOF'],
  [t('Winner takes'), t('50 HOOF and the card')],
  [t('Loser loses'), t('10 HOOF and the card')],
  [t('A beaten card rests'), t('12 hours')],
  [t('Games a card plays a day'), '3'],
] as const;

export const GUIDE_STRATEGY = [
  {
    title: t('Know your best number'),
    text: t('A card with one enormous number beats a card with ten good ones, if you get to pick.'),
  },
  {
    title: t('Lose round 1 gracefully'),
    text: t(
      'The loser calls round 2. A planned defeat is a tactic; an unplanned one is still a tactic afterwards.',
    ),
  },
  {
    title: t('Cross out with care'),
    text: t(
      'Of the three deciders, take away the one they are waiting for. Better still, play a decider that you win: it is gone, and so is their lead.',
    ),
  },
  {
    title: t('Mind the swap'),
    text: t('The announced card may not be the one that plays. Pick what beats both.'),
  },
  {
    title: t('Fight upwards, sometimes'),
    text: t(
      'A Common against a Legendary loses most days, although the crowd is with it. On the other day, {odds}, it is paid like a Legendary.',
      { odds: oddsWords(LONGEST_CLIMB) },
    ),
  },
  {
    title: t('Keep one at home'),
    text: t('In a battle request the loser’s card changes hands. Love it less, or leave it out.'),
  },
] as const;
