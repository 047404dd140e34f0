// @vitest-environment happy-dom

import { mount } from '@goats/ui/testing/mount.tsx';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnedCard } from '../wallet/wallet-queries.ts';
import { CardPicker } from './card-picker.tsx';

const NOW = Date.parse('2025-06-15T12:00:00Z');

const card = (id: number, more: Partial<OwnedCard> = {}) =>
  ({
    id,
    name: `Goat #${id}`,
    goatName: 'Goat',
    rarity: 'Rare',
    imageUrl: '/goat.webp',
    goatScore: 80,
    free: true,
    restsUntil: null,
    gamesToday: 0,
    bond: null,
    ...more,
  }) as OwnedCard;

const resting = card(2, { free: false, restsUntil: '2025-06-15T12:00:03Z', gamesToday: 1 });

beforeEach(
  () => void vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] }),
);
afterEach(() => vi.useRealTimers());

async function pickFrom(cards: OwnedCard[], atStake = false) {
  const picked: number[] = [];
  const { host, unmount } = await mount(
    <CardPicker
      label="Your card"
      cards={cards}
      chosen={[]}
      onPick={({ id }) => picked.push(id)}
      atStake={atStake}
    />,
  );
  const input = (id: number) =>
    host.querySelector<HTMLInputElement>(`[aria-label^="Goat #${id},"]`)!;
  return { host, unmount, picked, input };
}

describe('choosing a card', () => {
  it('is one group of radio buttons with a name, so that arrow keys and screen readers know it', async () => {
    const { host, unmount } = await pickFrom([card(1), resting]);
    expect(host.querySelector('fieldset > legend')?.textContent).toBe('Your card');
    const inputs = [...host.querySelectorAll('input')];
    expect(inputs.map(({ type }) => type)).toEqual(['radio', 'radio']);
    expect(new Set(inputs.map(({ name }) => name)).size).toBe(1);
    await unmount();
  });

  it('lets a card that has rested be chosen the moment it looks free', async () => {
    const { unmount, picked, input } = await pickFrom([resting]);
    expect(input(2).disabled).toBe(true);
    expect(input(2).getAttribute('aria-label')).toContain('Rests');
    await act(async () => vi.advanceTimersByTime(4000));
    expect(input(2).disabled).toBe(false);
    expect(input(2).getAttribute('aria-label')).not.toContain('Rests');
    await act(async () => input(2).click());
    expect(picked).toEqual([2]);
    await unmount();
  });

  it.each([
    [{ free: false }, 'In play'],
    [{ free: false, gamesToday: 3 }, 'Done for today'],
    [{ free: false, restsUntil: '2025-06-15T23:20:00Z' }, 'Rests 11h 20m'],
  ])('says to eye and ear what holds one back: %j', async (more, words) => {
    const { host, unmount, input } = await pickFrom([card(1), card(3, more)]);
    expect(input(3).disabled).toBe(true);
    expect(input(3).getAttribute('aria-label')).toMatch(new RegExp(`, ${words}$`));
    expect(host.textContent).toContain(words);
    await unmount();
  });

  it('shows what is lent, and keeps it out of where it could be lost', async () => {
    const lent = card(4, { bond: 'lent' });
    const play = await pickFrom([lent]);
    expect(play.input(4).disabled).toBe(false);
    expect(play.host.textContent).toContain('Lent to you');
    await play.unmount();
    const battle = await pickFrom([lent], true);
    expect(battle.input(4).disabled).toBe(true);
    expect(battle.host.textContent).toContain('Lent to you');
    await battle.unmount();
  });
});
