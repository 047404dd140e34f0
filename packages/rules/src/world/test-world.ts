import { expect } from 'vitest';
import { deepFreeze } from '../engine/deep-freeze.ts';
import type { AnswerOf, Command, Question } from './kernel/registry.ts';
import type { Told } from './kernel/told.ts';
import type { Refusal, Verdict } from './kernel/verdict.ts';
import { decide } from './slices.ts';
import { faultsOf } from './test-audit.ts';
import { commit, type Decided } from './test-commit.ts';
import { changedParts, copyOf, type World } from './test-facts.ts';
import { answer } from './test-model.ts';

/** What a command would make happen now; the world stays as it is. */
export function verdictOn<C extends Command>(
  world: World,
  command: C,
): Verdict<AnswerOf<C>> & Pick<Decided, 'told'> {
  const deciding = decide(command, world.economy);
  // Taken when it is committed: whoever decides on the same world gets the same numbers.
  let id = world.lastId;
  const told: Told[] = [];
  const answered = (question: Question) => {
    if (question.ask === 'new-id') id += 1;
    const found = question.ask === 'new-id' ? id : answer(world, question);
    told.push({ question, answer: found });
    return found;
  };
  let step = deciding.next([]);
  while (!step.done) step = deciding.next(step.value.map(answered));
  return deepFreeze({ ...step.value, told });
}

export type Outcome<A> =
  | { readonly ok: true; readonly answer: A }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Decides a command and commits what it makes happen, as the server does. A decision that the commit
 * refuses, or that leaves the books or the cards in disorder, is a bug and throws.
 *
 * `runCommand(world, { type: 'mint', cardId: 17, wallet: ALICE, at: NOON })`
 */
export function runCommand<C extends Command>(world: World, command: C): Outcome<AnswerOf<C>> {
  const verdict = verdictOn(world, command);
  if (!verdict.ok) return verdict;
  const conflict = commit(world, verdict, command.at);
  const faults = conflict === null ? faultsOf(world) : [`conflict: ${conflict}`];
  if (faults.length > 0) throw new Error(`${command.type}: ${faults.join('; ')}`);
  return { ok: true, answer: verdict.answer };
}

/** The answer of a command that must be carried out. */
export function done<C extends Command>(world: World, command: C): AnswerOf<C> {
  const outcome = runCommand(world, command);
  if (!outcome.ok) throw new Error(`${command.type} refused: ${outcome.refusal.sentence}`);
  return outcome.answer;
}

/** The code with which a command is refused, or 'done'. */
export function refusalOf(world: World, command: Command): string {
  const outcome = runCommand(world, command);
  return outcome.ok ? 'done' : outcome.refusal.code;
}

/** The code with which a command is refused that must change nothing; 'done' when it is not. */
export function refusedWhole(world: World, command: Command): string {
  const before = copyOf(world);
  const outcome = runCommand(world, command);
  if (outcome.ok) return 'done';
  expect(changedParts(world, before)).toEqual([]);
  expect(outcome.refusal.sentence).toMatch(/^\S.*\S$/);
  return outcome.refusal.code;
}
