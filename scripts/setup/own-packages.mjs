import { join } from 'node:path';
import { ROOT } from './root.mjs';

/** For esbuild: our own packages are TypeScript and become part of a bundle; npm's stay where npm put them. */
export const ownPackages = {
  name: 'own-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^@goats\/contracts(\/founding)?$/ }, ({ path }) => ({
      path: join(ROOT, 'contracts', path.endsWith('/founding') ? 'founding.ts' : 'index.ts'),
      sideEffects: false,
    }));
    onResolve({ filter: /^@goats\/[a-z-]+$/ }, ({ path }) => ({
      path: join(ROOT, 'packages', path.slice('@goats/'.length), 'src/index.ts'),
      sideEffects: false,
    }));
  },
};
