import { t } from '@goats/words';

/** The words of the owners club. What is on there comes from the server. */
export const BENEFITS = [
  {
    figure: '2%',
    title: t('Royalty distribution'),
    text: t('Planned: a share of secondary sales goes back to the people who hold the goats.'),
  },
  {
    figure: '25%',
    title: t('Owner discount on drops'),
    text: t(
      'Planned, from the first drop on: a quarter off everything new, before it is new to others.',
    ),
  },
  {
    figure: '1:1',
    title: t('One goat, one vote'),
    text: t('Every card has a say in what comes next. Some of them have opinions.'),
  },
] as const;

export const JOIN_STEPS = [
  { title: t('Get a card'), text: t('Any tier, any goat. One is enough.') },
  { title: t('Connect your wallet'), text: t('We look up what it holds. Nothing moves.') },
  { title: t('Come in'), text: t('The door stays open for as long as the card is yours.') },
] as const;

export const MEMBERSHIP_TIERS = [
  {
    name: 'Standard',
    cards: t('1 NFT'),
    voting: '1x',
    text: t('Events, votes and the bar that only serves grass.'),
  },
  {
    name: 'Elite',
    cards: t('5+ NFTs'),
    voting: '5x',
    text: t('Five goats make a midfield and an argument. 5x voting settles it.'),
  },
  {
    name: 'Legendary',
    cards: t('10+ NFTs'),
    voting: '10x',
    text: t('10x voting, and one more card makes a full team of 11.'),
  },
] as const;

export const MEMBERSHIP_FAQ = [
  {
    id: 'sell',
    title: t('What if I sell my card?'),
    body: t(
      'Then the door closes behind it. Ownership is checked at every step inside, not only at the entrance.',
    ),
  },
  {
    id: 'many',
    title: t('Do more cards help?'),
    body: t(
      'Yes: five make you Elite, ten make you Legendary, and every goat of yours votes with that weight.',
    ),
  },
  {
    id: 'lose',
    title: t('What if I lose a card in a battle?'),
    body: t(
      'The card goes to the winner, and its seat with it. Keep one at home if you like the bar.',
    ),
  },
  {
    id: 'tickets',
    title: t('How do tickets work?'),
    body: t(
      'One for each wallet, while there are any, and free. If you cannot come, give it back: the next in line gets it at once.',
    ),
  },
  { id: 'cost', title: t('Is there a fee?'), body: t('No. The card is the ticket.') },
] as const;
