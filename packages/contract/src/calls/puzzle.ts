import { ATTRIBUTES } from '@goats/rules';
import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { timestamp } from '../fields.ts';
import { matchCard } from './matches.ts';

const attribute = z.enum(ATTRIBUTES);

const puzzleChoice = z
  .object({
    attribute,
    strike: attribute.nullable().describe('The decider that is crossed out with it'),
    odds: z.number().describe('The chance to win the match, 0 to 1'),
  })
  .meta({ id: 'PuzzleChoice' });

const puzzleSolution = z
  .object({
    chosen: puzzleChoice,
    choices: z.array(puzzleChoice).describe('Every legal choice, best first'),
    solved: z.boolean().describe('The best choice, or one within a point of it'),
    cost: z.number().describe('What the choice gave away, 0 to 1'),
    reality: z
      .object({ attribute, strike: attribute.nullable(), won: z.boolean() })
      .describe('What was really chosen, and whether the match was won with it'),
  })
  .meta({ id: 'PuzzleSolution' });

export const puzzle = z
  .object({
    day: z.iso.date(),
    card: matchCard.describe('What you hold'),
    hand: z.array(matchCard).describe('What they may have brought, the announced card first'),
    announced: matchCard.describe('What you announced'),
    round: z.object({
      attribute,
      own: z.number(),
      theirs: z.number(),
      tieBreak: attribute.optional(),
    }),
    deciders: z.array(attribute),
    lead: z
      .number()
      .describe('What the crowd adds to your card from here on; below zero when it is with them'),
    stake: z.number(),
    solution: puzzleSolution.nullable().describe('Once the signed-in wallet has answered'),
    streak: z.number().int().nullable().describe('Days in a row; null without a wallet'),
    image: z.string(),
    nextAt: timestamp,
  })
  .meta({ id: 'Puzzle' });

export const puzzleCalls = {
  'GET /api/puzzle': {
    summary: 'The puzzle of the day: your pick, from a real match with its names hidden',
    tag: 'puzzle',
    answer: z.object({ puzzle: puzzle.nullable(), nextAt: timestamp }),
  },
  'POST /api/puzzle/answers': {
    summary: 'Answers the puzzle of a day; the first answer of a wallet stands',
    tag: 'puzzle',
    body: z.object({
      day: z.iso.date({ error: 'must be a day as 2026-11-15' }),
      attribute: z.string().max(200),
      strike: z.string().max(200).nullish(),
    }),
    answer: z.object({ solution: puzzleSolution, streak: z.number().int().nullable() }),
  },
} as const satisfies CallTable;
