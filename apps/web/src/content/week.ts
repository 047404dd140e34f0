import {
  CLUB_MATCH,
  CLUB_PLACES,
  CUP_CARDS,
  cupPrizes,
  formatHoof,
  HISTORY,
  LAST_ROUND,
  PAID_PLACES,
  PRESETS,
  roundsOf,
  toHoof,
  WEEK_MEETINGS,
  WON_TIE,
  weekPoints,
  weekPrizes,
} from '@goats/rules';
import { t } from '@goats/words';
import { byWorld } from './by-world.tsx';

/** The words of the week and the cups. Every figure is the one that is paid by. */
const points = (won: boolean, againstHouse: boolean) =>
  weekPoints({ mode: 'duel', rounds: LAST_ROUND.duel, won, againstHouse });

/** How points come about, in one line. */
export const POINTS_LINE = t(
  'A win is {win} points, a loss that went the whole distance {loss}; against the house {houseWin} and {houseLoss}. The first {meetings} matches against the same opponent count.',
  {
    win: points(true, false),
    loss: points(false, false),
    houseWin: points(true, true),
    houseLoss: points(false, true),
    meetings: WEEK_MEETINGS,
  },
);

export const COUNTS_LINE = t(
  'Only staked matches that were played out count, and the whole distance is to round {duel} of a duel or round {squad} of a squad game. Practice and cup ties bring no points.',
  LAST_ROUND,
);

const first = (budget: number) => formatHoof(toHoof(weekPrizes(budget)[0] ?? 0));

export const PRIZES_LINE = byWorld(({ weekBudget }, world) =>
  t(
    'The best {places} of the week are paid from the treasury, once, as soon as Sunday is over in UTC: {world, select, live {up to {budget} HOOF} other {{budget} HOOF}} together, {first} of it for the first place. Whoever is level shares.',
    { places: PAID_PLACES, world, budget: formatHoof(weekBudget), first: first(weekBudget) },
  ),
);

/** What bounds a prize where `perWallet` is less than the first place gets. */
export const circleLine = (perWallet: number) =>
  t(
    'No prize is more than {hoof} HOOF for each wallet of the circle in which it was won: whoever always plays the same few people plays in a small one, and the rest stays in the treasury. House players are in nobody’s circle.',
    { hoof: formatHoof(perWallet) },
  );

const PLAYED_IN = t(
  'Weekly prizes and the treasury’s part of a cup arrive locked, and a match brings points only when everybody in it has played their way in: {matches} matches played out against {wallets} wallets on {days} days.',
  { matches: HISTORY.matches, wallets: HISTORY.wallets, days: PRESETS.live.historyDays },
);

/** Not in the demo world: nobody there has to play their way in. */
export const PLAYED_IN_LINE = `${PLAYED_IN} ${circleLine(PRESETS.live.weekPerWallet)}`;

const { size, openMinutes } = PRESETS.demo.cups;
const parts = cupPrizes(100_000, roundsOf(size)).map((part) => `${part / 1000} %`);

export const CUP_ENTRY = byWorld(({ cups }) =>
  t(
    'A cup is a knock-out for one tier: {size} places, {rounds} rounds, one winner. You enter with up to {cards} free cards of that tier in the {minutes} minutes before it starts, and may leave again until then. Your first entry of a UTC day is free; another one costs {fee} HOOF.',
    { size, rounds: roundsOf(size), cards: CUP_CARDS, minutes: openMinutes, fee: cups.fee },
  ),
);

export const CUP_TIMES = byWorld(({ cups }) =>
  t(
    'Tiers take turns: a cup starts every {minutes} minutes, unless the list of cups says otherwise.',
    { minutes: cups.everyMinutes },
  ),
);

const DRAW = t(
  'The draw comes from a seed that was sealed when the cup opened, and from who entered. More players than places: places are drawn, and the others get everything back. Fewer: the house sends somebody who wins nothing, or there is a bye.',
);

export const CUP_DRAW = byWorld(({ cups }, world) =>
  world === 'live'
    ? `${DRAW} ${t('With fewer than {people} people a cup is called off, and everything goes back.', { people: cups.leastPeople })}`
    : DRAW,
);

export const CUP_TIES = t(
  'Each tie is a duel, and in each you bring one of your cards in secret. Whoever is not there is played for by the clock, so a cup always ends.',
);

export const CUP_POOL = byWorld(({ cups: { treasury } }, world) =>
  t(
    'A tie pays nothing by itself. The pool is the entry fees and what the treasury adds, {world, select, live {{perPerson} HOOF for each player who has played their way in up to {perCup}} other {{perPerson} HOOF for each player up to {perCup}}}, while the week’s budget for cups lasts: {winner} go to the winner, {finalist} to the other finalist, {semiFinalist} to each beaten semi-finalist.',
    {
      world,
      perPerson: treasury.perPerson,
      perCup: treasury.perCup,
      winner: parts[0],
      finalist: parts[1],
      semiFinalist: parts[2],
    },
  ),
);

export const CUP_CARDS_LINE = t(
  'A whole cup is one game of a card’s day. Nothing rests in between; the cards that played rest 12 hours once their player is out, and the one that wins the final can gain +1.',
);

export const CLUB_MATCH_LINE = t(
  'On Saturdays at {starts}:00 UTC two clubs meet, {places} against {places}, with entries from {opens}:00 on: the goat on your first card decides whom you play for. A tie is worth {points} points to its winner and to the loser the rounds that were won in it; the winning club shares the pool.',
  {
    starts: CLUB_MATCH.startsHour,
    opens: CLUB_MATCH.opensHour,
    places: CLUB_PLACES,
    points: WON_TIE,
  },
);

/** The guide's two lists. */
export const WEEK_FACTS = [
  [t('A win'), t('{points} points', { points: points(true, false) })],
  [t('A loss over the whole distance'), t('{points} points', { points: points(false, false) })],
  [
    t('The same against the house'),
    t('{win} and {loss}@@points', { win: points(true, true), loss: points(false, true) }),
  ],
  [t('Matches per opponent that count'), `${WEEK_MEETINGS}`],
  [t('Places that are paid'), `${PAID_PLACES}`],
] as const;

export const CUP_FACTS = [
  [t('Places@@in a cup'), `${size}`],
  [t('Cards you may take along'), `${CUP_CARDS}`],
  [t('First entry of a day'), t('free@@of charge')],
  [t('Winner@@of a cup'), parts[0]],
  [t('Other finalist'), parts[1]],
  [t('Beaten semi-finalists, each'), parts[2]],
] as const;
