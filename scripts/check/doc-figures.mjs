/**
 * A figure in a document that repeats a constant says so in a comment right behind it:
 *
 *   A losing card rests 12 hours<!-- = LOSS_REST_MS -->.
 *   Stakes are 10, 25, 50, 75 or 100 HOOF<!-- = STAKE_OPTIONS -->.
 *
 * and fails the check when the two differ. A unit that a name does not say stands behind it
 * (`REQUEST_BONUS hundredths`), and one that the text does not say too (`adminSession.idleMs in
 * minutes`). Names are those of packages/rules and packages/collection,
 * `config.…` (what the server does without any variable set), `live.…` (the same with
 * DEMO_WORLD=false), or `file.ts#NAME` for a constant that its file keeps to itself.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constantsOf } from './constants.mjs';
import { readFigure, readList, unitOf } from './figures.mjs';

const MARK = /<!-- = (\S+)(?: ([a-z]+))?(?: in ([a-z]+))? -->/g;

/** `await checkDocFigures(root)` answers one sentence per figure that is not true. */
export async function checkDocFigures(root) {
  const constants = await constantsOf(root);
  return documentsOf(root).flatMap((name) =>
    figureProblems(readFileSync(join(root, name), 'utf8'), constants).map(
      ({ line, problem }) => `${name}:${line}: ${problem}`,
    ),
  );
}

/** `figureProblems('3 games<!-- = GAMES -->', () => 4)`: what is wrong, by line. */
export function figureProblems(markdown, constants) {
  return markdown.split('\n').flatMap((text, index) =>
    [...text.matchAll(MARK)].flatMap((mark) => {
      const before = text.slice(0, mark.index).replace(MARK, '');
      const problem = figureProblem(before, mark.slice(1), constants);
      return problem === undefined ? [] : [{ line: index + 1, problem }];
    }),
  );
}

function figureProblem(before, [name, unit, sayingIn], constants) {
  let value;
  try {
    value = constants(name);
  } catch (error) {
    return error.message;
  }
  if (typeof value === 'object' && value !== null) {
    const wanted = Object.values(value);
    const said = readList(before, wanted.length);
    return `${said}` === `${wanted}` ? undefined : `says ${said}, ${name} is ${wanted}`;
  }
  if (typeof value !== 'number') return `${name} is no number`;
  const figure = readFigure(before);
  if (figure === undefined) return `there is no figure before ${name}`;
  const own = unitOf(name, unit) ?? { size: 1 };
  const spoken = sayingIn ? unitOf(name, sayingIn) : figure.unit;
  if (spoken && spoken.kind !== own.kind) {
    return `says ${figure.text}, and ${name} is not in such a unit`;
  }
  // A bare number is in whatever unit its constant has.
  const said = figure.number * (spoken ?? own).size;
  const same = Math.abs(said - value * own.size) < 1e-9;
  return same ? undefined : `says ${figure.text}, ${name} is ${value}`;
}

function documentsOf(root) {
  const top = readdirSync(root).filter((name) => name.endsWith('.md'));
  const docs = readdirSync(join(root, 'docs'), { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name));
  return [...top, ...docs];
}
