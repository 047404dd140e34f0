import { LOCALE, t, wordCount } from '@goats/words';

/** The words of the home page. */
export const HOME_OVERVIEW = {
  title: t('Do the maths'),
  lead: t(
    'Ten goats. Two thousand cards each, and not one twice. Nobody gets a two thousand and first, however nicely they ask.',
  ),
  facts: [
    {
      figure: wordCount(LOCALE, 20_000),
      title: t('cards, limited@@follows a figure: 20,000'),
      text: t(
        'Every card has ten attributes, a moment of its own and a number that was drawn before anybody could look.',
      ),
    },
    {
      figure: `${wordCount(LOCALE, 200_000)}+`,
      title: t('trading cards planned@@follows a figure: 200,000+'),
      text: t(
        'For the game: packs of five, from honest Commons to Legendaries that need their own shelf.',
      ),
    },
    {
      figure: wordCount(LOCALE, 250_000),
      title: t('iconic moments to come@@follows a figure: 250,000'),
      text: t('25,000 a goat. Goals, saves, and celebrations that went on slightly too long.'),
    },
  ],
} as const;

export const HOME_ROADMAP = [
  {
    name: t('The Pasture'),
    here: true,
    status: t('Current@@stop of a roadmap'),
    quarter: 'Q1 2025',
    text: t('The ten arrive, the first cards are minted and the marketplace opens its gate.'),
  },
  {
    name: t('The Field'),
    here: false,
    status: t('Next@@stop of a roadmap'),
    quarter: 'Q2 2025',
    text: t(
      'Battles with the card at stake, challenges where cards stay, and a HOOF economy that adds up to the hundredth.',
    ),
  },
  {
    name: t('The Meadow'),
    here: false,
    status: t('Planned@@stop of a roadmap'),
    quarter: 'Q3 2025',
    text: t(
      'Iconic moment cards for every goat. The cups and the owners club could not wait and are here.',
    ),
  },
  {
    name: t('The Stadium'),
    here: false,
    status: t('Future@@stop of a roadmap'),
    quarter: 'Q4 2025',
    text: t(
      'Partnerships, and a crowd loud enough to frighten the sheep next door. Seasons could not wait and are here.',
    ),
  },
] as const;

export const HOME_UTILITY = [
  {
    title: t('Play it'),
    text: t('Best of three, one attribute a round. Your card stays secret until the whistle.'),
    to: '/card-game',
    link: t('Card Game'),
  },
  {
    title: t('Stake it'),
    text: t('Put HOOF in the vault. The winner takes double, underdogs take more.'),
    to: '/game-guide',
    link: t('Battle guide'),
  },
  {
    title: t('Open it'),
    text: t('Five cards to a pack, 108 in the series, odds printed on the wrapper.'),
    to: '/pack-opening',
    link: t('Open a pack'),
  },
  {
    title: t('Belong@@verb, after “Play it”, “Stake it” and “Open it”'),
    text: t(
      'One card opens the owners club: events, votes, and a quarter off new drops once there are any.',
    ),
    to: '/owners-club',
    link: t('Owners Club'),
  },
] as const;
