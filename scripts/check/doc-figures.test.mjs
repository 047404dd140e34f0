import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { constantsOf, privateConstant } from './constants.mjs';
import { figureProblems } from './doc-figures.mjs';

const KNOWN = {
  GAMES_PER_CARD_PER_DAY: 3,
  LOSS_REST_MS: 43_200_000,
  IDLE_MINUTES: 30,
  NONCE_MS: 600_000,
  UNREAD_BYTES: 262_144,
  ONE_YEAR_S: 31_536_000,
  REQUEST_BONUS: 3_000,
  STAKES: [10, 25, 100],
  ODDS: { Common: 60, Rare: 40 },
};
const constants = (name) => {
  if (!(name in KNOWN)) throw new Error(`there is no ${name}`);
  return KNOWN[name];
};
const problems = (markdown) => figureProblems(markdown, constants).map(({ problem }) => problem);

describe('figures in documents', () => {
  it('are believed when they say what the constant says, in whatever unit and form', () => {
    for (const text of [
      '**Three games<!-- = GAMES_PER_CARD_PER_DAY -->** a card a UTC day.',
      'A losing card rests 12 hours<!-- = LOSS_REST_MS -->.',
      'a losing card rests half a day<!-- = LOSS_REST_MS -->',
      '| `IDLE_MINUTES` | `30`<!-- = IDLE_MINUTES --> | after half an hour<!-- = IDLE_MINUTES --> |',
      'hung up on at 256 KB<!-- = UNREAD_BYTES -->, kept a year<!-- = ONE_YEAR_S -->',
      'plus 30 HOOF<!-- = REQUEST_BONUS hundredths --> from the treasury',
      '| `NONCE_MINUTES` | `10`<!-- = NONCE_MS in minutes --> |',
      'Stakes are 10, 25 or 100 HOOF<!-- = STAKES -->; odds 60 % and 40 %<!-- = ODDS -->',
    ]) {
      expect(problems(text)).toEqual([]);
    }
  });

  it('fail when a reader would be told something else', () => {
    expect(problems('a nonce works for five minutes<!-- = NONCE_MS -->')).toEqual([
      'says five minutes, NONCE_MS is 600000',
    ]);
    expect(problems('four games<!-- = GAMES_PER_CARD_PER_DAY -->')).toHaveLength(1);
    expect(problems('3 hours<!-- = GAMES_PER_CARD_PER_DAY -->')).toHaveLength(1);
    expect(problems('30 HOOF<!-- = REQUEST_BONUS -->')).toHaveLength(1);
    expect(problems('`30`<!-- = NONCE_MS in minutes -->')).toHaveLength(1);
    expect(problems('10, 20 or 100 HOOF<!-- = STAKES -->')).toEqual([
      'says 10,20,100, STAKES is 10,25,100',
    ]);
  });

  it('fail when their constant was renamed, or when there is no figure to compare', () => {
    expect(problems('three games<!-- = GAMES_PER_DAY -->')).toEqual(['there is no GAMES_PER_DAY']);
    expect(problems('some games or so<!-- = GAMES_PER_CARD_PER_DAY -->')).toEqual([
      'there is no figure before GAMES_PER_CARD_PER_DAY',
    ]);
    expect(figureProblems('\nfour<!-- = GAMES_PER_CARD_PER_DAY -->', constants)[0].line).toBe(2);
  });
});

it('knows what the product itself uses, also what a file keeps to itself', async () => {
  // As tests import it: reading all of it with another tool would take as long again.
  const real = await constantsOf(join(import.meta.dirname, '../..'), (address) => import(address));
  expect(real('TIMING.pickMs')).toBe(30_000);
  expect(real('config.port')).toBe(3000);
  expect(real('live.demoWorld')).toBe(false);
  expect(() => real('TIMING.lunchMs')).toThrow('there is no TIMING.lunchMs');
  expect(() => real('index.ts#NOTHING')).toThrow('files index.ts');
  const source = 'const HOUR = 60 * MINUTE;\nexport const KEEP_MS: number = 2 * HOUR;\n';
  expect(privateConstant(source, 'KEEP_MS', { MINUTE: 60_000 })).toBe(7_200_000);
  expect(() => privateConstant(source, 'LOSE_MS', {})).toThrow('there is no LOSE_MS');
});
