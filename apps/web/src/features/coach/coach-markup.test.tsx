import { attributeLabel, type Decider } from '@goats/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { mayAsk } from './ask-the-gaffer.tsx';
import { notesOf, type SquadNotes } from './notes/notes.ts';
import { SquadWritten } from './notes/squad-written.tsx';
import { SwingChart, SwingTable, swingPoints } from './notes/swing-chart.tsx';
import { hasNotes } from './notes/use-notes.ts';
import { OddsBars } from './odds-bars.tsx';
import { PickBoard } from './pick-board.tsx';
import type { Match } from './seen-match.ts';
import { testSquadProof } from './test-proof.ts';

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

describe('the notes on a squad', () => {
  const write = (notes: SquadNotes, mine = true) =>
    words(renderToStaticMarkup(<SquadWritten notes={notes} mine={mine} />));
  const base = { mode: 'squad', imagined: 150, telling: 0.06 } as const;
  const note = (step: 'pick' | 'strike', round: number, odds: readonly number[], place: number) => {
    const names = ['pace', 'vision', 'charisma'] as const;
    const choices = names.map((attribute, i) => ({ attribute, odds: odds[i] ?? 0 }));
    const [best, chosen] = [choices[0]!, choices[place]!];
    const gap = best.odds - chosen.odds;
    const cost = gap < base.telling ? 0 : gap;
    return { step, round, byClock: false, choices, best, chosen, cost };
  };

  it('says of each decision what it cost, and of a small gap that it says nothing', () => {
    const markup = write({
      ...base,
      notes: [
        note('pick', 2, [0.7, 0.5, 0.4], 1),
        note('pick', 3, [0.7, 0.66, 0.4], 1),
        { ...note('pick', 4, [0.7, 0.7, 0.4], 1), byClock: true },
        note('strike', 5, [0.9, 0.6, 0.3], 0),
      ],
    });
    expect(markup).toContain('Round 2, the pick|Vision|Gave away 20 %|Pace|Best|70 %|Vision|Yours');
    expect(markup).toContain('Round 3, the pick|Vision|Too close to call|');
    expect(markup).toContain('Round 4, the pick|Vision|Nothing better on offer| (the clock chose)');
    expect(markup).toContain('Round 5, the strike|Pace crossed out|Nothing better on offer|');
    expect(markup).toContain('Pace crossed out|Best|Yours|90 %|Vision crossed out|60 %');
    expect(markup).toContain('counted from 150 imagined matches for each choice');
    expect(markup).toContain('anything under 6 % may be chance');
  });

  it('shows what a real proof gives, without a chart or another go', () => {
    const notes = notesOf(testSquadProof(0), 0, () => undefined);
    if (notes?.mode !== 'squad') throw new Error('a squad has the notes of a squad');
    const markup = renderToStaticMarkup(<SquadWritten notes={notes} mine={false} />);
    expect(notes.notes.length).toBeGreaterThan(0);
    expect(markup.match(/<article/g)).toHaveLength(notes.notes.length);
    expect(markup.match(/>Theirs</g)).toHaveLength(notes.notes.length);
    expect(markup).not.toContain('<svg');
    expect(markup).not.toMatch(/\bagain\b/);
  });

  it('does not leave a side that never had to choose with an empty panel', () => {
    expect(write({ ...base, notes: [] })).toContain('You had nothing to pick or cross out');
    expect(write({ ...base, notes: [] }, false)).toContain('They had nothing');
  });

  it('are there for finished matches of either mode, but not of the older rules', () => {
    const squad = { rules: 2, phase: 'finished', rounds: [{}] } as unknown as Match;
    expect(hasNotes(squad)).toBe(true);
    expect(hasNotes({ ...squad, rules: undefined })).toBe(false);
    expect(hasNotes({ ...squad, phase: 'pick' })).toBe(false);
    expect(hasNotes({ ...squad, rounds: [] })).toBe(false);
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
