import type { Catalog } from './catalog.ts';

/**
 * What an upgrade does that a server of the release before might not bear, by the name of the thing:
 * something is gone or changed, must be said that it does not say, or is looked at in a new way; or its
 * players would wait for it, because a whole table is written anew or read under a lock. Empty: both
 * releases can run at once.
 */
export function notBesideTheLast(before: Catalog, after: Catalog): string[] {
  const tables = new Set(before.relations.map(firstWord));
  const columns = new Set(before.columns.map(firstWord));
  const isOldTable = (line: string) => tables.has(tableIn(line));
  const gone = (Object.keys(before) as (keyof Catalog)[]).flatMap((part) =>
    before[part].filter((line) => !after[part].includes(line)).map((line) => named(part, line)),
  );
  const added = <K extends keyof Catalog>(part: K) =>
    after[part].filter((line) => !before[part].includes(line));
  return [
    ...gone,
    // A row without it could not be written.
    ...added('columns')
      .filter((line) => tables.has(firstWord(line).split('.')[0]!) && !columns.has(firstWord(line)))
      .filter((line) => / not null/.test(line) && !/ (default|identity|generated):/.test(line))
      .map(firstWord),
    // What is only about new columns never meets a row of the release before.
    ...added('constraints')
      .filter((line) => isOldTable(line) && speaksOfOld(line, columns))
      .map((line) => named('constraints', line)),
    ...added('indexes')
      .filter(isOldTable)
      .map((line) => named('indexes', line)),
    ...added('triggers')
      .filter(isOldTable)
      .map((line) => named('triggers', line)),
  ]
    .filter((name, i, all) => all.indexOf(name) === i)
    .sort();
}

const firstWord = (line: string) => line.split(' ', 1)[0]!;

function tableIn(line: string): string {
  const on = /\bON (?:ONLY )?(?:public\.)?(\w+)/.exec(line)?.[1];
  return on ?? firstWord(line).replace('public.', '');
}

function speaksOfOld(line: string, columns: ReadonlySet<string>): boolean {
  const table = tableIn(line);
  const own = line.replace(/REFERENCES .*/, '');
  return (own.match(/\w+/g) ?? []).some((word) => columns.has(`${table}.${word}`));
}

/** As whoever writes the upgrade calls it. */
function named(part: keyof Catalog, line: string): string {
  switch (part) {
    case 'functions':
      return /FUNCTION (?:public\.)?(\w+)/.exec(line)![1]!;
    case 'indexes':
      return /INDEX (\w+)/.exec(line)![1]!;
    case 'triggers':
      return /TRIGGER (\w+)/.exec(line)![1]!;
    case 'constraints':
      return line.split(' ')[1]!;
    default:
      return firstWord(line);
  }
}

/**
 * What an upgrade means to do all the same, with its reason: lines of the file such as
 * `-- Beside version 22: chain_transactions_purpose_check, because …`
 */
export function meantIn(sql: string): string[] {
  return [...sql.matchAll(/^-- Beside version \d+: (.+?), because \S/gm)]
    .map(([, name]) => name!)
    .sort();
}
