import type { ATTRIBUTES } from '@goats/rules';

/** The words of the card game's tabs. The figures come from the same rules the matches follow. */
export const MATCH_FLOW = [
  {
    title: 'Challenge',
    text: 'Name a tier and a stake. Your HOOF goes into the vault and waits there.',
  },
  {
    title: 'Secret commitment',
    text: 'Both sides privately pick an NFT. Nobody sees a card, only that it has been chosen.',
  },
  {
    title: 'Reveal',
    text: 'A random attribute is drawn. Both numbers turn over, the higher one takes it.',
  },
  {
    title: 'Victory and rewards',
    text: 'Two rounds win the match. The vault opens for the winner.',
  },
] as const;

export const ROUND_RULES = [
  { title: 'Round 1', text: 'The attribute is chosen at random.' },
  { title: 'Round 2', text: 'The loser of round 1 picks the attribute.' },
  { title: 'Round 3', text: 'If it stands 1:1, the winner of round 1 decides.' },
] as const;

export const ELIGIBILITY = [
  'Own at least one card NFT.',
  'Have an active wallet with HOOF in it.',
  'A full team needs at least 11 NFTs.',
] as const;

export const MECHANICS = [
  ['Format', 'Best of 3'],
  ['Stake per match', '10 HOOF'],
  ['Stakes on offer', '10 to 100'],
  ['Games per NFT', '3 a day'],
  ['Cooldown after a loss', '12 hours'],
  ['Winning card', '+1'],
  ['Challenging a higher rarity', '1.5x'],
] as const;

export const REWARDS = [
  ['Staked HOOF, both sides', '20'],
  ['Treasury bonus', '30'],
  ['Winner receives', '50 HOOF'],
  ["Opponent's card", 'Yes'],
] as const;

export const ATTRIBUTE_NOTES: Readonly<Record<(typeof ATTRIBUTES)[number], string>> = {
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
