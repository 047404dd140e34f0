import type { Plugin } from 'esbuild';

export const whereItLies: Plugin;
