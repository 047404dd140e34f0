import { join } from 'node:path';
import { ROOT } from './root.mjs';

const API = process.env.VITE_API_TARGET ?? 'http://127.0.0.1:3000';

/** Without this the first headline waits for the stylesheet before its font is even asked for. */
export function preloadFirstPaintFonts() {
  const firstPaint = /(sofia-sans-extra-condensed-latin-[789]00|instrument-sans-latin-wght)-normal/;
  return {
    name: 'preload-first-paint-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => firstPaint.test(file) && file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
            },
            injectTo: 'head-prepend',
          })),
    },
  };
}

/** Icons are made by our own few lines; see packages/ui/src/lucide-icon.tsx. */
export function slimIcons() {
  const own = join(ROOT, 'packages/ui/src/lucide-icon.tsx');
  return {
    name: 'slim-icons',
    enforce: 'pre',
    resolveId: {
      filter: { id: /createLucideIcon\.mjs$/ },
      handler: (_source, importer) => (importer?.includes('/lucide-react/') ? own : null),
    },
  };
}

/**
 * What Vite does alike for every app that a browser loads; `groups` are the app's own chunks.
 *
 * @example build: siteBuild([{ name: 'framework', test: /react/ }])
 */
export function siteBuild(groups) {
  return {
    target: 'es2022',
    // A font inlined as data: would need a wider CSP and could not be preloaded.
    assetsInlineLimit: 0,
    // The server names the files of the page it answers, and the service worker keeps those of all
    // others: lists of what each needs would be four kilobytes of every first screen.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? needed : []),
    },
    rolldownOptions: {
      output: { codeSplitting: { groups } },
      // Our packages only declare; otherwise one pageMeta() would bring every Zod schema along.
      treeshake: { moduleSideEffects: (id) => !/\/packages\/(?!ui)[a-z]+\/src\//.test(id) },
    },
  };
}

/** In development: what the server answers beside the pages. */
export const serverPaths = {
  // The server compares a write's Origin with its Host, so the page's own host goes along.
  '/api': { target: API, changeOrigin: false },
  '/attached_assets': API,
  '/legal': API,
  // The page /hoof-logo is ours, the files /hoof-logo-512.svg are the server's.
  '^/hoof-logo-.*': API,
  '^/app-icon-.*': API,
};
