import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Match, type MatchRound, sidesOf } from './match-types.ts';
import { RoundsPanel } from './rounds-panel.tsx';

const YOU = `0x91fa${'0'.repeat(32)}c07e`;
const BILLY = `0x5467${'0'.repeat(32)}74ba`;

function duel(over: Partial<Match> = {}): Match {
  return {
    mode: 'duel',
    phase: 'pick',
    you: YOU,
    turn: YOU,
    players: [
      { address: YOU, name: null },
      { address: BILLY, name: 'Billy' },
    ],
    rounds: [],
    step: 'pick',
    deciders: [],
    ...over,
  } as unknown as Match;
}

const round = (over: Partial<MatchRound> = {}): MatchRound => ({
  round: 1,
  attribute: 'vision',
  pickedBy: null,
  byClock: false,
  values: [82, 78],
  winner: YOU,
  ...over,
});

/** What each row says: `['R1Random draw– –', …]` */
function rows(match: Match, told: readonly MatchRound[], running?: MatchRound): string[] {
  const markup = renderToStaticMarkup(
    <RoundsPanel match={match} sides={sidesOf(match)} rounds={told} running={running} />,
  );
  return markup.split('<li').slice(1).map(withoutTags);
}

const withoutTags = (row: string) => `<li${row}`.replaceAll(/<[^>]*>/g, '');

describe('the rounds of a match', () => {
  it('does not name the next picker on a round that is played but not told yet', () => {
    // The draw is over and the server already waits for Billy; the pitch has not shown round one.
    const match = duel({ turn: BILLY, rounds: [round()] });
    expect(rows(match, [])).toEqual([
      'R1Random draw– –',
      'R2Loser of round 1 picks– –',
      'R3If needed, winner of round 1 decides– –',
    ]);
  });

  it('says what was called for a round that waits to be shown, not that its winner picks again', () => {
    const second = round({ round: 2, attribute: 'pace', pickedBy: BILLY, winner: BILLY });
    const match = duel({ turn: YOU, rounds: [round(), second] });
    expect(rows(match, [round()])).toEqual([
      'R1VisionRandom draw82v78',
      'R2Pace– –',
      'R3If needed, winner of round 1 decides– –',
    ]);
  });

  it('keeps the deciding round lit while it waits to be shown, though the match is over', () => {
    const last = round({ round: 2, attribute: 'pace', pickedBy: BILLY });
    const match = duel({ phase: 'finished', turn: null, rounds: [round(), last] });
    expect(rows(match, [round()])[1]).toBe('R2Pace– –');
    expect(rows(match, [round()])[2]).toBe('R3Not played– –');
  });

  it('names whose move it is once everything played has been told', () => {
    expect(rows(duel({ turn: BILLY, rounds: [round()] }), [round()])[1]).toBe(
      'R2Billy is picking– –',
    );
    expect(rows(duel({ rounds: [round()] }), [round()])[1]).toBe('R2You are picking– –');
  });

  it('does not give the draw away while it still spins', () => {
    const match = duel({ turn: BILLY, rounds: [round()] });
    expect(rows(match, [], round())[0]).toBe('R1Random draw– –');
  });
});
