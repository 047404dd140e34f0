/**
 * One program for all projects that are checked with the same options: what many of them import, the
 * rules above all, is read and checked once, and not by each of them.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const FOLDER = '.cache/types';

/** `typePrograms(root, projects) // [{ file: '.cache/types/1.json', projects: ['apps/server/tsconfig.json', …] }]` */
export function typePrograms(root, projects) {
  const programs = new Map();
  for (const project of projects.filter((each) => existsSync(join(root, each)))) {
    const folder = dirname(join(root, project));
    const own = JSON.parse(readFileSync(join(root, project), 'utf8'));
    const { extends: from, compilerOptions = {}, include, exclude = [] } = own;
    const base = resolve(folder, from);
    const key = JSON.stringify([base, Object.entries(compilerOptions).sort()]);
    const program = programs.get(key) ?? {
      config: { extends: base, compilerOptions, include: [], exclude: [] },
      projects: [],
    };
    // With its folder, so that what one leaves out is left out of nobody else.
    const inFolder = (pattern) => resolve(folder, pattern);
    program.config.include.push(...include.map(inFolder));
    program.config.exclude.push(...exclude.map(inFolder), inFolder('node_modules'));
    program.projects.push(project);
    programs.set(key, program);
  }
  mkdirSync(join(root, FOLDER), { recursive: true });
  return [...programs.values()].map(({ config, projects: names }, i) => {
    const file = `${FOLDER}/${i + 1}.json`;
    writeFileSync(join(root, file), JSON.stringify(config));
    return { file, projects: names };
  });
}
