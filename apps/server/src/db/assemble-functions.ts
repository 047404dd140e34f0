import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type SqlFile, sqlFile } from './sql-file.ts';

/** A part of a function that is put together, and its place among all: '12-lock-matches.sql'. */
interface Part {
  readonly name: string;
  readonly sql: string;
}

const LOOKED_UP = `\
    when $1 then
      return query
      select q.place, kind
        from unnest(places, ones, others, numbers, times, answers) q (place, a, b, n, at, seen)
       where q.seen is distinct from `;

/** Of what a slice's check.sql looks for, a statement for each kind of question. */
function statementsOf(cases: string): string {
  return cases
    .split(/^ {5}(?=when ')/m)
    .filter((each) => each !== '')
    .map((each) => `${each.trimEnd().replace(/^when ('[a-z-]+') then /, LOOKED_UP)};\n`)
    .join('');
}

/**
 * The functions of the database, of which slices bring their own: each slice's functions.sql; and two
 * that are put together, commit_effects of the slices' commit/*.sql in the order of their numbers, and
 * changed_facts of their check.sql. In the source the slices lie beside db/, in a release below it.
 */
export function assembleFunctions(folder: string, frames: readonly SqlFile[]): SqlFile[] {
  const slices = [join(folder, 'slices'), join(folder, '../slices')].find(existsSync);
  if (slices === undefined) return [...frames];
  const paths = readdirSync(slices, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.sql'))
    .sort();
  const parts = paths.map((path): Part & { readonly path: string } => {
    const sql = readFileSync(join(slices, path), 'utf8').replaceAll('\r\n', '\n');
    return { path, name: basename(path), sql };
  });
  const named = (test: RegExp) => parts.filter(({ name }) => test.test(name));
  const numbered = named(/^(?!00)\d\d-/).sort((a, b) => a.name.localeCompare(b.name));
  const twice = numbered.find(
    (part, i) => part.name.slice(0, 2) === numbered[i - 1]?.name.slice(0, 2),
  );
  if (twice) throw new Error(`${twice.path} has the number of another part`);
  const filled = {
    '  -- parameters\n': named(/^00-/)
      .map(({ sql }) => sql.trimEnd())
      .join(',\n')
      .concat('\n'),
    '  -- parts\n': numbered.map(({ sql }) => sql).join('\n'),
    '    -- cases\n': named(/^check\.sql$/)
      .map(({ sql }) => statementsOf(sql))
      .join(''),
  };
  const whole = frames.map(({ file, sql }) =>
    sqlFile(
      file,
      Object.entries(filled).reduce((text, [mark, part]) => text.replace(mark, () => part), sql),
    ),
  );
  const own = parts
    .filter(({ name }) => name === 'functions.sql')
    .map(({ path, sql }) => sqlFile(`functions/${path}`, sql));
  return [...own, ...whole];
}
