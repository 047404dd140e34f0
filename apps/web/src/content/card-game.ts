import { type Attribute, LANDING_MULTIPLIER, type Rarity, withPoint } from '@goats/rules';
import { t } from '@goats/words';

const UNDERDOG = `${withPoint(String(LANDING_MULTIPLIER))}x`;

/** The words of the card game's tabs. The figures come from the same rules the matches follow. */
export const MATCH_FLOW = [
  {
    title: t('Challenge@@noun'),
    text: t(
      'Name a tier and a stake. Your HOOF goes into the vault and waits there; in a battle your card does too.',
    ),
  },
  {
    title: t('Secret commitment'),
    text: t('Both sides privately pick an NFT. Nobody sees a card, only that it has been chosen.'),
  },
  {
    title: t('Reveal@@step of a match'),
    text: t(
      'Round 1 is a random attribute, then the loser picks. Both numbers turn over, the higher one takes it.',
    ),
  },
  {
    title: t('Victory and rewards'),
    text: t('Two rounds win the match. The vault opens for the winner.'),
  },
] as const;

export const WAYS_TO_PLAY = [
  {
    title: t('Challenge@@noun'),
    stake: t('Cards stay'),
    text: t(
      'A friendly with a purse. You name the tier that may answer, and everybody keeps their cards.',
    ),
    facts: [
      [t('Winner takes'), t('Stake x2')],
      [t('Challenging a higher rarity'), UNDERDOG],
      [t('Cards@@what becomes of them'), t('stay with their owners@@the cards')],
      [t('Open for@@followed by a time'), t('6 hours')],
    ],
    to: '/card-game',
    tab: 'lobby',
    action: t('Challenge Lobby'),
  },
  {
    title: t('Battle@@noun'),
    stake: t('Card at stake'),
    text: t(
      'A derby. The treasury puts 30 HOOF on top, and the loser walks home without the card.',
    ),
    facts: [
      [t('Prize pool'), t('Stake x2 + 30')],
      [t('Game modes'), t('Duel or Squad')],
      [t('Cards@@what becomes of them'), t('loser to winner@@the cards go from one to the other')],
      [t('Open for@@followed by a time'), t('30 minutes')],
    ],
    to: '/battle',
    tab: 'lobby',
    action: t('Battle arena'),
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
      title: t('Round 1 is a draw from the hat'),
      text: t(
        'Round 1: the attribute is chosen at random. Heading it is, which suits the taller horns. Three deciders are turned up with it: Defensive IQ, Physicality and Dribbling.',
      ),
    },
    {
      attribute: 'pace',
      values: [85, 78],
      title: t('The loser picks round 2'),
      text: t(
        'The Flea lost, so the Flea calls. There is not a defender alive who wants to hear Pace. With the same stroke of the hoof he crosses out Physicality.',
      ),
    },
    {
      attribute: 'defensiveIQ',
      values: [75, 79],
      title: t('The winner of round 1 decides'),
      text: t(
        'One each, so the Kaiser calls the last, out of the two deciders left. Not Dribbling, he has seen the Flea. Defensive IQ.',
      ),
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
  t('Bring a deck of ten cards. Five of them, in an order only you know, play five rounds.'),
  t(
    'Each round compares one attribute. A level round goes to the Iconic Moment cards: a Legendary moment wins outright, two of them compare Charisma.',
  ),
  t(
    'Two each after four? Three deciders are turned up, one side crosses one out, the other decides between the two left.',
  ),
  t('Level after five? The highest combined GOAT Score of the cards left on the bench takes it.'),
] as const;

export const ELIGIBILITY = [
  t('Own at least one card NFT.'),
  t('Have an active wallet with HOOF in it.'),
  t('A full team needs at least 11 NFTs.'),
] as const;

export const MECHANICS = [
  [t('Format@@of a match'), t('Best of 3')],
  [t('Deciders'), t('three, one goes@@deciders')],
  [t('Stake per match'), '10 HOOF'],
  [t('Stakes on offer'), t('10 to 100')],
  [t('Games per NFT'), t('3 a day@@games')],
  [t('Cooldown after a loss'), t('12 hours')],
  [t('Winning card'), t('+1, at most +5')],
  [t('Challenging a higher rarity'), UNDERDOG],
  [t('The crowd'), t('with the underdog@@the crowd')],
] as const;

export const CLOCKS = [
  [t('Choosing in secret'), t('60 seconds')],
  [t('Picking and crossing out'), t('30 seconds')],
  [t('An open challenge'), t('6 hours')],
  [t('An open battle request'), t('30 minutes')],
] as const;

export const PROMISES = [
  {
    title: t('Nobody peeks'),
    text: t(
      'Your card is sealed as a hash before the first draw. Not even we can swap it afterwards.',
    ),
  },
  {
    title: t('Nobody steers'),
    text: t(
      'The draw mixes our seed with both of yours. Change any one of the three and the hat changes.',
    ),
  },
  {
    title: t('Everybody checks'),
    text: t(
      'Each finished match has a Verify panel that recomputes every round in your own browser.',
    ),
  },
] as const;

export const REWARDS = [
  [t('Staked HOOF, both sides'), '20'],
  [t('Treasury bonus'), '30'],
  [t('Winner receives'), '50 HOOF'],
  [t("Opponent's card"), t('Yes@@the winner receives it')],
] as const;

export const ATTRIBUTE_NOTES: Readonly<Record<Attribute, string>> = {
  dribbling: t('How many defenders end up sitting down.'),
  pace: t('Grass to goal, in seconds.'),
  shootingPower: t('What the net has to say about it.'),
  finishing: t('Turning half a chance into a whole one.'),
  passingAccuracy: t('Finding a friend in a crowd.'),
  vision: t('Seeing the friend in the first place.'),
  headingAbility: t('Horns count. That is the whole point.'),
  defensiveIQ: t('Being where the trouble will be.'),
  physicality: t('Winning an argument without a word.'),
  charisma: t('The crowd, the cameras, the referee.'),
};
