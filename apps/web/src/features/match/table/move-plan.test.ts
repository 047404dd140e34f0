import type { Attribute } from '@goats/rules';
import { describe, expect, it } from 'vitest';
import type { Match } from '../match-types.ts';
import { movePlan } from './move-plan.ts';

type At = Parameters<typeof movePlan>[0];

const FREE: Attribute[] = ['finishing', 'pace', 'vision', 'dribbling', 'charisma'];
const open = (attribute: Attribute) => ({ attribute, state: 'open' as const });
const roundTwo: At = {
  mode: 'duel',
  step: 'pick',
  choices: FREE,
  deciders: [open('pace'), open('vision'), open('dribbling')],
  rounds: [{} as Match['rounds'][number]],
};
const NOTHING = { chosen: null, crossed: null };

describe('a move that is being made up', () => {
  it('offers the best attribute, and sends nothing while a decider has to be crossed out', () => {
    expect(movePlan(roundTwo, FREE, NOTHING)).toEqual({
      attribute: 'finishing',
      crossing: true,
      strike: null,
      move: null,
    });
  });

  it('sends pick and stroke as one move', () => {
    const plan = movePlan(roundTwo, FREE, { chosen: 'charisma', crossed: 'vision' });
    expect(plan.move).toEqual({ type: 'pick', attribute: 'charisma', strike: 'vision' });
  });

  it('plays a decider without a stroke, and has the stroke back when the mind changes again', () => {
    const decider = movePlan(roundTwo, FREE, { chosen: 'pace', crossed: 'vision' });
    expect(decider).toMatchObject({ crossing: false, strike: null });
    expect(decider.move).toEqual({ type: 'pick', attribute: 'pace' });
    expect(movePlan(roundTwo, FREE, { chosen: 'finishing', crossed: 'vision' }).strike).toBe(
      'vision',
    );
  });

  it('offers what is left when the chosen row is gone', () => {
    const last: At = { ...roundTwo, rounds: [...roundTwo.rounds, ...roundTwo.rounds] };
    const plan = movePlan(last, ['pace', 'dribbling'], { chosen: 'charisma', crossed: 'vision' });
    expect(plan.move).toEqual({ type: 'pick', attribute: 'pace' });
  });

  it('plays as before by the older rules', () => {
    const older: At = { ...roundTwo, deciders: [] };
    expect(movePlan(older, FREE, NOTHING).move).toEqual({ type: 'pick', attribute: 'finishing' });
  });

  it('only crosses out for a squad at 2:2', () => {
    const squad: At = { ...roundTwo, mode: 'squad', step: 'strike' };
    expect(movePlan(squad, [], NOTHING)).toMatchObject({ attribute: null, move: null });
    const crossed = movePlan(squad, [], { chosen: null, crossed: 'pace' });
    expect(crossed.move).toEqual({ type: 'strike', attribute: 'pace' });
    expect(movePlan(squad, [], { chosen: null, crossed: 'charisma' }).move).toBeNull();
  });
});
