import { describe, expect, it } from 'vitest';
import type { MatchSummary } from './battle-queries.ts';
import { knowMatch, newMatches } from './own-matches.ts';

const match = (id: string, kind: MatchSummary['kind'] = 'challenge') =>
  ({ id, kind }) as MatchSummary;
const ids = (matches: readonly MatchSummary[]) => matches.map(({ id }) => id);

describe('being called to a match of one’s own', () => {
  it('drags nobody back into a match that ran before the page was opened', () => {
    expect(newMatches([match('1')], '0xa')).toEqual([]);
    expect(newMatches([match('1')], '0xa')).toEqual([]);
  });

  it('calls once when somebody accepts, however many screens are looking', () => {
    newMatches([], '0xb');
    expect(ids(newMatches([match('2')], '0xb'))).toEqual(['2']);
    expect(newMatches([match('2')], '0xb')).toEqual([]);
  });

  it('calls nobody to a match they entered themselves, or to practice', () => {
    newMatches([], '0xc');
    knowMatch('3');
    expect(newMatches([match('3'), match('4', 'practice')], '0xc')).toEqual([]);
  });

  it('looks at each wallet of the browser for itself', () => {
    newMatches([], '0xd');
    expect(newMatches([match('5')], '0xe')).toEqual([]);
    expect(ids(newMatches([match('6')], '0xd'))).toEqual(['6']);
  });
});
