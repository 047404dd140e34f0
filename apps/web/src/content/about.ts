import { formatHoof, PAID_PLACES } from '@goats/rules';
import { t } from '@goats/words';
import { byWorld } from './by-world.tsx';

/** The words of the about pages. */
export const STORY = [
  {
    picture: 'story-1',
    title: t('A shed, a lamp, an idea'),
    text: t(
      'It began in a shed, with one lamp and an argument about who was the greatest of all time. Somebody drew a goat to end it. Nobody remembers who won the argument; everybody remembers the goat.',
    ),
  },
  {
    picture: 'story-2',
    title: t('The first goal'),
    text: t(
      'The goat was given a shirt, then a ball, then a grudge. It scored on its first drawing, off the crossbar, and celebrated by eating the corner flag. There was clearly more to it.',
    ),
  },
  {
    picture: 'story-3',
    title: t('Ten sketches on a wall'),
    text: t(
      'By spring there were ten of them: ten footballers’ hearts in ten goats, drawn line by line, each with a best foot and a favourite excuse. From each come 2,000 cards, and no two of them are alike.',
    ),
  },
  {
    picture: 'story-4',
    title: t('The stadium'),
    text: t(
      'Now they have floodlights. You can look at them, trade them, or put them on the pitch and let the numbers settle what the shed could not. The argument goes on. That was always the point.',
    ),
  },
] as const;

export const ABOUT_ROADMAP = [
  {
    phase: t('Phase 1'),
    date: t('June 2025'),
    title: t('Launch@@of the site'),
    text: t('100 NFTs and the marketplace.'),
  },
  {
    phase: t('Phase 2'),
    date: t('August 2025'),
    title: t('Card game'),
    text: t('The battle game, with tournaments.'),
  },
  {
    phase: t('Phase 3'),
    date: t('October 2025'),
    title: t('New collections'),
    text: t('More goats, more moments, more arguments.'),
  },
  {
    phase: t('Phase 4'),
    date: 'Q1 2026',
    title: t('Partnerships and merchandise'),
    text: t('Scarves. Obviously scarves.'),
  },
] as const;

export const FAQ = [
  {
    id: 'what',
    title: t('What is Legendary GOATs?'),
    body: t(
      'A parody collectible of ten muscular goats inspired by famous footballers, with a marketplace of cards and a battle game staked in HOOF. It is an independent art project, not affiliated with any real club or player.',
    ),
  },
  {
    id: 'buy',
    title: t('How do I buy a card?'),
    body: t(
      'Cards are pre-minted NFTs: all 20,000 lie in one contract. Mint one nobody owns or buy one off its owner for HOOF, right here. Under auction, press Buy Now and finish on the external marketplace with your own wallet. Once it is yours you can take it to that wallet, where not even we can touch it: see Smart contract at the foot of every page, and there too which chain it is. A zkEVM chain was planned; the contracts run on any chain like it.',
    ),
  },
  {
    id: 'game',
    title: t('How does the card game work?'),
    body: t(
      'Best of three rounds. Both sides pick a card in secret, one attribute is compared each round, the higher number takes it. Stakes sit in a vault and go to the winner.',
    ),
  },
  {
    id: 'rarity',
    title: t('What sets a card’s rarity?'),
    body: t(
      'Its tier was drawn when it was minted: Common, Rare, Epic or Legendary. Each tier has its own range of attributes, from 60-75 for a Common to 90-100 for a Legendary.',
    ),
  },
  {
    id: 'need',
    title: t('Do I need NFTs to play?'),
    body: t(
      'To stake, yes: at least one card and some HOOF. To practise against the house, no. The house enjoys company.',
    ),
  },
  {
    id: 'earn',
    title: t('How do I earn rewards?'),
    body: byWorld(({ weekBudget }, world) =>
      t(
        'Win matches. The winner takes double the stake, underdogs take more, and the leaderboard pays weekly: the best {places} share {world, select, live {up to {hoof} HOOF} other {{hoof} HOOF}}. Cups have a pool of their own.',
        { places: PAID_PLACES, world, hoof: formatHoof(weekBudget) },
      ),
    ),
  },
  {
    id: 'future',
    title: t('What will be released next?'),
    body: t(
      'Iconic moment cards for every goat, and new collections. The roadmap has the order; the goats have the final say. Tournaments are here already: look under Cups.',
    ),
  },
  {
    id: 'updates',
    title: t('How do I stay updated?'),
    body: t(
      'Subscribe to the newsletter on the contact tab, or join us on Discord. We write when there is something to say.',
    ),
  },
] as const;

export const TEAM_LEADS = [
  {
    picture: 1,
    name: 'Gaffer Hornby',
    role: t('Head coach'),
    text: t('Has a plan. It involves everybody running.'),
  },
  {
    picture: 2,
    name: 'Tomasina Ochre',
    role: t('Art director'),
    text: t('Strong views about nostrils.'),
  },
  {
    picture: 3,
    name: 'Ines Kettle',
    role: t('Lead engineer'),
    text: t('Lost the first forty matches, then wrote the rules.'),
  },
] as const;

export const TEAM_MEMBERS = [
  { picture: 4, name: 'Mabel Fold', role: t('Kit manager') },
  { picture: 5, name: 'Barry Bleat', role: t('Commentator') },
  { picture: 6, name: 'Otto Ledger', role: t('Treasurer') },
  { picture: 7, name: 'Fern Turf', role: t('Groundskeeper') },
] as const;

export const UPCOMING_EVENTS = [
  { title: t('NFT drop'), date: t('June 15, 2025') },
  { title: t('Card game launch'), date: t('August 10, 2025') },
  { title: t('Tournament'), date: t('September 1, 2025') },
] as const;

export const DISCLAIMER = [
  {
    title: t('No affiliation'),
    text: t(
      'Legendary GOATs is an independent art and parody project. It is not affiliated with, endorsed by or connected to any real club, league, association or player.',
    ),
  },
  {
    title: t('Parody'),
    text: t(
      'The goats are fictional characters inspired by football’s history. Any likeness is playful, affectionate and has horns.',
    ),
  },
  {
    title: t('Rights'),
    text: t(
      'Names and marks of real people and organisations belong to them. The drawings, names of goats and clubs, and the words on this site are ours.',
    ),
  },
  {
    title: t('NFT ownership rights'),
    text: t(
      'Owning a card gives you the right to hold, show and trade that card. It does not transfer copyright or any right in a real person’s name or likeness.',
    ),
  },
  {
    title: t('Real events'),
    text: t(
      'Moments and results told here are invented or exaggerated. They are stories, not records.',
    ),
  },
  {
    title: t('Community compliance'),
    text: t(
      'Members are asked to keep the parody kind, to respect the rights of others, and not to present cards as official merchandise of anybody.',
    ),
  },
  {
    title: t('Dispute contact'),
    text: t(
      'If you believe something here infringes a right of yours, write to us and we will answer promptly.',
    ),
  },
] as const;
