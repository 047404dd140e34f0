import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import {
  preloadFirstPaintFonts,
  serverPaths,
  siteBuild,
  slimIcons,
} from '../../scripts/setup/site-build.mjs';

/**
 * Every page that proves something has SHA-256, which shares its file with SHA-512; that only the curve of
 * wallets elsewhere needs, so it has a copy, which comes when somebody chooses one.
 */
function ownSha512(): Plugin {
  return {
    name: 'own-sha512',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer?.includes('@noble/curves/') || !importer.includes('/ed25519.js')) return null;
      if (!source.startsWith('@noble/hashes/sha')) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && `${found.id}?ed25519`;
    },
  };
}

export default defineConfig({
  plugins: [ownSha512(), slimIcons(), react(), tailwindcss(), preloadFirstPaintFonts()],
  resolve: {
    alias: {
      // The router asks for the version that also runs on a React from before this hook was its own.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    // Lets the server preload the chunk of the route it answers.
    manifest: true,
    // Few large files instead of twenty small ones, which compress a tenth worse. Queries stay apart:
    // the first screen of the home page asks the server nothing.
    ...siteBuild([
      {
        name: 'framework',
        test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\//,
      },
      // What stands around every page: one file instead of a dozen; not what is opened from it.
      {
        name: 'shell',
        test: /\/apps\/web\/src\/(app\/(?!routes|router|shell\/(?:mobile-menu|foot-bar|footer|social-icons|contract-link|cookie-(?:banner|settings\.)))|site\/(?!cookie-consent|route-titles)|features\/wallet\/wallet-(prompt|state|store))|\/packages\/ui\/src\/(browser\/|(when-idle|brand-mark|broken-page|first-icons|goat-pictures|labels|lazy-part|missing-page|part|path-link|patiently|t)\.)|\/packages\/words\/|collection\/src\/picture-version|contract\/src\/site-config|preload-helper/,
      },
      // What many pages share comes as a file or two, not as thirty of a kilobyte each; but the
      // tiles and goats of the first screen must not bring them all.
      {
        name: 'kit',
        test: /\/packages\/ui\/src\/(?!flip-tiles|api\/|field|segmented|toast-region|toast-card|toast-place)|lucide-react/,
        minShareCount: 12,
      },
      // Nor do words bring the hash along, which only who proves something needs.
      {
        name: 'words',
        test: /\/packages\/(rules|contract)\/src\/(?!client|formats\/typed-amount|hash\/)/,
        minShareCount: 16,
      },
      {
        name: 'query',
        test: /@tanstack\/(query-core|react-query)\/(?!.*(queriesObserver|useQueries))|\/ui\/src\/api\/(?!refusal-words)|contract\/src\/client/,
      },
      // What most features have in common: signing in, names, a wallet's cards.
      { name: 'common', test: /\/apps\/web\/src\/features\//, minShareCount: 16 },
    ]),
  },
  server: { proxy: serverPaths },
});
