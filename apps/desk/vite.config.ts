import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import {
  preloadFirstPaintFonts,
  serverPaths,
  siteBuild,
  slimIcons,
} from '../../scripts/setup/site-build.mjs';

export default defineConfig({
  plugins: [slimIcons(), react(), tailwindcss(), preloadFirstPaintFonts()],
  build: siteBuild([
    { name: 'framework', test: /node_modules\/(react|react-dom|scheduler)\// },
    {
      name: 'query',
      test: /@tanstack\/(query-core|react-query)\/|\/ui\/src\/api\/(?!refusal-words)|contract\/src\/client/,
    },
    // What the tabs share: a file or two instead of thirty small ones.
    { name: 'kit', test: /\/packages\/ui\/src\/|lucide-react/, minShareCount: 3 },
    { name: 'words', test: /\/packages\/(rules|contract|collection)\/src\//, minShareCount: 3 },
  ]),
  server: { proxy: serverPaths },
});
