import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

const hasPage = ({ moduleId }) =>
  readFileSync(moduleId, 'utf8').includes('@vitest-environment happy-dom');

/** A worker is handed on to the next file only if that one wants the same project and environment. */
export default class ByEnvironment extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      const withPage = new Set(own.filter(hasPage));
      return [...withPage, ...own.filter((file) => !withPage.has(file))];
    });
  }
}
