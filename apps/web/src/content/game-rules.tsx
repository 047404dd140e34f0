import { CLUB_PLACES, crowdAdds, crowdFor, oddsWords } from '@goats/rules';
import type { Chapter } from '@goats/ui/reading.tsx';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import {
  CLUB_MATCH_LINE,
  COUNTS_LINE,
  CUP_CARDS_LINE,
  CUP_DRAW,
  CUP_ENTRY,
  CUP_POOL,
  CUP_TIES,
  CUP_TIMES,
  PLAYED_IN_LINE,
  POINTS_LINE,
  PRIZES_LINE,
} from './week.ts';

const NOBODY = { bonus: 0, later: 0, odds: 0 };
const CLIMB = crowdFor('Common', 'Rare') ?? NOBODY;
const ANSWER = crowdFor('Rare', 'Common') ?? NOBODY;

/** The rules page: the duel that most matches are, then the older five-round game as it has always been told. */
export const GAME_RULES: readonly Chapter[] = [
  {
    id: 'best-of-three',
    title: t('Best of Three'),
    body: [
      t(
        'The duel is best of 3, one card each. Round 1 is random, the loser picks round 2, and the winner of round 1 decides round 3.',
      ),
      t(
        'With round 1 three deciders are turned up. Whoever picks round 2 takes one off, by playing it or by crossing it out, and round 3 is one of the two left. So nobody walks into the last round with a free choice.',
      ),
      t(
        'Cards of different tiers may meet in a challenge, and then the crowd is with the underdog: every value of the lower card counts for more. A Common that takes on a Rare gets {climbAdds}, and wins {climbOdds}; a Common that is challenged by a Rare gets {answerAdds}, and it is {answerOdds}.',
        {
          climbAdds: crowdAdds(CLIMB),
          climbOdds: oddsWords(CLIMB.odds),
          answerAdds: crowdAdds(ANSWER),
          answerOdds: oddsWords(ANSWER.odds),
        },
      ),
    ],
  },
  {
    id: 'objective',
    title: t('Objective@@of the game'),
    body: [
      t(
        'In the older game, the squad: win more rounds than the goat opposite. Each round compares one attribute; the higher number takes 1 point. Five rounds, then we count.',
      ),
    ],
  },
  {
    id: 'components',
    title: t('Game Components'),
    body: [
      <ul key="list">
        <li>{t('GOAT cards with ten attributes and a GOAT Score')}</li>
        <li>{t('Iconic Moment cards, which break ties')}</li>
        <li>{t('HOOF, the token that is staked and won')}</li>
        <li>{t('Two players, at least one of them confident')}</li>
      </ul>,
    ],
  },
  {
    id: 'setup',
    title: t('Setup@@before a game'),
    body: [
      t(
        'Each player selects 5 cards from a 10-card deck. Card stats change only through official upgrades.',
      ),
      t('Iconic Moment cards are shuffled and set aside. They come out only when a round is tied.'),
    ],
  },
  {
    id: 'gameplay',
    title: t('Gameplay'),
    body: [
      t(
        'There are 5 rounds. In each, both players play one card and compare one attribute. The winner of the round gets 1 point.',
      ),
      t(
        'At 2:2 three deciders are turned up: round 5 is one of these. One player crosses one out, the other decides between the two left.',
      ),
      t(
        'A tied round is broken by drawing Iconic Moment cards. A Legendary moment wins outright. If both sides draw one, Charisma is compared.',
      ),
    ],
  },
  {
    id: 'end',
    title: t('End of Game'),
    body: [
      t(
        'After 5 rounds the player with more points wins. If the points are level, the highest combined GOAT Score of the remaining cards decides.',
      ),
    ],
  },
  {
    id: 'week',
    title: t('The Week'),
    body: [
      `${t('Every week, from Monday to Sunday in UTC, has a table.')} ${POINTS_LINE}`,
      COUNTS_LINE,
      <p key="prizes">{PRIZES_LINE}</p>,
      <p key="played-in" data-in="live">
        {PLAYED_IN_LINE}
      </p>,
    ],
  },
  {
    id: 'cups',
    title: t('Cups'),
    body: [
      <p key="entry">{CUP_ENTRY}</p>,
      <p key="times">{CUP_TIMES}</p>,
      <p key="draw">{CUP_DRAW}</p>,
      CUP_TIES,
      <p key="pool">{CUP_POOL}</p>,
      CUP_CARDS_LINE,
      CLUB_MATCH_LINE,
    ],
  },
  {
    id: 'strategy',
    title: t('Winning Strategy'),
    body: [
      t(
        'Keep one card for the attribute everybody forgets. Heading Ability has ended more friendships than the offside rule.',
      ),
      t('Balance the deck: five forwards look splendid until somebody asks about Defensive IQ.'),
    ],
  },
  {
    id: 'collecting',
    title: t('Monetization and Collecting'),
    body: [
      t(
        'Cards are NFTs. Taken out of the Stadium to a wallet of your own, a card can be traded wherever such cards are traded; it plays again once it is brought back. Starter packs exist for new players; Standard, Premium and Legendary ones to buy are planned.',
      ),
      <p key="pack">
        <T
          m="Once a day a pack is due to whoever has played a match out or solved the puzzle: five cards, of which one is yours to keep.<live> It is for whoever has played their way in.</live>"
          live={<span data-in="live" />}
        />
      </p>,
      <p key="quests">
        <T
          m="Three quests a day, the same for everybody, such as coming back from 0:1. Matches that are played out count; each pays HOOF to play with when you collect it on the Today page before midnight UTC, and one a day can be changed for another.<live> They pay whoever has played their way in.</live>"
          live={<span data-in="live" />}
        />
      </p>,
      t(
        'Here, players sell each other cards for HOOF: at a price on the card, or by an offer that waits seven days for a yes. Or cards for cards: a swap of up to five for up to five, with HOOF on one side if you both like. The treasury keeps 2.5 % of the HOOF, and gifted HOOF buys from the house alone.',
      ),
      t(
        'Winners earn HOOF. Weekly leaderboard payouts reward the players who keep turning up: see The Week.',
      ),
    ],
  },
  {
    id: 'terms',
    title: t('Terms and Conditions'),
    body: [
      <ul key="list">
        <li>{t('Players are 18 or older, or have parental consent.')}</li>
        <li>{t('NFT purchases need a connected wallet.')}</li>
        <li>{t('Trades are final once confirmed.')}</li>
        <li>{t('Exploiting or hacking gameplay leads to an account ban.')}</li>
      </ul>,
    ],
  },
  {
    id: 'coming-soon',
    title: t('Coming Soon'),
    body: [
      t('All of this has been promised to somebody. Some of it has come in by the back door.'),
    ],
  },
];

export const COMING_SOON = [
  { title: t('Mobile app'), text: t('The whole pasture in your pocket.') },
  {
    title: t('Augmented-reality battles'),
    text: t('Goats on your kitchen table. Hide the plants.'),
  },
  {
    title: t('Live leaderboards'),
    text: t(
      'The weekly table in the arena is live already. More to come, refreshing in every sense.',
    ),
  },
  {
    title: t('Team-versus-team modes'),
    text: t(
      'Two clubs of {places} meet on Saturdays. Still to come: eleven against eleven, twenty-two opinions.',
      { places: CLUB_PLACES },
    ),
  },
] as const;
