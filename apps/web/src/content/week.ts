import {
  CLUB_MATCH,
  CLUB_PLACES,
  CUP_CARDS,
  type CupEconomy,
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
import { byWorld } from './by-world.tsx';

/** The words of the week and the cups. Every figure is the one that is paid by. */
const points = (won: boolean, againstHouse: boolean) =>
  weekPoints({ mode: 'duel', rounds: LAST_ROUND.duel, won, againstHouse });

/** How points come about, in one line. */
export const POINTS_LINE = `A win is ${points(true, false)} points, a loss that went the whole distance ${points(false, false)}; against the house ${points(true, true)} and ${points(false, true)}. The first ${WEEK_MEETINGS} matches against the same opponent count.`;

const WHOLE_DISTANCE = `to round ${LAST_ROUND.duel} of a duel or round ${LAST_ROUND.squad} of a squad game`;

export const COUNTS_LINE = `Only staked matches that were played out count, and the whole distance is ${WHOLE_DISTANCE}. Practice and cup ties bring no points.`;

const first = (budget: number) => formatHoof(toHoof(weekPrizes(budget)[0] ?? 0));

export const PRIZES_LINE = byWorld(
  ({ weekBudget }, world) =>
    `The best ${PAID_PLACES} of the week are paid from the treasury, once, as soon as Sunday is over in UTC: ${world === 'live' ? 'up to ' : ''}${formatHoof(weekBudget)} HOOF together, ${first(weekBudget)} of it for the first place. Whoever is level shares.`,
);

/** What bounds a prize where `perWallet` is less than the first place gets. */
export const circleLine = (perWallet: number) =>
  `No prize is more than ${formatHoof(perWallet)} HOOF for each wallet of the circle in which it was won: whoever always plays the same few people plays in a small one, and the rest stays in the treasury. House players are in nobody’s circle.`;

/** Not in the demo world: nobody there has to play their way in. */
export const PLAYED_IN_LINE = `Weekly prizes and the treasury’s part of a cup arrive locked, and a match brings points only when everybody in it has played their way in: ${HISTORY.matches} matches played out against ${HISTORY.wallets} wallets on ${PRESETS.live.historyDays} days. ${circleLine(PRESETS.live.weekPerWallet)}`;

const { size, openMinutes } = PRESETS.demo.cups;
const parts = cupPrizes(100_000, roundsOf(size)).map((part) => `${part / 1000} %`);

export const CUP_ENTRY = byWorld(
  ({ cups }) =>
    `A cup is a knock-out for one tier: ${size} places, ${roundsOf(size)} rounds, one winner. You enter with up to ${CUP_CARDS} free cards of that tier in the ${openMinutes} minutes before it starts, and may leave again until then. Your first entry of a UTC day is free; another one costs ${cups.fee} HOOF.`,
);

export const CUP_TIMES = byWorld(
  ({ cups }) =>
    `Tiers take turns: a cup starts every ${cups.everyMinutes} minutes, unless the list of cups says otherwise.`,
);

export const CUP_DRAW = byWorld(
  ({ cups }, world) =>
    `The draw comes from a seed that was sealed when the cup opened, and from who entered. More players than places: places are drawn, and the others get everything back. Fewer: the house sends somebody who wins nothing, or there is a bye.${world === 'live' ? ` With fewer than ${cups.leastPeople} people a cup is called off, and everything goes back.` : ''}`,
);

export const CUP_TIES =
  'Each tie is a duel, and in each you bring one of your cards in secret. Whoever is not there is played for by the clock, so a cup always ends.';

const adds = ({ treasury }: CupEconomy, whom: string) =>
  `${treasury.perPerson} HOOF for each ${whom} up to ${treasury.perCup}`;

export const CUP_POOL = byWorld(
  ({ cups }, world) =>
    `A tie pays nothing by itself. The pool is the entry fees and what the treasury adds, ${adds(cups, world === 'live' ? 'player who has played their way in' : 'player')}, while the week’s budget for cups lasts: ${parts[0]} go to the winner, ${parts[1]} to the other finalist, ${parts[2]} to each beaten semi-finalist.`,
);

export const CUP_CARDS_LINE =
  'A whole cup is one game of a card’s day. Nothing rests in between; the cards that played rest 12 hours once their player is out, and the one that wins the final can gain +1.';

export const CLUB_MATCH_LINE = `On ${CLUB_MATCH.dayName}s at ${CLUB_MATCH.startsHour}:00 UTC two clubs meet, ${CLUB_PLACES} against ${CLUB_PLACES}, with entries from ${CLUB_MATCH.opensHour}:00 on: the goat on your first card decides whom you play for. A tie is worth ${WON_TIE} points to its winner and to the loser the rounds that were won in it; the winning club shares the pool.`;

/** The guide's two lists. */
export const WEEK_FACTS = [
  ['A win', `${points(true, false)} points`],
  ['A loss over the whole distance', `${points(false, false)} points`],
  ['The same against the house', `${points(true, true)} and ${points(false, true)}`],
  ['Matches per opponent that count', `${WEEK_MEETINGS}`],
  ['Places that are paid', `${PAID_PLACES}`],
] as const;

export const CUP_FACTS = [
  ['Places', `${size}`],
  ['Cards you may take along', `${CUP_CARDS}`],
  ['First entry of a day', 'free'],
  ['Winner', parts[0]],
  ['Other finalist', parts[1]],
  ['Beaten semi-finalists, each', parts[2]],
] as const;
