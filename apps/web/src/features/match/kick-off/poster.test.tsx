// @vitest-environment happy-dom
import { GOAT_FACTS, GOAT_SLUGS } from '@goats/collection';
import { mount } from '@goats/ui/testing/mount.tsx';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { slugOf } from '../slug-of.ts';
import { testBattle } from '../test-match.ts';
import { kicksOff, posterSeen, posterWords } from './kick-off.ts';
import { Poster } from './poster.tsx';

beforeEach(() => sessionStorage.clear());

describe('the poster of a match', () => {
  it('shows both cards, who brings them and what is at stake', async () => {
    const { host, unmount } = await mount(<Poster match={testBattle()} onSkip={() => {}} />);
    for (const words of ['The Flea', '#0001', 'You', 'The Wizard', '#0002', 'Billy']) {
      expect(host.textContent).toContain(words);
    }
    expect(host.textContent).toContain('10 HOOF each');
    expect(host.textContent).toContain('Card at stake');
    await unmount();
  });

  it('goes with a press, and with any key, which then does nothing else', async () => {
    const onSkip = vi.fn();
    const { host, unmount } = await mount(<Poster match={testBattle()} onSkip={onSkip} />);
    await act(async () => host.querySelector<HTMLElement>('[data-poster]')?.click());
    expect(onSkip).toHaveBeenCalledTimes(1);
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    await act(async () => document.body.dispatchEvent(enter));
    expect(onSkip).toHaveBeenCalledTimes(2);
    expect(enter.defaultPrevented).toBe(true);
    await unmount();
    await act(async () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' })));
    expect(onSkip).toHaveBeenCalledTimes(2);
  });

  it('leaves the browser’s keys alone, and lets Tab move on', async () => {
    const onSkip = vi.fn();
    const { unmount } = await mount(<Poster match={testBattle()} onSkip={onSkip} />);
    const prevented = async (init: KeyboardEventInit) => {
      const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
      await act(async () => document.body.dispatchEvent(event));
      return event.defaultPrevented;
    };
    expect(await prevented({ key: 'r', ctrlKey: true })).toBe(false);
    expect(await prevented({ key: 'ArrowLeft', altKey: true })).toBe(false);
    expect(await prevented({ key: 'w', metaKey: true })).toBe(false);
    expect(await prevented({ key: 'F5' })).toBe(false);
    expect(await prevented({ key: 'Shift', shiftKey: true })).toBe(false);
    expect(onSkip).not.toHaveBeenCalled();
    expect(await prevented({ key: 'Tab' })).toBe(false);
    expect(onSkip).toHaveBeenCalledTimes(1);
    await unmount();
  });

  it('belongs to the beginning: not after a reload, a seal, or with little time left', () => {
    const match = testBattle();
    const [you, billy] = match.players;
    expect(kicksOff(match)).toBe(true);
    expect(kicksOff(testBattle({ you: null }))).toBe(true);
    expect(kicksOff(testBattle({ players: [{ ...you, committed: true }, billy] }))).toBe(false);
    expect(kicksOff(testBattle({ deadline: '2026-01-01T12:00:10Z' }))).toBe(false);
    expect(kicksOff(testBattle({ phase: 'pick' }))).toBe(false);
    posterSeen(match.id);
    expect(kicksOff(match)).toBe(false);
    expect(kicksOff(testBattle({ id: '13' }))).toBe(true);
  });

  it('is a sentence where nothing may move or be seen', () => {
    expect(posterWords(testBattle()).line).toBe(
      'The Flea #0001 against The Wizard #0002: 10 HOOF each, card at stake.',
    );
    expect(posterWords(testBattle({ kind: 'challenge' })).line).toContain('cards stay');
    expect(posterWords(testBattle({ kind: 'practice', mode: 'squad' })).line).toMatch(
      /ten against Billy’s ten: Practice, cards stay\.$/,
    );
  });

  it('finds the picture of every goat by its name', () => {
    expect(GOAT_SLUGS.map((slug) => slugOf(GOAT_FACTS[slug].name))).toEqual([...GOAT_SLUGS]);
  });
});
