// @vitest-environment happy-dom

import { mount } from '@goats/ui/testing/mount.tsx';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Match, sidesOf } from './match-types.ts';
import { Pitch } from './pitch.tsx';
import { STEP_MS } from './stage/stage.ts';
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
  return (
    <Pitch
      {...{ match, sides, show, play, guide: null, connected: true }}
      stand={{ hear: () => () => {}, hushed: [false, false] }}
    />
  );
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
  await pass(STEP_MS.draw);
  await pass(STEP_MS.meet);
  const pitch = () => host.querySelector('.match-pitch')?.getAttribute('data-step');
  expect(pitch()).toBe('verdict');
  await show(<Table match={roundTwo} />);
  const button = () =>
    [...host.querySelectorAll('button')].find((each) =>
      /^(Play|Choose an) /.test(each.textContent),
    );
  const rowsToPick = () => host.querySelectorAll('.match-table [tabindex="0"]');
  expect(button()).toBeUndefined();
  expect(host.textContent).not.toContain('Your pick');
  expect(rowsToPick()).toHaveLength(0);

  // What is shown catches up: one's own clock runs, and the last verdict is not read out in full.
  await pass(800);
  expect(pitch()).toBe('meet');
  expect(button()).toBeUndefined();
  await pass(STEP_MS.meet);
  expect(button()).toBeUndefined();
  await pass(STEP_MS.verdict);
  expect(host.textContent).toContain('Your pick');

  // Nothing is chosen for anybody: a press on the button plays nothing until a row is pressed.
  expect(button()?.textContent).toContain('Choose an attribute');
  await act(async () => button()?.click());
  expect(sent).toHaveLength(0);
  const row = host.querySelector<HTMLElement>('.match-row[aria-disabled="false"]');
  await act(async () => row?.click());
  expect(button()?.textContent).toMatch(/^Play (Physicality|Finishing) .*decides the match/);
  await act(async () => button()?.click());
  expect(sent).toHaveLength(1);
  await unmount();
});
