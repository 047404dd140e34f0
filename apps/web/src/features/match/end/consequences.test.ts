import { describe, expect, it } from 'vitest';
import { type Match, sidesOf } from '../match-types.ts';
import { BILLY, testBattle, testRound, wonBattle, YOU } from '../test-match.ts';
import { consequences, type Kind } from './consequences.ts';

type Result = NonNullable<Match['result']>;

function ended(over: Partial<Result>, more: Partial<Match> = {}): Match {
  const match = wonBattle(YOU, more);
  return { ...match, result: { ...(match.result as Result), ...over } };
}

const of = (match: Match, kind: Kind) => {
  const found = consequences(match, sidesOf(match)).find((each) => each.kind === kind);
  return { short: found?.short ?? '', words: found?.words.join(' ') ?? '' };
};

describe('what a match changed', () => {
  it('is four things in a word, and all of it for whoever asks', () => {
    const match = ended({});
    expect(consequences(match, sidesOf(match)).map(({ short }) => short)).toEqual([
      ...['+40', 'One more', 'Nobody', '–, week +9'],
    ]);
    expect(of(match, 'hoof').words).toBe(
      '+40. You were paid 50 HOOF out of the vault, stake included.',
    );
    expect(of(match, 'cards').words).toContain('The Machine #0003 now belongs to you.');
    expect(of(match, 'cards').words).toContain('The Flea #0001 gained +1 Pace.');
  });

  it.each([
    ['lent', 'The Flea #0001 is lent'],
    ['bound', 'is bound until its owner has played their way in'],
    ['lifetime', 'has grown 5 times'],
  ] as const)('gives the one true reason for no +1: %s', (noGrowth, words) => {
    const told = of(ended({ improved: null, noGrowth }), 'cards').words;
    expect(told).toContain(words);
    expect(told.match(/No \+1/g)).toHaveLength(1);
  });

  it('names what is at the top of its tier: the attribute that fell, or that broke the tie', () => {
    const top = { improved: null, noGrowth: 'tier' } as const;
    expect(of(ended(top), 'cards').words).toContain('and its Pace is there.');
    const tieBreak = { by: 'attribute', attribute: 'vision' } as const;
    const rounds = [testRound({ winner: YOU, tieBreak })];
    expect(of(ended(top, { rounds }), 'cards').words).toContain('and its Vision is there.');
  });

  it('trains nobody where somebody gave up, and says that', () => {
    const gone = ended({ improved: null, reason: 'conceded', week: 'given-up' });
    expect(of(gone, 'cards').words).toContain('No +1: only a match that is played out');
    expect(of(gone, 'table').words).toContain('it counts only what was played out');
  });

  it.each([
    ['meetings', 'the first 3 of a week'],
    ['history', 'not played their way in yet'],
  ] as const)('says why the week counts a victory as none won: %s', (week, words) => {
    const { short, words: told } = of(ended({ week }), 'table');
    expect(short).toContain('week +0');
    expect(told).toContain(words);
  });

  it('counts what a loss is worth: a point only over the whole distance', () => {
    const result = wonBattle(BILLY).result as Result;
    const lost = (rounds: number) =>
      wonBattle(BILLY, {
        result,
        rounds: Array.from({ length: rounds }, () => testRound({ winner: BILLY })),
      });
    expect(of(lost(2), 'table').words).toContain('No point in the week’s table');
    expect(of(lost(3), 'table').words).toContain('3 points in the week’s table.');
  });

  it('tells whoever played that the rank is another one now, and nobody else', () => {
    const rating = {
      ...{ counted: 1, reason: 'First meeting.', before: [1500, 1500], after: [1562, 1438] },
      ranks: {
        before: ['second-division', 'sunday-league'],
        after: ['championship', 'sunday-league'],
      },
    } satisfies Result['rating'];
    const up = ended({ rating });
    expect(of(up, 'table').short).toContain('Up to Championship');
    expect(of(up, 'table').words).toContain('Up to Championship.');
    const { before, after } = rating.ranks;
    const down = ended({ rating: { ...rating, ranks: { before: after, after: before } } });
    expect(of(down, 'table').words).toContain('Down to Second Division.');
    const same = ended({ rating: { ...rating, ranks: { before, after: before } } });
    expect(of(same, 'table').words).not.toContain('Division');
    expect(of(ended({ rating }, { you: null }), 'table').words).not.toContain('Championship');
  });

  it('has nothing to tell of practice', () => {
    const match = testBattle({ kind: 'practice', phase: 'finished', players: ended({}).players });
    expect(consequences(match, sidesOf(match))).toEqual([]);
  });
});
