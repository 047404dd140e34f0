import { DEFAULT_SETTINGS, masterGoats, planMoments, planVariations } from '@goats/collection';
import { describe, expect, test } from 'vitest';
import { detailWords } from '../analytics/audit-words.ts';
import { changesOf } from '../masters/master-changes.ts';
import { chooseRuns, withoutStretches } from '../publish/series-runs.ts';
import { draftProblem } from './auction-draft.ts';
import { moved } from './moved.ts';
import { readSales } from './sales-text.ts';

describe('pasted sales', () => {
  test('are told apart as CSV and JSON', () => {
    expect(readSales('tokenId,price\n1000005,3')).toMatchObject({ ok: true, rows: 1 });
    expect(readSales(' [{"tokenId":1}] ')).toMatchObject({
      ok: true,
      body: { sales: [{ tokenId: 1 }] },
    });
    expect(readSales('{"sales":[{},{}]}')).toMatchObject({ ok: true, rows: 2 });
  });

  test.each(['', '   ', 'tokenId,price', '[]', '{"a":1}', '[{"tokenId":', 'null'])(
    '%j is refused with a sentence before it is sent',
    (text) => {
      expect(readSales(text)).toMatchObject({ ok: false, sentence: expect.stringMatching(/\.$/) });
    },
  );
});

describe('an auction', () => {
  test('names every field that is wrong', () => {
    expect(draftProblem({ cardId: '17', startPrice: '2.5', hours: '24' })).toEqual({});
    for (const wrong of ['', 'abc', '-1', '0', '1e9', '2.5x']) {
      const problems = draftProblem({ cardId: wrong, startPrice: wrong, hours: wrong });
      expect(Object.keys(problems)).toEqual(['cardId', 'startPrice', 'hours']);
    }
    expect(draftProblem({ cardId: '17', startPrice: '1.250', hours: '1' }).startPrice).toMatch(
      /^1\.250 can be read two ways/,
    );
    expect(draftProblem({ cardId: '1.5', startPrice: '1', hours: '1' })).toHaveProperty('cardId');
  });
});

test('featured goats move one place, and not off the list', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});

test('numbers that other series hold are cut out of a run, from either end or its middle', () => {
  const [goat] = masterGoats();
  const variations = { ...planVariations(goat!, DEFAULT_SETTINGS)!, from: 1, to: 100 };
  const moments = planMoments(goat!, DEFAULT_SETTINGS)!;
  const taken = { kind: 'variation', goat: goat!.id, from: 40, to: 60 } as const;
  const left = withoutStretches([variations, moments], [taken, { ...taken, from: 90, to: 200 }]);
  expect(left.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['variation', 1, 39],
    ['variation', 61, 89],
    ['moment', 1, 1000],
  ]);
  expect(chooseRuns(left, { kind: 'moment', goat: undefined })).toEqual([moments]);
});

test('only what differs from the server is sent to it', () => {
  const [goat] = masterGoats();
  expect(changesOf(goat!, goat!)).toEqual({});
  expect(changesOf({ ...goat!, isActive: false }, goat!)).toEqual({ isActive: false });
});

test('an audit entry reads as words, however much it holds', () => {
  expect(detailWords({ bidId: 7, reason: 'typo' })).toBe('bid id 7, reason typo');
  expect(detailWords({ list: Array(500).fill('x') })).toHaveLength(300);
});
