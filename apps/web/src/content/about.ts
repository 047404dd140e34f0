import { formatHoof, PAID_PLACES } from '@goats/rules';
import { byWorld } from './by-world.tsx';

/** The words of the about pages. */
export const STORY = [
  {
    picture: 'story-1',
    title: 'A shed, a lamp, an idea',
    text: 'It began in a shed, with one lamp and an argument about who was the greatest of all time. Somebody drew a goat to end it. Nobody remembers who won the argument; everybody remembers the goat.',
  },
  {
    picture: 'story-2',
    title: 'The first goal',
    text: 'The goat was given a shirt, then a ball, then a grudge. It scored on its first drawing, off the crossbar, and celebrated by eating the corner flag. There was clearly more to it.',
  },
  {
    picture: 'story-3',
    title: 'Ten sketches on a wall',
    text: 'By spring there were ten of them: ten footballers’ hearts in ten goats, drawn line by line, each with a best foot and a favourite excuse. From each come 2,000 cards, and no two of them are alike.',
  },
  {
    picture: 'story-4',
    title: 'The stadium',
    text: 'Now they have floodlights. You can look at them, trade them, or put them on the pitch and let the numbers settle what the shed could not. The argument goes on. That was always the point.',
  },
] as const;

export const ABOUT_ROADMAP = [
  { phase: 'Phase 1', date: 'June 2025', title: 'Launch', text: '100 NFTs and the marketplace.' },
  {
    phase: 'Phase 2',
    date: 'August 2025',
    title: 'Card game',
    text: 'The battle game, with tournaments.',
  },
  {
    phase: 'Phase 3',
    date: 'October 2025',
    title: 'New collections',
    text: 'More goats, more moments, more arguments.',
  },
  {
    phase: 'Phase 4',
    date: 'Q1 2026',
    title: 'Partnerships and merchandise',
    text: 'Scarves. Obviously scarves.',
  },
] as const;

export const FAQ = [
  {
    id: 'what',
    title: 'What is Legendary GOATs?',
    body: 'A parody collectible of ten muscular goats inspired by famous footballers, with a marketplace of cards and a battle game staked in HOOF. It is an independent art project, not affiliated with any real club or player.',
  },
  {
    id: 'buy',
    title: 'How do I buy a card?',
    body: 'Cards are pre-minted NFTs: all 20,000 lie in one contract. Mint one nobody owns or buy one off its owner for HOOF, right here. Under auction, press Buy Now and finish on the external marketplace with your own wallet. Once it is yours you can take it to that wallet, where not even we can touch it: see Smart contract at the foot of every page, and there too which chain it is. A zkEVM chain was planned; the contracts run on any chain like it.',
  },
  {
    id: 'game',
    title: 'How does the card game work?',
    body: 'Best of three rounds. Both sides pick a card in secret, one attribute is compared each round, the higher number takes it. Stakes sit in a vault and go to the winner.',
  },
  {
    id: 'rarity',
    title: 'What sets a card’s rarity?',
    body: 'Its tier was drawn when it was minted: Common, Rare, Epic or Legendary. Each tier has its own range of attributes, from 60-75 for a Common to 90-100 for a Legendary.',
  },
  {
    id: 'need',
    title: 'Do I need NFTs to play?',
    body: 'To stake, yes: at least one card and some HOOF. To practise against the house, no. The house enjoys company.',
  },
  {
    id: 'earn',
    title: 'How do I earn rewards?',
    body: byWorld(
      ({ weekBudget }, world) =>
        `Win matches. The winner takes double the stake, underdogs take more, and the leaderboard pays weekly: the best ${PAID_PLACES} share ${world === 'live' ? 'up to ' : ''}${formatHoof(weekBudget)} HOOF. Cups have a pool of their own.`,
    ),
  },
  {
    id: 'future',
    title: 'What will be released next?',
    body: 'Iconic moment cards for every goat, and new collections. The roadmap has the order; the goats have the final say. Tournaments are here already: look under Cups.',
  },
  {
    id: 'updates',
    title: 'How do I stay updated?',
    body: 'Subscribe to the newsletter on the contact tab, or join us on Discord. We write when there is something to say.',
  },
] as const;

export const TEAM_LEADS = [
  {
    picture: 1,
    name: 'Gaffer Hornby',
    role: 'Head coach',
    text: 'Has a plan. It involves everybody running.',
  },
  {
    picture: 2,
    name: 'Tomasina Ochre',
    role: 'Art director',
    text: 'Strong views about nostrils.',
  },
  {
    picture: 3,
    name: 'Ines Kettle',
    role: 'Lead engineer',
    text: 'Lost the first forty matches, then wrote the rules.',
  },
] as const;

export const TEAM_MEMBERS = [
  { picture: 4, name: 'Mabel Fold', role: 'Kit manager' },
  { picture: 5, name: 'Barry Bleat', role: 'Commentator' },
  { picture: 6, name: 'Otto Ledger', role: 'Treasurer' },
  { picture: 7, name: 'Fern Turf', role: 'Groundskeeper' },
] as const;

export const UPCOMING_EVENTS = [
  { title: 'NFT drop', date: 'June 15, 2025' },
  { title: 'Card game launch', date: 'August 10, 2025' },
  { title: 'Tournament', date: 'September 1, 2025' },
] as const;

export const DISCLAIMER = [
  {
    title: 'No affiliation',
    text: 'Legendary GOATs is an independent art and parody project. It is not affiliated with, endorsed by or connected to any real club, league, association or player.',
  },
  {
    title: 'Parody',
    text: 'The goats are fictional characters inspired by football’s history. Any likeness is playful, affectionate and has horns.',
  },
  {
    title: 'Rights',
    text: 'Names and marks of real people and organisations belong to them. The drawings, names of goats and clubs, and the words on this site are ours.',
  },
  {
    title: 'NFT ownership rights',
    text: 'Owning a card gives you the right to hold, show and trade that card. It does not transfer copyright or any right in a real person’s name or likeness.',
  },
  {
    title: 'Real events',
    text: 'Moments and results told here are invented or exaggerated. They are stories, not records.',
  },
  {
    title: 'Community compliance',
    text: 'Members are asked to keep the parody kind, to respect the rights of others, and not to present cards as official merchandise of anybody.',
  },
  {
    title: 'Dispute contact',
    text: 'If you believe something here infringes a right of yours, write to us and we will answer promptly.',
  },
] as const;
