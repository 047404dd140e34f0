import * as rules from '@goats/rules';

/** A number of the rules in a line of SQL. */
export interface Hit {
  readonly line: string;
  readonly literal: string;
  readonly rules: readonly string[];
}

/** Every number that the rules export, by its spellings: as it is, in other units, in hundredths. */
const NUMBERS = new Map<number, Set<string>>();

function learn(name: string, value: unknown): void {
  if (typeof value === 'object' && value !== null) {
    for (const [part, inner] of Object.entries(value)) learn(`${name}.${part}`, inner);
  }
  if (typeof value !== 'number' || value <= 2) return;
  const spellings = /ms$/i.test(name)
    ? [1, 1_000, 60_000, 3_600_000, 86_400_000].map((unit) => value / unit)
    : [value, value * 100, value / 100];
  for (const spelling of spellings.filter((each) => each > 2)) {
    NUMBERS.set(spelling, (NUMBERS.get(spelling) ?? new Set()).add(name));
  }
}
for (const [name, value] of Object.entries(rules)) learn(name, value);

const UNITS = { millisecond: 1, second: 1_000, minute: 60_000, hour: 3_600_000, day: 86_400_000 };
const UNIT = Object.keys(UNITS).join('|');
const INTERVAL = new RegExp(`^(\\d+(?:\\.\\d+)?)\\s*(${UNIT})s?$`);

/** Structure, not rules: precisions of types, storage, lengths and parts of texts, places, pages. */
const STRUCTURE = new RegExp(
  [
    /numeric\(\d+, \d+\)/,
    /(?:fillfactor|pages_per_range) = \d+/,
    /length\((?:[^()]|\([^()]*\))*\) (?:[<>=]+ \d+|between \d+ and \d+)/,
    /(?:left|right)\([\w.]+, \d+\)/,
    /(?:group|order) by \d+(?:, \d+)*/,
    /limit \d+/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/**
 * Where a number of the rules stands in a text of SQL, also as an interval. 0, 1 and 2 say too
 * little to be told from anything else.
 */
export function rulesIn(sql: string): Hit[] {
  return sql
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .flatMap((line) => {
      const bare = line.replace(/--.*$/, '').replace(STRUCTURE, ' ');
      const texts = [...bare.matchAll(/'([^']*)'/g)].map(([, text]) => text!.trim().toLowerCase());
      const numbers = bare.replace(/'[^']*'/g, ' ').match(/(?<![\w.$])\d[\d_]*(?:\.\d+)?(?!\w)/g);
      const found = [
        ...(numbers ?? []).map(
          (literal) => [literal, Number(literal.replaceAll('_', ''))] as const,
        ),
        ...texts.map((text) => [text, meaningOf(text)] as const),
      ];
      return found.flatMap(([literal, value]): Hit[] => {
        const names = NUMBERS.get(value);
        return names ? [{ line: line.trim(), literal, rules: [...names] }] : [];
      });
    });
}

/** A text that says a number or how long something takes, in milliseconds; NaN for any other. */
function meaningOf(text: string): number {
  const [, amount, unit] = INTERVAL.exec(text) ?? [];
  if (unit !== undefined) return Number(amount) * UNITS[unit as keyof typeof UNITS];
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** The statements that a file of TypeScript holds, without what is put into them. */
export function statementsIn(code: string): string {
  let text = code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/\$\{[^{}]*\}/g, '');
  }
  return [...text.matchAll(/`([^`]*)`|'([^'\n]*)'/g)]
    .map(([, long, short]) => long ?? short!)
    .filter((each) => /\b(select|insert|update|delete)\b[\s\S]*\b(from|into|set)\b/.test(each))
    .join('\n');
}
