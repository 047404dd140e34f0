// @vitest-environment happy-dom

import { mount } from '@goats/ui/testing/mount.tsx';
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sidesOf } from './match-types.ts';
import { SecretChoice } from './secret-choice.tsx';
import { testBattle, testCard } from './test-match.ts';

describe('a squad’s line-up', () => {
  it('begins with the five strongest, best first, and shows every score', () => {
    const scores = [70, 91, 64, 88, 75, 80, 62, 99, 61, 77];
    const deck = scores.map((score, at) => testCard(at + 1, `Goat ${score}`, score));
    const battle = testBattle({ mode: 'squad' });
    const [you, billy] = battle.players;
    const match = { ...battle, players: [{ ...you, deck }, billy] as typeof battle.players };
    const html = renderToStaticMarkup(
      <SecretChoice match={match} sides={sidesOf(match)} busy={false} onCommit={() => {}} />,
    );
    const order = [...html.matchAll(/>Goat (\d+)<\/span>/g)].map(([, score]) => Number(score));
    expect(order).toEqual(scores.toSorted((a, b) => b - a));
    expect(html.match(/checked=""/g)).toHaveLength(5);
    expect(html.match(/Plays in round /g)).toHaveLength(5);
    // 99, 91, 88, 80 and 77.
    expect(html).toContain('87.0');
  });
});

describe('a duel’s card', () => {
  it('says before it is sealed where it leads, and shows all ten at a tap', async () => {
    const strong = testCard(7, 'The Phoenix', 80);
    const mixed = { ...strong, attributes: { ...strong.attributes, pace: 81, vision: 99 } };
    const battle = testBattle();
    const match = testBattle({ yourCards: [battle.players[0].announcedCard, mixed] as never });
    const { host, unmount } = await mount(
      <SecretChoice match={match} sides={sidesOf(match)} busy={false} onCommit={() => {}} />,
    );
    const ways = [...host.querySelectorAll<HTMLButtonElement>('button[aria-expanded]')];
    expect(ways.map((way) => way.textContent)).toEqual([
      'The Flea #0001: Ahead in 10 of 10',
      'The Phoenix #0007: Ahead in 2 of 10',
    ]);
    expect(host.querySelector('.choice-compare')).toBeNull();
    await act(async () => ways[1]?.click());
    expect(host.querySelectorAll('.choice-compare > li')).toHaveLength(10);
    expect(host.textContent).toContain('Vision: yours 99, 80 announced');
    // Looking is not choosing, and nobody is told the odds.
    expect(host.querySelectorAll<HTMLInputElement>('input')[0]?.checked).toBe(true);
    expect(host.textContent).not.toMatch(/%|odds|chance/i);
    await unmount();
  });
});
