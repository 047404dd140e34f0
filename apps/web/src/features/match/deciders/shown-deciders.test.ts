import { describe, expect, it } from 'vitest';
import type { Match, MatchRound } from '../match-types.ts';
import { shownDeciders } from './shown-deciders.ts';

type Told = Pick<Match, 'mode' | 'rules' | 'phase' | 'rounds' | 'deciders'>;

const round = (number: number, over: Partial<MatchRound> = {}) =>
  ({ round: number, attribute: 'charisma', ...over }) as MatchRound;

const duel = (over: Partial<Told> = {}): Told => ({
  mode: 'duel',
  rules: 2,
  phase: 'pick',
  rounds: [round(1), round(2, { attribute: 'finishing', struck: 'vision' })],
  deciders: [
    { attribute: 'pace', state: 'open' },
    { attribute: 'vision', state: 'struck' },
    { attribute: 'dribbling', state: 'open' },
  ],
  ...over,
});
const states = (match: Told, done: number, step: 'draw' | 'meet' | 'verdict' | null = null) =>
  shownDeciders(match, { done, step })?.cards.map(({ state }) => state);

describe('the deciders as the pitch tells them', () => {
  it('lie face down until round 1 has been drawn, also in a replay that knows them', () => {
    expect(shownDeciders(duel(), { done: 0, step: 'draw' })).toEqual({ faceDown: true, cards: [] });
    expect(states(duel(), 0, 'meet')).toEqual(['open', 'open', 'open']);
  });

  it('show no stroke before the round it was drawn with', () => {
    expect(states(duel(), 1)).toEqual(['open', 'open', 'open']);
    expect(states(duel(), 1, 'meet')).toEqual(['open', 'struck', 'open']);
  });

  it('show a decider as played only once its round is shown', () => {
    const match = duel({
      rounds: [round(1), round(2, { attribute: 'pace' })],
      deciders: [
        { attribute: 'pace', state: 'played' },
        { attribute: 'vision', state: 'open' },
        { attribute: 'dribbling', state: 'open' },
      ],
    });
    expect(states(match, 1)).toEqual(['open', 'open', 'open']);
    expect(states(match, 1, 'meet')).toEqual(['played', 'open', 'open']);
  });

  it('are not there by the older rules, in a squad that is not level, or if nobody kicked off', () => {
    const { rules: _, ...older } = duel({ deciders: [] });
    expect(shownDeciders(older, { done: 2, step: null })).toBeNull();
    expect(
      shownDeciders(duel({ mode: 'squad', deciders: [] }), { done: 4, step: null }),
    ).toBeNull();
    const void_ = duel({ phase: 'finished', rounds: [], deciders: [] });
    expect(shownDeciders(void_, { done: 0, step: null })).toBeNull();
  });

  it('show a squad’s stroke although its round is still to come', () => {
    const rounds = [1, 2, 3, 4].map((number) => round(number));
    expect(states(duel({ mode: 'squad', rounds }), 4)).toEqual(['open', 'struck', 'open']);
    expect(states(duel({ mode: 'squad', rounds }), 3)).toBeUndefined();
  });
});
