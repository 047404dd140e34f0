import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rulesIn, statementsIn } from '../testing/rules-in-sql.ts';

/**
 * Repetitions that are meant, each with its reason. `line` must match a line of `file` that holds
 * such a number: what is no longer there is struck off here too.
 */
const MEANT = [
  {
    file: 'db/schema/02-collection.sql',
    line: /check \(\w+ between 0 and 100\)/,
    reason: 'what an attribute can be; the index of variant places sorts by it',
  },
  {
    file: 'db/schema/02-collection.sql',
    line: /charisma\) \/ 10\.0/,
    reason: 'the GOAT Score is the average of the ten columns that stand there',
  },
  {
    file: 'db/schema/02-collection.sql',
    line: /when 'Epic' then 1000 when 'Rare' then 2000 else 3000/,
    reason: 'an order of tiers, wider apart than any score',
  },
  {
    file: 'db/schema/02-collection.sql',
    line: /\+ 100 - goat_score/,
    reason: 'the order of variant places, best first',
  },
  {
    file: 'db/schema/02-collection.sql',
    line: /num_nulls\(.*\) in \(0, 5\)/,
    reason: 'the number of columns that are named',
  },
  {
    file: 'db/schema/02-collection.sql',
    line: /check \(grown between 0 and 5\)/,
    reason: 'how often a card can grow: the database refuses more, whoever writes',
  },
  {
    file: 'db/schema/06-holdings.sql',
    line: /grown = least\(c\.grown \+ 1, 5\)/,
    reason: 'a match of the older rules that ends now does not count beyond it',
  },
  {
    file: 'db/schema/04-ledger.sql',
    line: /'genesis:supply', g\.id, t\.id, 1000000000000,/,
    reason: 'the supply is written down once; the audit compares it with the rules',
  },
  {
    file: 'slices/hoof/world/functions.sql',
    line: /plenty constant bigint/,
    reason: 'from how much on nobody queues up for the treasury: a matter of locks',
  },
  {
    file: 'db/schema/07-matches.sql',
    line: /started_at\) > now\(\) - interval '1 day'/,
    reason: 'how long practice is kept at least, whoever sweeps',
  },
  {
    file: 'slices/match/sweeps.ts',
    line: /started_at\) < least\(\$1, now\(\) - interval '1 day'\)/,
    reason: 'the same: what the database would refuse is not asked of it',
  },
  {
    file: 'slices/match/given-up-friendlies.ts',
    line: /finished_at < now\(\) - interval '1 day'/,
    reason: 'the same',
  },
  {
    file: 'desk/analytics/analytics-store.ts',
    line: /'seenLastHour', .* interval '1 hour'/,
    reason: 'the hour that the figure is named after',
  },
  {
    file: 'kernel/idempotency/write-once.ts',
    line: /set status = 200/,
    reason: 'a status of HTTP',
  },
  {
    file: 'slices/match/live/presence.ts',
    line: /delete from presences where seen_at < now\(\) - interval '10 minutes'/,
    reason: 'rows of instances that are long gone are swept out',
  },
  {
    file: 'db/schema/17-outbox.sql',
    line: /then m\.at - interval '1 day' else m\.at end/,
    reason: 'a place at the head of the line, not a time',
  },
  {
    file: 'db/schema/14-trading.sql',
    line: /extract\(epoch from new\.listed_at\) \* 1000/,
    reason: 'milliseconds in a second',
  },
  {
    file: 'slices/trade/world/functions.sql',
    line: /floor\(1000 \* extract\(epoch/,
    reason: 'milliseconds in a second',
  },
  {
    file: 'slices/chain/chain-store.ts',
    line: /checked_at < \$8::timestamptz - interval '5 seconds'/,
    reason: 'how often a row is written that has not changed',
  },
  {
    file: 'slices/chain/desk/chain-signs-store.ts',
    line: /b\.time > \$1 - interval '7 days'/,
    reason: 'what the desk and its alerts look back at',
  },
] as const;

const SOURCES = join(import.meta.dirname, '..');

const FILES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /^(db\/(schema|functions)|slices)\/.*\.sql$/.test(file) ||
    (file.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(file)),
);
const HITS = FILES.flatMap((file) => {
  const text = readFileSync(join(SOURCES, file), 'utf8');
  const hits = rulesIn(file.endsWith('.sql') ? text : statementsIn(text));
  return hits.map((hit) => ({ file, ...hit }));
});

describe('the numbers of the rules', () => {
  it('stand in no SQL: whoever changes a rule changes it in one place', () => {
    const strangers = HITS.filter(
      (hit) => !MEANT.some(({ file, line }) => file === hit.file && line.test(hit.line)),
    );
    expect(strangers).toEqual([]);
  });

  it('are excused where they stand, and nowhere else', () => {
    const idle = MEANT.filter(
      ({ file, line }) => !HITS.some((hit) => hit.file === file && line.test(hit.line)),
    );
    expect(idle).toEqual([]);
  });

  it.each([
    ['where games < 3', 'GAMES_PER_CARD_PER_DAY'],
    ['if granted >= 3 then', 'BONUS_MATCHES_PER_DAY'],
    ['per_day constant integer := 3;', 'BONUS_MATCHES_PER_DAY'],
    ["rests_until = now() + interval '12 hours'", 'LOSS_REST_MS'],
    ["at + '43200 seconds'::interval", 'LOSS_REST_MS'],
    ['at + make_interval(hours => 12)', 'LOSS_REST_MS'],
    ["deadline = at + interval '30 seconds'", 'TIMING.pickMs'],
    ["expires_at < at + interval '6 hours'", 'CHALLENGE_EXPIRY_MS'],
    ['case when pace < 100 then pace + 1 end', 'MAX_ATTRIBUTE'],
    ['2 * stake + 3000', 'REQUEST_BONUS'],
    ["stake in (1000, '2500')", 'STAKE_OPTIONS.1'],
    ['default 1500', 'NEWCOMER.rating'],
  ])('are found in `%s`', (sql, name) => {
    expect(rulesIn(sql).flatMap((hit) => hit.rules)).toContain(name);
  });

  it('are found in the statements that code holds', () => {
    const hole = (text: string) => `$\{${text}}`;
    const columns = hole(`names.map((name) => \`c.${hole('name')}\`)`);
    const code = `const A = \`select ${columns} from cards where games < 3\`; f(3);`;
    expect(rulesIn(statementsIn(code)).map(({ literal }) => literal)).toEqual(['3']);
  });

  it.each([
    '-- at most 3 games, 12 hours of rest',
    '/* 30 seconds */ select 1',
    'price numeric(18, 4) not null check (price > 0)',
    ') with (fillfactor = 60);',
    "check (length(name) between 1 and 100 and name ~ '^[a-z]{3}$')",
    "where a = $3 and split_part(name, ':', 2) = b",
    'select a, b, c from d group by 1, 2, 3 order by 3 limit 100',
    "delete from nonces where expires_at < now() - interval '17 minutes'",
  ])('are not seen in `%s`', (sql) => {
    expect(rulesIn(sql)).toEqual([]);
  });
});
