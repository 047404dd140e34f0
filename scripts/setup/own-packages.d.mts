import type { Plugin } from 'esbuild';

export const ownPackages: Plugin;
