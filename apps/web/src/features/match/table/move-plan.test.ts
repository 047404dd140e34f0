import type { Attribute } from '@goats/rules';
import { describe, expect, it } from 'vitest';
import type { Match } from '../match-types.ts';
import { movePlan, whatFollows } from './move-plan.ts';

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
  it('chooses nothing for anybody, least of all a decider, so that no press plays by itself', () => {
    const nothing = { attribute: null, crossing: false, strike: null, move: null };
    expect(movePlan(roundTwo, FREE, NOTHING)).toEqual(nothing);
    const last: At = { ...roundTwo, rounds: [...roundTwo.rounds, ...roundTwo.rounds] };
    expect(movePlan(last, ['pace', 'dribbling'], NOTHING)).toEqual(nothing);
  });

  it('sends nothing while a decider has to be crossed out', () => {
    expect(movePlan(roundTwo, FREE, { chosen: 'finishing', crossed: null })).toEqual({
      ...{ attribute: 'finishing', crossing: true, strike: null, move: null },
    });
  });

  it('says what follows: which two are left, and who chooses between them', () => {
    const follows = (at: At, chosen: Attribute | null, crossed: Attribute | null) =>
      whatFollows(at, movePlan(at, FREE, { chosen, crossed }));
    expect(follows(roundTwo, 'charisma', 'vision')).toBe('leaves Pace and Dribbling; they choose');
    expect(follows(roundTwo, 'pace', null)).toBe('leaves Vision and Dribbling; they choose');
    expect(follows(roundTwo, 'charisma', null)).toBeNull();
    const last: At = { ...roundTwo, rounds: [...roundTwo.rounds, ...roundTwo.rounds] };
    expect(follows(last, 'pace', null)).toBe('decides the match');
    expect(follows({ ...roundTwo, deciders: [] }, 'pace', null)).toBeNull();
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

  it('asks again when the chosen row is gone', () => {
    const last: At = { ...roundTwo, rounds: [...roundTwo.rounds, ...roundTwo.rounds] };
    const plan = movePlan(last, ['pace', 'dribbling'], { chosen: 'charisma', crossed: 'vision' });
    expect(plan).toMatchObject({ attribute: null, move: null });
  });

  it('plays as before by the older rules', () => {
    const older: At = { ...roundTwo, deciders: [] };
    const plan = movePlan(older, FREE, { chosen: 'finishing', crossed: null });
    expect(plan.move).toEqual({ type: 'pick', attribute: 'finishing' });
  });

  it('only crosses out for a squad at 2:2', () => {
    const squad: At = { ...roundTwo, mode: 'squad', step: 'strike' };
    expect(movePlan(squad, [], NOTHING)).toMatchObject({ attribute: null, move: null });
    const crossed = movePlan(squad, [], { chosen: null, crossed: 'pace' });
    expect(crossed.move).toEqual({ type: 'strike', attribute: 'pace' });
    expect(movePlan(squad, [], { chosen: null, crossed: 'charisma' }).move).toBeNull();
  });
});
