/** The words of the battle guide. Its multipliers are the guide's own reading. */
export const GUIDE_STEPS = [
  {
    title: 'Get a card',
    text: 'One NFT is enough to start. Mint it with HOOF or buy it on the marketplace.',
  },
  {
    title: 'Create or accept',
    text: 'Open a challenge with your own terms, or take somebody up on theirs.',
  },
  {
    title: 'Commit in secret',
    text: 'Keep the announced card or swap it. The other side will not know.',
  },
  { title: 'Call the attributes', text: 'Win two rounds of three and the vault is yours.' },
] as const;

export const GUIDE_SYSTEM = [
  'Every card has ten attributes from 0 to 100. A round compares one of them, and the higher number wins it.',
  'Round 1 is a fair draw that neither side can steer. Whoever loses it picks round 2. If it stands 1:1, whoever won round 1 picks the last.',
  'Equal numbers go to the next attribute in the match order, until somebody is ahead.',
  'Stakes sit in the vault from the moment a challenge opens. Nobody can raise, lower or withdraw them during a match.',
] as const;

export const GUIDE_REWARD_ROWS = [
  ['Common against Common', '1.0x'],
  ['Common against Rare', '2.0x'],
  ['Common against Epic', '3.0x'],
  ['Common against Legendary', '4.0x'],
  ['Legendary challenger', '1.0x'],
] as const;

export const GUIDE_STRATEGY = [
  {
    title: 'Know your eleven',
    text: 'A card with one enormous number beats a card with ten good ones, if you get to pick.',
  },
  {
    title: 'Lose round 1 gracefully',
    text: 'The loser calls round 2. A planned defeat is a tactic; an unplanned one is still a tactic afterwards.',
  },
  {
    title: 'Mind the swap',
    text: 'The announced card may not be the one that plays. Pick what beats both.',
  },
  {
    title: 'Rest your losers',
    text: 'A beaten card rests for twelve hours, and no card plays more than three games a day.',
  },
] as const;
