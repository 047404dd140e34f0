import type { BuildOptions, Plugin, ProxyOptions } from 'vite';

export function preloadFirstPaintFonts(): Plugin;
export function slimIcons(): Plugin;
export function siteBuild(
  groups: readonly { name: string; test: RegExp; minShareCount?: number }[],
): BuildOptions;
export const serverPaths: Record<string, string | ProxyOptions>;
