import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureExtras, wantedExtras } from './extras.mjs';
import { followParent } from './follow-parent.mjs';
import { setAnvil } from './foundry.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './root.mjs';
import { SetupError } from './setup-error.mjs';

/**
 * Installs, builds and becomes the server. The server runs in this very process: signals reach it
 * once and directly, and its exit code is ours. It starts as soon as it is built itself: the first
 * time it mints its cards while the web application is still being built, and then waits for it.
 *
 * @example await serve();
 */
export async function serve() {
  followParent();
  try {
    await ensureInstalled({ serving: true });
    await ensureExtras(wantedExtras(process.env));
    await new Promise((resolve, reject) => {
      const ready = (name) => name === 'server' && resolve();
      globalThis.webBuilt = ensureBuilt({ ready, closes: true });
      globalThis.webBuilt.catch(reject);
    });
    // Without it the product starts with the chain off, and says why.
    if (process.env.CHAIN !== 'off' && !process.env.CHAIN_RPC_URL && !process.env.CHAIN_RPC_URLS)
      await setAnvil();
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error);
    process.exit(1);
  }
  process.env.NODE_ENV ??= 'production';
  // Started from another folder, the product must still find its data.
  process.env.DATA_DIR ||= join(ROOT, '.data');
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(join(ROOT, 'apps/server/dist/main.js')).href);
}
