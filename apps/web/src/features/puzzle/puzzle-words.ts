import { attributeLabel, percent } from '@goats/rules';
import { pickClause } from '../coach/choice-words.ts';
import type { Puzzle, Solution } from './puzzle-queries.ts';

/** `dayWords('2026-11-15') // '15 November 2026'` */
export function dayWords(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  });
}

/** What happened before the question. */
export function storyOf({ round, stake }: Puzzle): string {
  const { attribute, own, theirs, tieBreak } = round;
  const how =
    tieBreak === undefined
      ? `${own} against ${theirs}`
      : `level at ${own}, and ${attributeLabel(tieBreak)} fell their way`;
  const purse = stake > 0 ? ` ${stake} HOOF lie in the vault.` : '';
  return `You lost round 1 on ${attributeLabel(attribute)}, ${how}. Round 2 is yours to call.${purse}`;
}

/** The headline of an answer, by what it gave away. */
export function headlineOf({ solved, cost, chosen, choices }: Solution): string {
  if (cost === 0 && chosen.attribute === choices[0]?.attribute) return 'That is the one';
  if (solved) return 'As good as the best';
  if (cost < 0.05) return 'A whisker off';
  return cost < 0.15 ? 'The gaffer winces' : 'Back to the training ground';
}

/** What was really played, and how it went. */
export function realityOf({ reality, chosen }: Solution): string {
  const { attribute, strike, won } = reality;
  const same = attribute === chosen.attribute && strike === chosen.strike;
  const end = won ? 'and the match was won' : 'and the match was lost all the same';
  const who = same ? 'The player who sat there played the same' : 'The player who sat there played';
  return same
    ? `${who}, ${end}.`
    : `${who} ${pickClause(attribute, strike)}, ${won ? end : 'and the match was lost'}.`;
}

/** `streakWords(3) // '3 days in a row'` */
export function streakWords(streak: number): string {
  if (streak === 0) return 'No streak yet';
  return streak === 1 ? '1 day, and counting' : `${streak} days in a row`;
}

/** What is shared: how well, never what. */
export function shareText(puzzle: Puzzle, solution: Solution): string {
  const day = dayWords(puzzle.day);
  return solution.solved
    ? `Your pick, ${day}: found it. The best choice is worth ${percent(solution.chosen.odds)}.`
    : `Your pick, ${day}: I gave away ${percent(solution.cost)}. You?`;
}
