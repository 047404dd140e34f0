import { attributeLabel, type Decider } from '@goats/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Match } from '../match/match-types.ts';
import { mayAsk } from './ask-the-gaffer.tsx';
import { SwingChart, SwingTable, swingPoints } from './notes/swing-chart.tsx';
import { OddsBars } from './odds-bars.tsx';
import { PickBoard } from './pick-board.tsx';

const words = (markup: string) => markup.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|');

describe('the swing of a match', () => {
  const swing = [
    { round: 0, chance: 0.5 },
    { round: 1, chance: 0.264 },
    { round: 2, chance: 0.8 },
    { round: 3, chance: 1 },
  ];

  it('says the same in the picture, to a screen reader and in the table', () => {
    const chart = renderToStaticMarkup(<SwingChart swing={swing} name="Your chance" />);
    expect(chart).toContain(
      'aria-label="Your chance: Kick-off 50 %, Round 1 26 %, Round 2 80 %, Full time Won"',
    );
    const table = words(renderToStaticMarkup(<SwingTable swing={swing} name="Your chance" />));
    expect(table).toContain('Round 1|26 %|−24|');
    expect(table).toContain('Full time|Won|+20|');
  });

  it('stays on the pitch: a sure win at the top, a lost one at the bottom', () => {
    const [even, low, high, won] = swingPoints(swing).map(({ y }) => y);
    expect(won).toBeLessThan(high!);
    expect(high).toBeLessThan(even!);
    expect(low).toBeGreaterThan(even!);
  });
});

describe('the bars of a decision', () => {
  const rows = Array.from({ length: 21 }, (_, place) => ({
    id: String(place),
    label: `Choice ${place}`,
    odds: 0.9 - place / 30,
    best: place === 0,
    yours: place === 17,
  }));

  it('shows the best and one’s own, however far down, and offers all the others', () => {
    const markup = words(renderToStaticMarkup(<OddsBars rows={rows} what="choices" />));
    expect(markup).toContain('Choice 0|Best|90 %');
    expect(markup).toContain('Choice 17|Yours|33 %');
    expect(markup).not.toContain('Choice 5');
    expect(markup).toContain('All 21 choices');
  });

  it('offers nothing more where there is nothing more', () => {
    const markup = renderToStaticMarkup(<OddsBars rows={rows.slice(0, 2)} what="choices" />);
    expect(markup).not.toContain('All 2');
  });
});

describe('the board', () => {
  const deciders: Decider[] = [
    { attribute: 'vision', state: 'open' },
    { attribute: 'pace', state: 'open' },
    { attribute: 'charisma', state: 'open' },
  ];
  const card = Object.fromEntries(
    ['dribbling', 'pace', 'shootingPower', 'finishing', 'passingAccuracy', 'vision']
      .concat(['headingAbility', 'defensiveIQ', 'physicality', 'charisma'])
      .map((name, place) => [name, 70 + place]),
  ) as Parameters<typeof PickBoard>[0]['own'];

  it('offers what may be picked, marks deciders and keeps what was played readable', () => {
    const markup = renderToStaticMarkup(
      <PickBoard
        own={card}
        against={card}
        againstWord="Announced"
        lead={9.5}
        rounds={[{ attribute: 'finishing', own: 73, theirs: 80 }]}
        choices={['dribbling', 'pace', 'vision']}
        deciders={deciders}
        crossing
        action="Lock it in"
        onPlay={() => {}}
      />,
    );
    expect(markup.match(/type="radio"/g)).toHaveLength(3);
    expect(markup.match(/, a decider/g)).toHaveLength(2);
    expect(words(markup)).toContain('73|Finishing| in round 1|80');
    expect(words(markup)).toContain('70|+9½|Dribbling');
    // Nothing is chosen yet: nothing can be crossed out or sent.
    expect(markup.match(/<button[^>]*disabled=""/g)).toHaveLength(4);
    expect(markup).toContain(attributeLabel('charisma'));
  });
});

describe('the gaffer during a match', () => {
  const practice = {
    ...{ kind: 'practice', mode: 'duel', rules: 2, phase: 'pick' },
    ...{ turn: '0xa', you: '0xa', hands: [[], []] },
  } as unknown as Match;

  it('answers in practice on one’s own pick, and never where HOOF is at stake', () => {
    expect(mayAsk(practice)).toBe(true);
    for (const other of [
      { kind: 'challenge' },
      { kind: 'request' },
      { turn: '0xb' },
      { you: null, turn: null },
      { mode: 'squad' },
      { rules: undefined },
      { hands: undefined },
      { phase: 'commit' },
    ]) {
      expect([other, mayAsk({ ...practice, ...other } as Match)]).toEqual([other, false]);
    }
  });
});
