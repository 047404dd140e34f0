import { afterEach, expect, it } from 'vitest';
import type { Turn } from './channel-events.ts';
import {
  channelState,
  keepMatches,
  mostPressing,
  plays,
  QUIET,
  takeTurn,
} from './channel-state.ts';

const turn = (matchId: string, yours: boolean, seconds: number, phase = 'pick'): Turn =>
  ({
    ...{ type: 'turn', matchId, yours, phase },
    deadline: new Date(Date.UTC(2026, 10, 16, 10, 0, seconds)).toISOString(),
  }) as Turn;

afterEach(() => channelState.set(QUIET));

it('leads to the match whose clock runs out first, and never to one that waits for the other', () => {
  takeTurn(turn('1', true, 50));
  takeTurn(turn('2', true, 20));
  takeTurn(turn('3', false, 5));
  expect(mostPressing(channelState.get().turns)?.matchId).toBe('2');
});

it('forgets a match that is over', () => {
  takeTurn(turn('1', true, 50));
  takeTurn(turn('1', false, 50, 'finished'));
  expect(mostPressing(channelState.get().turns)).toBeUndefined();
  expect(channelState.get().turns.size).toBe(0);
});

it('leads to no match that ended while nobody listened: what a greeting leaves out is over', () => {
  takeTurn(turn('1', true, 20));
  takeTurn(turn('2', true, 50));
  keepMatches(['2', '3']);
  expect(mostPressing(channelState.get().turns)?.matchId).toBe('2');
  keepMatches([]);
  expect(channelState.get().turns.size).toBe(0);
});

it('knows whether somebody is playing, so that nothing that can wait is called into the match', () => {
  takeTurn(turn('12', false, 50));
  expect([plays('?match=12'), plays('?match=13'), plays('')]).toEqual([true, false, false]);
  takeTurn(turn('12', false, 50, 'finished'));
  expect(plays('?match=12')).toBe(false);
});
