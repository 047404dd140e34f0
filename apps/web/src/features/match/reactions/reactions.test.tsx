// @vitest-environment happy-dom

import { REACTION_GAP_MS } from '@goats/rules';
import { mount } from '@goats/ui/testing/mount.tsx';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { walletState } from '../../wallet/state/wallet-state.ts';
import type { Made } from '../live/follow-match.ts';
import type { Stand } from '../live/use-match.ts';
import { type Match, sidesOf } from '../match-types.ts';
import { BILLY, testBattle, YOU } from '../test-match.ts';
import { setMuted } from './mute.ts';
import Reactions from './reactions.tsx';

vi.mock('../../wallet/sign-in.ts', () => ({
  withSignIn: (work: (player: string) => unknown) => work(YOU),
}));

const WATCHER = `0x${'77'.repeat(20)}`;

let listeners: Set<(made: Made) => void>;
let sent: { readonly url: string; readonly body: unknown }[];

const hear: Stand['hear'] = (listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const made = (from: string, reaction: Made['reaction']) =>
  act(async () => {
    for (const listener of listeners) listener({ from, reaction });
  });

beforeEach(() => {
  vi.useFakeTimers();
  [listeners, sent] = [new Set(), []];
  walletState.set({ status: 'connected', address: YOU, signedInAs: YOU });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(init.body)) });
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  setMuted(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  walletState.set({ status: 'disconnected', address: null, signedInAs: null });
});

async function pitch(match: Match = testBattle(), hushed: Stand['hushed'] = [false, false]) {
  const page = await mount(
    <Reactions match={match} sides={sidesOf(match)} stand={{ hear, hushed }} />,
  );
  const { host } = page;
  const press = (name: string) =>
    act(async () => {
      [...host.querySelectorAll('button')]
        .find((each) =>
          [each.getAttribute('aria-label'), each.title, each.textContent].includes(name),
        )!
        .click();
    });
  const faces = () =>
    [...host.querySelectorAll<HTMLImageElement>('.face')].map((face) => face.className);
  const said = () => host.querySelector('[role="status"]')?.textContent;
  return { ...page, press, faces, said };
}

it('shows a face at its maker’s side for two seconds, says it, and it is gone', async () => {
  const { faces, said, unmount } = await pitch();
  await made(BILLY, 'ouch');
  await made(WATCHER, 'ha');
  expect(faces()).toEqual(['face face-far', 'face face-stand']);
  expect(said()).toBe('Billy: Ouch. The stand: Ha!');
  await act(async () => vi.advanceTimersByTime(2_500));
  expect([faces(), said()]).toEqual([[], '']);
  await unmount();
});

it('shows one at a time of a loud stand, and a player’s beside it', async () => {
  const { faces, host, unmount } = await pitch();
  for (const reaction of ['ha', 'lucky', 'ouch'] as const) await made(WATCHER, reaction);
  await made(YOU, 'bleat');
  expect(faces()).toEqual(['face face-near', 'face face-stand']);
  expect(host.querySelector<HTMLImageElement>('.face-stand')!.src).toContain('reaction-ha-');
  await unmount();
});

it('is one press to open and one to send, and rests for as long as the server would refuse', async () => {
  const { host, press, unmount } = await pitch();
  expect(host.querySelectorAll('.face-row button')).toHaveLength(0);
  await press('Make a face');
  expect(
    [...host.querySelectorAll('.face-row img')].map((face) => face.getAttribute('alt')),
  ).toEqual(['Well played', 'Bleat', 'Ha!', 'Ouch', 'Lucky', 'Nervous']);
  await press('Well played');
  await act(async () => vi.advanceTimersByTime(0));
  expect(sent).toEqual([{ url: '/api/matches/12/reactions', body: { reaction: 'well-played' } }]);
  await press('Make a face');
  expect(host.querySelector('.face-panel')).toBeNull();
  await act(async () => vi.advanceTimersByTime(REACTION_GAP_MS));
  await press('Make a face');
  expect(host.querySelector('.face-panel')).not.toBeNull();
  await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect(host.querySelector('.face-panel')).toBeNull();
  await unmount();
});

it('shows nobody’s once they are muted, and what stood there goes at once', async () => {
  const { faces, press, unmount } = await pitch();
  await made(BILLY, 'ouch');
  await press('Make a face');
  await press('Mute all');
  expect(faces()).toEqual([]);
  await made(BILLY, 'ha');
  expect(faces()).toEqual([]);
  await press('Show faces');
  await made(BILLY, 'ha');
  expect(faces()).toEqual(['face face-far']);
  await unmount();
});

it('keeps them muted for good, whatever was said about cookies', async () => {
  const { press, unmount } = await pitch();
  await press('Make a face');
  await press('Mute all');
  await unmount();
  // Another visit: nothing is remembered but what the browser keeps.
  vi.resetModules();
  const { MuteToggle } = await import('./mute-toggle.tsx');
  const { mount: mountAnew } = await import('@goats/ui/testing/mount.tsx');
  const page = await mountAnew(<MuteToggle />);
  expect(page.host.querySelector('button')!.getAttribute('aria-pressed')).toBe('false');
  await page.unmount();
});

it('lets a player hush the stand, and tells a watcher why there is nothing to press', async () => {
  const { press, unmount } = await pitch();
  await press('Make a face');
  await press('Hush the stand');
  await act(async () => vi.advanceTimersByTime(0));
  expect(sent).toEqual([{ url: '/api/matches/12/hush', body: { hushed: true } }]);
  await unmount();
  const watching = await pitch(testBattle({ you: null }), [true, false]);
  await watching.press('Make a face');
  expect(watching.host.textContent).toContain('A player has asked for quiet');
  expect(watching.host.textContent).not.toContain('Hush the stand');
  await watching.unmount();
});

it('offers nothing to whoever has not signed in, nor to those who watch a friendly', async () => {
  const friendly = await pitch(testBattle({ you: null, kind: 'friendly' }));
  expect(friendly.host.querySelector('button')).toBeNull();
  await friendly.unmount();
  walletState.set({ signedInAs: null });
  const stranger = await pitch(testBattle({ you: null }));
  expect(stranger.host.querySelector('button')).toBeNull();
  await made(BILLY, 'ouch');
  expect(stranger.faces()).toEqual(['face face-far']);
  await stranger.unmount();
});
