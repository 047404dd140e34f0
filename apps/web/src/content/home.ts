/** The words of the home page. */
export const HOME_OVERVIEW = {
  title: 'Do the maths',
  lead: 'Ten goats. Two thousand cards each, and not one twice. Nobody gets a two thousand and first, however nicely they ask.',
  facts: [
    {
      figure: '20,000',
      title: 'cards, limited',
      text: 'Every card has ten attributes, a moment of its own and a number that was drawn before anybody could look.',
    },
    {
      figure: '200,000+',
      title: 'trading cards planned',
      text: 'For the game: packs of five, from honest Commons to Legendaries that need their own shelf.',
    },
    {
      figure: '250,000',
      title: 'iconic moments to come',
      text: '25,000 a goat. Goals, saves, and celebrations that went on slightly too long.',
    },
  ],
} as const;

export const HOME_ROADMAP = [
  {
    name: 'The Pasture',
    status: 'Current',
    quarter: 'Q1 2025',
    text: 'The ten arrive, the first cards are minted and the marketplace opens its gate.',
  },
  {
    name: 'The Field',
    status: 'Next',
    quarter: 'Q2 2025',
    text: 'Battles with the card at stake, challenges where cards stay, and a HOOF economy that adds up to the hundredth.',
  },
  {
    name: 'The Meadow',
    status: 'Planned',
    quarter: 'Q3 2025',
    text: 'Iconic moment cards for every goat. The cups and the owners club could not wait and are here.',
  },
  {
    name: 'The Stadium',
    status: 'Future',
    quarter: 'Q4 2025',
    text: 'Partnerships, and a crowd loud enough to frighten the sheep next door. Seasons could not wait and are here.',
  },
] as const;

export const HOME_UTILITY = [
  {
    title: 'Play it',
    text: 'Best of three, one attribute a round. Your card stays secret until the whistle.',
    to: '/card-game',
    link: 'Card Game',
  },
  {
    title: 'Stake it',
    text: 'Put HOOF in the vault. The winner takes double, underdogs take more.',
    to: '/game-guide',
    link: 'Battle guide',
  },
  {
    title: 'Open it',
    text: 'Five cards to a pack, 108 in the series, odds printed on the wrapper.',
    to: '/pack-opening',
    link: 'Open a pack',
  },
  {
    title: 'Belong',
    text: 'One card opens the owners club: events, votes, and a quarter off new drops once there are any.',
    to: '/owners-club',
    link: 'Owners Club',
  },
] as const;
