import {
  type AnswerOf,
  type AnswerTo,
  type Command,
  decide,
  type Effect,
  type Question,
  type Verdict,
} from '../../../src/index.ts';
import type { World } from './world.ts';

type Facts = {
  readonly [Ask in Question['ask']]?: AnswerTo<Extract<Question, { readonly ask: Ask }>>;
};

/** What the rules say to a command when these are the facts; what it uses up of the day is counted. */
export function decideHere<C extends Command>(
  world: World,
  command: C,
  facts: Facts,
): Verdict<AnswerOf<C>> {
  const answer = (question: Question) => {
    if (question.ask === 'day-used') return usedToday(world, question.what);
    // The year is played in the Stadium: nobody takes anything out to the chain.
    if (question.ask === 'leaving') return null satisfies Facts['leaving'];
    if (question.ask in facts) return facts[question.ask];
    throw new Error(`the year does not know: ${question.ask}`);
  };
  const deciding = decide(command, world.preset);
  let step = deciding.next();
  while (!step.done) step = deciding.next(step.value.map(answer));
  const verdict = step.value;
  if (verdict.ok) countToday(world, verdict.effects);
  return verdict;
}

export const usedToday = ({ used }: World, what: string): number => used.get(what) ?? 0;

export function countToday(world: World, effects: readonly Effect[]): void {
  for (const effect of effects) {
    if (effect.type !== 'day-counted') continue;
    world.used.set(effect.what, usedToday(world, effect.what) + effect.amount);
  }
}
