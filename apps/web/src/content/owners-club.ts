/** Sample events and words of the owners club. */
export type EventCategory = 'Match Experience' | 'Tournament' | 'Digital Exclusive' | 'Community';

export interface ClubEvent {
  id: string;
  title: string;
  date: string;
  location: string;
  category: EventCategory;
  description: string;
  image: string;
  limited: boolean;
  ticketsRemaining: number | null;
}

export const UPCOMING: readonly ClubEvent[] = [
  {
    id: 'touchline',
    title: 'A night on the touchline',
    date: 'June 21, 2025',
    location: 'Praia Rovers ground',
    category: 'Match Experience',
    description: 'Warm up with the squad, stand too close to the corner flag, and keep the bib.',
    image: '/api/images/event-matchday.webp',
    limited: true,
    ticketsRemaining: 50,
  },
  {
    id: 'pasture-cup',
    title: 'The Pasture Cup',
    date: 'September 1, 2025',
    location: 'Online, and in the long grass',
    category: 'Tournament',
    description: 'Sixty-four owners, one bracket, three rounds a match. Bring a rested card.',
    image: '/api/images/event-tournament.webp',
    limited: true,
    ticketsRemaining: 128,
  },
  {
    id: 'moment-preview',
    title: 'Moment cards, first look',
    date: 'July 5, 2025',
    location: 'Your browser',
    category: 'Digital Exclusive',
    description: 'See the first iconic moments before anybody can have an opinion about them.',
    image: '/api/images/event-digital-drop.webp',
    limited: false,
    ticketsRemaining: null,
  },
  {
    id: 'supper',
    title: 'Owners’ supper',
    date: 'August 16, 2025',
    location: 'Porto Alegria clubhouse',
    category: 'Community',
    description: 'A long table, short speeches, and grass for those who asked.',
    image: '/api/images/event-picnic.webp',
    limited: true,
    ticketsRemaining: 25,
  },
];

export const PAST = [
  {
    id: 'awards-night',
    title: 'Awards night',
    date: 'March 1, 2025',
    image: '/api/images/event-awards-night.webp',
    highlights: [
      'Ten goats unveiled',
      'One acceptance speech, eaten early',
      'No injuries worth mentioning',
    ],
  },
  {
    id: 'training-day',
    title: 'Training day',
    date: 'April 12, 2025',
    image: '/api/images/event-training-day.webp',
    highlights: ['Forty owners ran between cones', 'Two stopped for grass', 'One was signed'],
  },
] as const;

export const BENEFITS = [
  {
    figure: '2%',
    title: 'Royalty distribution',
    text: 'A share of secondary sales goes back to owners.',
  },
  {
    figure: '25%',
    title: 'Owner discount on drops',
    text: 'A quarter off everything new, before it is new to others.',
  },
  { figure: '1:1', title: 'One goat, one vote', text: 'Every card has a say in what comes next.' },
] as const;

export const JOIN_STEPS = [
  { title: 'Get a card', text: 'Any tier, any goat. One is enough.' },
  { title: 'Connect your wallet', text: 'We look up what it holds. Nothing moves.' },
  { title: 'Come in', text: 'The door stays open for as long as the card is yours.' },
] as const;

export const MEMBERSHIP_TIERS = [
  { name: 'Standard', cards: '1 NFT', text: 'Events, votes and the bar that only serves grass.' },
  { name: 'Elite', cards: '5+ NFTs', text: '5x voting and first choice of seats.' },
  { name: 'Legendary', cards: '10+ NFTs', text: '10x voting and your name on a stand.' },
] as const;

export const MEMBERSHIP_FAQ = [
  {
    id: 'sell',
    title: 'What if I sell my card?',
    body: 'Then the door closes behind it. Ownership is checked on every visit.',
  },
  {
    id: 'many',
    title: 'Do more cards help?',
    body: 'Yes: five make you Elite, ten make you Legendary, and your vote weighs accordingly.',
  },
  { id: 'cost', title: 'Is there a fee?', body: 'No. The card is the ticket.' },
] as const;
