// @vitest-environment happy-dom

import { mount } from '@goats/ui/testing/mount.tsx';
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Pose } from '../end/pose.tsx';
import type { Match } from '../match-types.ts';
import { BILLY, testBattle, testRound, wonBattle, YOU } from '../test-match.ts';
import { Clash } from './clash.tsx';

const round = testRound({ winner: BILLY, values: [84, 91] });
const battle = testBattle({ phase: 'pick', rounds: [round], turn: YOU });

const clash = (over: Partial<Parameters<typeof Clash>[0]> = {}) => (
  <Clash
    {...{ match: battle, round, decided: false, deciding: false }}
    onSkip={() => {}}
    onStop={undefined}
    {...over}
  />
);

async function seen(of: Parameters<typeof mount>[0]) {
  const { host, unmount } = await mount(of);
  const html = host.innerHTML;
  const text = host.textContent ?? '';
  await unmount();
  return { html, text };
}

describe('a round across the screen', () => {
  it('shows both numbers, and who takes it only when that is told', async () => {
    const meeting = await seen(clash());
    for (const words of ['Round 1', 'Vision', '84', '91', 'You', 'Billy']) {
      expect(meeting.text).toContain(words);
    }
    expect(meeting.text).not.toContain('takes it');
    expect(meeting.html).not.toContain('data-won');
    const verdict = await seen(clash({ decided: true }));
    expect(verdict.text).toContain('Billy takes it');
    expect(verdict.html).toContain('data-won="far"');
    expect(verdict.text).toContain('Billy has swapped: the announced card has 80.');
  });

  it('draws the announced goat and nothing of the card that was brought, also in a replay', async () => {
    const match = wonBattle(YOU);
    const [first] = match.rounds as [Match['rounds'][number]];
    const { html } = await seen(clash({ match, round: first, decided: true }));
    expect(html).toContain('the-wizard-rival');
    expect(html).not.toMatch(/the-machine|card-3/);
  });

  it('runs the goats up to their strike, over the picture that stays when no film comes', async () => {
    const { html } = await seen(clash());
    const films = [...html.matchAll(/clash-film"><img[^>]* src="([^"]*)"/g)].map(([, src]) => src);
    const pictures = [...html.matchAll(/src="([^"]*-(?:action|rival)[.][^"]*svg)"/g)];
    expect(pictures).toHaveLength(2);
    expect(films).toHaveLength(2);
    expect(films[0]).toContain('-action-film');
    expect(films[1]).toContain('the-wizard-rival-film');
  });

  it('shows only that somebody stands there once the announced goat is known to be another', async () => {
    const second = testRound({ round: 2, attribute: 'pace', values: [84, 91] });
    const match = testBattle({ ...battle, rounds: [round, second] });
    expect((await seen(clash({ match }))).html).not.toContain('clash-stranger');
    expect((await seen(clash({ match, round: second }))).html).toContain('clash-stranger');
  });

  it('goes with a press or a key, and a replay can be left from it', async () => {
    const onSkip = vi.fn();
    const onStop = vi.fn();
    const { host, unmount } = await mount(clash({ onSkip, onStop }));
    await act(async () => host.querySelector<HTMLElement>('.clash')?.click());
    const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    await act(async () => document.body.dispatchEvent(key));
    expect(onSkip).toHaveBeenCalledTimes(2);
    expect(key.defaultPrevented).toBe(true);
    const stop = host.querySelector('button');
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    await act(async () => stop?.dispatchEvent(enter));
    await act(async () => stop?.click());
    expect(enter.defaultPrevented).toBe(false);
    expect(onSkip).toHaveBeenCalledTimes(2);
    expect(onStop).toHaveBeenCalledTimes(1);
    await unmount();
  });
});

describe('the card that won', () => {
  const pose = (match: Match) =>
    renderToStaticMarkup(<Pose match={match} onSkip={() => {}} onStop={undefined} />);

  it('stands there large, whoever brought it', () => {
    const yours = pose(wonBattle(YOU));
    expect(yours).toContain('card-1.webp?w=640');
    expect(yours).toContain('Victory');
    const theirs = pose(wonBattle(BILLY));
    expect(theirs).toContain('card-3.webp?w=640');
    expect(theirs).toContain('data-lost="true"');
  });

  it('is not posed where nobody won by playing', () => {
    const match = wonBattle(YOU);
    const result = match.result && { ...match.result, reason: 'conceded' as const };
    expect(pose({ ...match, ...(result && { result }) })).toBe('');
  });
});
