import type { Calls } from '@goats/contract';
import {
  type DuelChoice,
  isAttribute,
  isSolved,
  type MatchCard,
  PUZZLE_ROUND,
  stakeOf,
  streakOf,
  toHoof,
  utcDay,
} from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { refuse } from '../../../errors.ts';
import type { Game } from '../../../game.ts';
import { route } from '../../../http/route.ts';
import { dateOf } from '../../../kernel/dates.ts';
import { walletOf } from '../../../people/auth/sessions.ts';
import { withFace } from '../../card/index.ts';
import { keptPuzzle, type PuzzleOfDay, puzzleOfDay } from './puzzle-of-day.ts';
import { type AnswerRow, answerOf, keepAnswer, solvedDays } from './puzzle-store.ts';

type Solution = z.input<Calls['POST /api/puzzle/answers']['answer']>['solution'];
type PuzzleAnswer = NonNullable<z.input<Calls['GET /api/puzzle']['answer']>['puzzle']>;

/** A day's puzzle may still be answered on the day after: midnight falls into somebody's evening. */
const DAYS_TO_ANSWER = 1;

export function puzzleRoutes(app: FastifyInstance, game: Game): void {
  const { clock, db, faces } = game;

  route(app, 'GET /api/puzzle', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const today = utcDay(clock.now());
    const nextAt = midnightOf(today + 1);
    const [found, wallet] = await Promise.all([puzzleOfDay(db, today), walletOf(game, request)]);
    if (found === null) return { puzzle: null, nextAt };
    const [answer, streak] = wallet
      ? await Promise.all([answerOf(db, wallet, today), streakOfWallet(wallet, today)])
      : [undefined, null];
    const solution = answer ? solutionOf(found, choiceOf(found, answer)) : null;
    return { puzzle: { ...(await shown(found)), solution, streak, nextAt }, nextAt };
  });

  route(app, 'POST /api/puzzle/answers', async ({ body, request }) => {
    const today = utcDay(clock.now());
    const day = utcDay(Date.parse(body.day));
    const late = day > today || day < today - DAYS_TO_ANSWER;
    const found = late ? null : await keptPuzzle(db, day);
    if (found === null) throw refuse('no-puzzle');
    const given = readAnswer(body.attribute, body.strike ?? null);
    const choice = choiceOf(found, given);
    const wallet = await walletOf(game, request);
    if (wallet === null) return { solution: solutionOf(found, choice), streak: null };
    const solved = isSolved(found.choices, choice);
    await keepAnswer(db, wallet, day, { ...given, solved, at: clock.now() });
    const first = (await answerOf(db, wallet, day)) ?? given;
    return {
      solution: solutionOf(found, choiceOf(found, first)),
      streak: await streakOfWallet(wallet, today),
    };
  });

  async function streakOfWallet(wallet: string, today: number): Promise<number> {
    const days = await solvedDays(db, wallet);
    return streakOf(
      days.map((day) => utcDay(Date.parse(day))),
      today,
    );
  }

  /** What whoever had to choose could see; the two players stay unnamed. */
  async function shown(
    found: PuzzleOfDay,
  ): Promise<Omit<PuzzleAnswer, 'solution' | 'streak' | 'nextAt'>> {
    const { position, state, day } = found;
    const { card, ownHand, theirHand, rounds, deciders, lead } = position;
    await faces.load(
      db,
      [card, ownHand[0]!, ...theirHand].map(({ id }) => id),
    );
    const face = (each: MatchCard) => withFace(faces, each);
    const { attribute, own, theirs, tieBreak } = rounds[0]!;
    return {
      day: dateOf(day),
      card: face(card),
      announced: face(ownHand[0]!),
      hand: theirHand.map(face),
      round: { attribute, own, theirs, ...(tieBreak ? { tieBreak } : {}) },
      deciders: [...deciders],
      lead,
      stake: toHoof(stakeOf(state.terms)),
      image: `/api/images/social-puzzle-${dateOf(day)}.png`,
    };
  }
}

function readAnswer(attribute: string, strike: string | null): AnswerRow {
  if (!isAttribute(attribute) || (strike !== null && !isAttribute(strike))) {
    throw refuse('pick/unknown-attribute');
  }
  return { attribute, strike };
}

/** The legal choice that an answer names; whatever is wrong with it is told as in a match. */
function choiceOf(
  { choices, position }: PuzzleOfDay,
  { attribute, strike }: AnswerRow,
): DuelChoice {
  const same = choices.filter((each) => each.attribute === attribute);
  const choice = same.find((each) => each.strike === strike);
  if (choice) return choice;
  if (same.length === 0) {
    throw refuse('pick/attribute-used');
  }
  const deciders = position.deciders.join(', ');
  throw strike === null
    ? refuse('puzzle-strike-missing', { deciders })
    : refuse('puzzle-strike-refused');
}

function solutionOf(found: PuzzleOfDay, chosen: DuelChoice): Solution {
  const { choices, over, state } = found;
  const played = over.rounds[PUZZLE_ROUND - 1]!;
  return {
    chosen,
    choices: [...choices],
    solved: isSolved(choices, chosen),
    cost: choices[0]!.odds - chosen.odds,
    reality: {
      attribute: played.attribute,
      strike: over.strike?.attribute ?? null,
      won: over.result.winner === state.turn,
    },
  };
}

function midnightOf(day: number): string {
  return `${dateOf(day)}T00:00:00.000Z`;
}
