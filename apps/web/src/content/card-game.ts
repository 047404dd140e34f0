import type { Attribute, Rarity } from '@goats/rules';

/** The words of the card game's tabs. The figures come from the same rules the matches follow. */
export const MATCH_FLOW = [
  {
    title: 'Challenge',
    text: 'Name a tier and a stake. Your HOOF goes into the vault and waits there; in a battle your card does too.',
  },
  {
    title: 'Secret commitment',
    text: 'Both sides privately pick an NFT. Nobody sees a card, only that it has been chosen.',
  },
  {
    title: 'Reveal',
    text: 'Round 1 is a random attribute, then the loser picks. Both numbers turn over, the higher one takes it.',
  },
  {
    title: 'Victory and rewards',
    text: 'Two rounds win the match. The vault opens for the winner.',
  },
] as const;

export const WAYS_TO_PLAY = [
  {
    title: 'Challenge',
    stake: 'Cards stay',
    text: 'A friendly with a purse. You name the tier that may answer, and everybody keeps their cards.',
    facts: [
      ['Winner takes', 'Stake x2'],
      ['Challenging a higher rarity', '1.5x'],
      ['Cards', 'stay with their owners'],
      ['Open for', '6 hours'],
    ],
    to: '/card-game',
    tab: 'lobby',
    action: 'Challenge Lobby',
  },
  {
    title: 'Battle',
    stake: 'Card at stake',
    text: 'A derby. The treasury puts 30 HOOF on top, and the loser walks home without the card.',
    facts: [
      ['Prize pool', 'Stake x2 + 30'],
      ['Game modes', 'Duel or Squad'],
      ['Cards', 'loser to winner'],
      ['Open for', '30 minutes'],
    ],
    to: '/battle',
    tab: 'lobby',
    action: 'Battle arena',
  },
] as const;

export interface ShownCard {
  id: number;
  name: string;
  rarity: Rarity;
  score: number;
}

/** One printed card of each tier. */
export const TIER_CARDS = [
  { id: 455, name: 'El Fenómeno', rarity: 'Common', score: 67 },
  { id: 2213, name: 'The Flea', rarity: 'Rare', score: 81 },
  { id: 2218, name: 'Magic Goat', rarity: 'Epic', score: 91 },
  { id: 17331, name: 'The Black Pearl', rarity: 'Legendary', score: 96 },
] as const satisfies readonly ShownCard[];

/** A duel between two printed cards, with the numbers they really have. */
export const SAMPLE_DUEL = {
  near: { id: 2213, name: 'The Flea', rarity: 'Rare', score: 81 },
  far: { id: 4470, name: 'Kaiser Goat', rarity: 'Rare', score: 81 },
  deciders: ['defensiveIQ', 'physicality', 'dribbling'],
  rounds: [
    {
      attribute: 'headingAbility',
      values: [74, 80],
      title: 'Round 1 is a draw from the hat',
      text: 'Round 1: the attribute is chosen at random. Heading it is, which suits the taller horns. Three deciders are turned up with it: Defensive IQ, Physicality and Dribbling.',
    },
    {
      attribute: 'pace',
      values: [85, 78],
      title: 'The loser picks round 2',
      text: 'The Flea lost, so the Flea calls. There is not a defender alive who wants to hear Pace. With the same stroke of the hoof he crosses out Physicality.',
    },
    {
      attribute: 'defensiveIQ',
      values: [75, 79],
      title: 'The winner of round 1 decides',
      text: 'One each, so the Kaiser calls the last, out of the two deciders left. Not Dribbling, he has seen the Flea. Defensive IQ.',
    },
  ],
} as const satisfies {
  near: ShownCard;
  far: ShownCard;
  /** Turned up with round 1; the last round is one of them. */
  deciders: readonly Attribute[];
  rounds: readonly {
    attribute: Attribute;
    values: readonly [number, number];
    title: string;
    text: string;
  }[];
};

export const SQUAD_RULES = [
  'Bring a deck of ten cards. Five of them, in an order only you know, play five rounds.',
  'Each round compares one attribute. A level round goes to the Iconic Moment cards: a Legendary moment wins outright, two of them compare Charisma.',
  'Two each after four? Three deciders are turned up, one side crosses one out, the other decides between the two left.',
  'Level after five? The highest combined GOAT Score of the cards left on the bench takes it.',
] as const;

export const ELIGIBILITY = [
  'Own at least one card NFT.',
  'Have an active wallet with HOOF in it.',
  'A full team needs at least 11 NFTs.',
] as const;

export const MECHANICS = [
  ['Format', 'Best of 3'],
  ['Deciders', 'three, one goes'],
  ['Stake per match', '10 HOOF'],
  ['Stakes on offer', '10 to 100'],
  ['Games per NFT', '3 a day'],
  ['Cooldown after a loss', '12 hours'],
  ['Winning card', '+1, at most +5'],
  ['Challenging a higher rarity', '1.5x'],
  ['The crowd', 'with the underdog'],
] as const;

export const CLOCKS = [
  ['Choosing in secret', '60 seconds'],
  ['Picking and crossing out', '30 seconds'],
  ['An open challenge', '6 hours'],
  ['An open battle request', '30 minutes'],
] as const;

export const PROMISES = [
  {
    title: 'Nobody peeks',
    text: 'Your card is sealed as a hash before the first draw. Not even we can swap it afterwards.',
  },
  {
    title: 'Nobody steers',
    text: 'The draw mixes our seed with both of yours. Change any one of the three and the hat changes.',
  },
  {
    title: 'Everybody checks',
    text: 'Each finished match has a Verify panel that recomputes every round in your own browser.',
  },
] as const;

export const REWARDS = [
  ['Staked HOOF, both sides', '20'],
  ['Treasury bonus', '30'],
  ['Winner receives', '50 HOOF'],
  ["Opponent's card", 'Yes'],
] as const;

export const ATTRIBUTE_NOTES: Readonly<Record<Attribute, string>> = {
  dribbling: 'How many defenders end up sitting down.',
  pace: 'Grass to goal, in seconds.',
  shootingPower: 'What the net has to say about it.',
  finishing: 'Turning half a chance into a whole one.',
  passingAccuracy: 'Finding a friend in a crowd.',
  vision: 'Seeing the friend in the first place.',
  headingAbility: 'Horns count. That is the whole point.',
  defensiveIQ: 'Being where the trouble will be.',
  physicality: 'Winning an argument without a word.',
  charisma: 'The crowd, the cameras, the referee.',
};
