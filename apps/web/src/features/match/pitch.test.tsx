// @vitest-environment happy-dom

import { mount } from '@goats/ui/testing/mount.tsx';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Match, sidesOf } from './match-types.ts';
import { Pitch } from './pitch.tsx';
import { useStage } from './stage/use-stage.ts';
import { BILLY, FLEA, testBattle, testRound, YOU } from './test-match.ts';
import type { MatchPlay } from './use-match-play.ts';

const sent: unknown[] = [];
const play = {
  ...{ busy: false, needsWallet: false, opening: { setback: null } },
  move: async (move: unknown) => sent.push(move),
} as unknown as MatchPlay;

function Table({ match }: { match: Match }) {
  const show = useStage(match);
  const sides = sidesOf(match);
  return <Pitch match={match} sides={sides} show={show} play={play} connected guide={null} />;
}

const opening = testBattle({ phase: 'open' });
const [you, billy] = opening.players;
const DECIDERS = ['physicality', 'finishing', 'charisma'] as const;

/** Round 1 was yours, so Billy calls round 2. */
const roundOne = testBattle({
  ...{ phase: 'pick', turn: BILLY, score: [1, 0] },
  players: [{ ...you, card: FLEA }, billy],
  rounds: [testRound()],
  deciders: DECIDERS.map((attribute) => ({ attribute, state: 'open' })) as Match['deciders'],
});

/** He has, at once, and it is level: you decide. */
const roundTwo = testBattle({
  ...roundOne,
  ...{ turn: YOU, score: [1, 1] },
  rounds: [
    testRound(),
    testRound({
      ...{ round: 2, attribute: 'pace', pickedBy: BILLY, winner: BILLY, struck: 'charisma' },
    }),
  ],
  deciders: DECIDERS.map((attribute) => ({
    ...{ attribute, state: attribute === 'charisma' ? 'struck' : 'open' },
  })) as Match['deciders'],
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

it('offers no move in a round that was played already and is only not shown yet', async () => {
  const { host, show, unmount } = await mount(<Table match={opening} />);
  await show(<Table match={roundOne} />);
  await pass(1_600);
  await pass(1_000);
  const pitch = () => host.querySelector('.match-pitch')?.getAttribute('data-step');
  expect(pitch()).toBe('verdict');
  await show(<Table match={roundTwo} />);
  const button = () =>
    [...host.querySelectorAll('button')].find((each) => /^Play /.test(each.textContent));
  const rowsToPick = () => host.querySelectorAll('.match-table [tabindex="0"]');
  expect(button()).toBeUndefined();
  expect(host.textContent).not.toContain('Your pick');
  expect(rowsToPick()).toHaveLength(0);

  // What is shown catches up: one's own clock runs, and the last verdict is not read out in full.
  await pass(900);
  expect(pitch()).toBe('race');
  expect(button()).toBeUndefined();
  await pass(1_100);
  expect(button()?.textContent).toMatch(/^Play (Physicality|Finishing)/);
  expect(host.textContent).toContain('Your pick');
  await act(async () => button()?.click());
  expect(sent).toHaveLength(1);
  await unmount();
});
