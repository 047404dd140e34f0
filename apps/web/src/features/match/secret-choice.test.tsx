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
    const order = [...html.matchAll(/>Goat (\d+) </g)].map(([, score]) => Number(score));
    expect(order).toEqual(scores.toSorted((a, b) => b - a));
    expect(html.match(/checked=""/g)).toHaveLength(5);
    expect(html.match(/Plays in round /g)).toHaveLength(5);
    // 99, 91, 88, 80 and 77.
    expect(html).toContain('87.0');
  });
});
