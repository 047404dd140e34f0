import { beforeEach, describe, expect, test } from 'vitest';
import type { Command, Question } from '../kernel/registry.ts';
import { concede } from '../match/test-play.ts';
import { decide } from '../slices.ts';
import { NOON, type World } from '../test-facts.ts';
import { answer } from '../test-model.ts';
import { done } from '../test-world.ts';
import type { CupFacts } from './facts.ts';
import { cupOf, cupWorld, enter, player, START, startOf, tieOf } from './test-cup-play.ts';

/** How many hands of the cup a decision reads. */
function handsRead(world: World, command: Command): number {
  const deciding = decide(command, world.economy);
  let read = 0;
  let id = world.lastId;
  const answered = (question: Question) => {
    if (question.ask === 'new-id') return ++id;
    const found = answer(world, question);
    if (question.ask === 'cup') read += (found as CupFacts).entries.length;
    if (question.ask === 'cup-entry' && found !== null) read += 1;
    return found;
  };
  let step = deciding.next([]);
  while (!step.done) step = deciding.next(step.value.map(answered));
  expect(step.value.ok).toBe(true);
  return read;
}

describe('in a cup that everybody wants', () => {
  const PEOPLE = 24;
  let world: World;
  let cup: CupFacts;
  beforeEach(() => {
    world = cupWorld(PEOPLE + 1, 0);
    cup = cupOf(
      world,
      Array.from({ length: PEOPLE }, (_, i) => i + 1),
      { size: 16 },
    );
  });

  test('whoever enters or leaves waits for nobody else’s hand', () => {
    expect(handsRead(world, enter(cup, PEOPLE + 1))).toBe(0);
    const leaving = { type: 'leave-cup', cupId: cup.id, wallet: player(3), at: NOON + 2 } as const;
    expect(handsRead(world, leaving)).toBe(1);
  });

  test('the end of a tie reads the hands of whom it concerns, up to the final', () => {
    expect(handsRead(world, startOf(cup))).toBe(PEOPLE);
    done(world, startOf(cup));
    for (let left = 15; left > 0; left -= 1) {
      const match = tieOf(world, cup);
      const ended = concede(match, match.state.players[0].address, START + 100 - left);
      expect(handsRead(world, ended)).toBeLessThanOrEqual(4);
      done(world, ended);
    }
    expect(world.cups.get(cup.id)!.status).toBe('finished');
  });
});
