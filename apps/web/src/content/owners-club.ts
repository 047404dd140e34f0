/** The words of the owners club. What is on there comes from the server. */
export const BENEFITS = [
  {
    figure: '2%',
    title: 'Royalty distribution',
    text: 'Planned: a share of secondary sales goes back to the people who hold the goats.',
  },
  {
    figure: '25%',
    title: 'Owner discount on drops',
    text: 'Planned, from the first drop on: a quarter off everything new, before it is new to others.',
  },
  {
    figure: '1:1',
    title: 'One goat, one vote',
    text: 'Every card has a say in what comes next. Some of them have opinions.',
  },
] as const;

export const JOIN_STEPS = [
  { title: 'Get a card', text: 'Any tier, any goat. One is enough.' },
  { title: 'Connect your wallet', text: 'We look up what it holds. Nothing moves.' },
  { title: 'Come in', text: 'The door stays open for as long as the card is yours.' },
] as const;

export const MEMBERSHIP_TIERS = [
  {
    name: 'Standard',
    cards: '1 NFT',
    voting: '1x',
    text: 'Events, votes and the bar that only serves grass.',
  },
  {
    name: 'Elite',
    cards: '5+ NFTs',
    voting: '5x',
    text: 'Five goats make a midfield and an argument. 5x voting settles it.',
  },
  {
    name: 'Legendary',
    cards: '10+ NFTs',
    voting: '10x',
    text: '10x voting, and one more card makes a full team of 11.',
  },
] as const;

export const MEMBERSHIP_FAQ = [
  {
    id: 'sell',
    title: 'What if I sell my card?',
    body: 'Then the door closes behind it. Ownership is checked at every step inside, not only at the entrance.',
  },
  {
    id: 'many',
    title: 'Do more cards help?',
    body: 'Yes: five make you Elite, ten make you Legendary, and every goat of yours votes with that weight.',
  },
  {
    id: 'lose',
    title: 'What if I lose a card in a battle?',
    body: 'The card goes to the winner, and its seat with it. Keep one at home if you like the bar.',
  },
  {
    id: 'tickets',
    title: 'How do tickets work?',
    body: 'One for each wallet, while there are any, and free. If you cannot come, give it back: the next in line gets it at once.',
  },
  { id: 'cost', title: 'Is there a fee?', body: 'No. The card is the ticket.' },
] as const;
