import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const API = process.env.VITE_API_TARGET ?? 'http://127.0.0.1:3000';

/** Without this the first headline waits for the stylesheet before its font is even asked for. */
function preloadFirstPaintFonts(): Plugin {
  const firstPaint = /(sofia-sans-extra-condensed-latin-900|instrument-sans-latin-wght)-normal/;
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
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFirstPaintFonts()],
  resolve: {
    alias: {
      // The router asks for the version that also runs on a React from before this hook was its own.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    target: 'es2022',
    // A font inlined as data: would need a wider CSP and could not be preloaded.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Lets the server preload the chunk of the route it answers.
    manifest: true,
    rolldownOptions: {
      // Our packages only declare; otherwise one pageMeta() would bring every Zod schema along.
      output: {
        codeSplitting: {
          // Few large files instead of twenty small ones, which compress a tenth worse. Queries stay
          // apart: the first screen of the home page asks the server nothing.
          groups: [
            {
              name: 'framework',
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\//,
            },
            // What stands around every page: one file instead of a dozen; not what is opened from it.
            {
              name: 'shell',
              test: /\/apps\/web\/src\/(app\/(?!routes|router|shell\/(?:mobile-menu|release-bar|cookie-(?:banner|settings\.)))|site\/|features\/wallet\/wallet-(prompt|state|store))|\/packages\/ui\/src\/(browser\/|(when-idle|brand-mark|lazy-part|patiently)\.)|collection\/src\/picture-version|preload-helper/,
            },
            // What many pages share comes as a file or two, not as thirty of a kilobyte each; but the
            // tiles of the first screen must not bring them all.
            {
              name: 'kit',
              test: /\/packages\/ui\/src\/(?!flip-tiles|api\/)|lucide-react/,
              minShareCount: 12,
            },
            {
              name: 'words',
              test: /\/packages\/(rules|contract)\/src\/(?!client|formats\/typed-amount)/,
              minShareCount: 12,
            },
            {
              name: 'query',
              test: /@tanstack\/(query-core|react-query)\/|\/ui\/src\/api\/|contract\/src\/client/,
            },
            // What pages read, as one file: a loader asks with it before the page is there.
            {
              name: 'reads',
              test: /\/features\/(?!admin)[a-z]+\/([a-z]+-queries|names)\.ts|routes\/reads\.ts/,
            },
          ],
        },
      },
      treeshake: { moduleSideEffects: (id) => !/\/packages\/(?!ui)[a-z]+\/src\//.test(id) },
    },
  },
  server: {
    proxy: {
      // The server compares a write's Origin with its Host, so the page's own host goes along.
      '/api': { target: API, changeOrigin: false },
      '/attached_assets': API,
      '/legal': API,
      // The page /hoof-logo is ours, the files /hoof-logo-512.svg are the server's.
      '^/hoof-logo-.*': API,
      '^/app-icon-.*': API,
    },
  },
});
