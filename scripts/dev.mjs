/**
 * `npm run dev`: the web application with hot reload and the server restarted on every change,
 * behind one address and one Ctrl-C. The database stays up while the server comes and goes.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { followParent } from './setup/follow-parent.mjs';
import { setAnvil } from './setup/foundry.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { ROOT } from './setup/root.mjs';
import { SetupError } from './setup/setup-error.mjs';

const LONGEST_FAREWELL_MS = 15_000;
const DESK = '/admin';

process.env.NODE_ENV ??= 'development';
process.env.DATA_DIR ||= join(ROOT, '.data');
process.env.PORT ||= '3000';
process.env.VITE_API_TARGET ||= `http://127.0.0.1:${process.env.PORT}`;

const closers = [];
let closing;

async function close(code) {
  closing ??= (async () => {
    for (const closer of closers.reverse()) await closer();
  })();
  await closing;
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => close(0));
followParent();

try {
  await ensureInstalled();
  if (process.env.CHAIN !== 'off' && !process.env.CHAIN_RPC_URL && !process.env.CHAIN_RPC_URLS)
    await setAnvil();
  if (!process.env.DATABASE_URL) await holdDatabase();
  startServer();
  await startWeb();
} catch (error) {
  const plain = error instanceof SetupError || error.name === 'EmbeddedPostgresError';
  console.error(plain ? error.message : error);
  await close(1);
}

// Our share in it keeps PostgreSQL from stopping each time the server restarts.
async function holdDatabase() {
  const { tsImport } = await import('tsx/esm/api');
  const module = '../apps/server/src/db/embedded/embedded-postgres.ts';
  const { startEmbeddedPostgres } = await tsImport(module, import.meta.url);
  const postgres = await startEmbeddedPostgres({ dataDir: process.env.DATA_DIR, log: console.log });
  closers.push(() => postgres.stop());
}

function startServer() {
  const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  const include = ['db/*/*.sql', 'slices/*/world/**/*.sql'].map(
    (sql) => `--include=${join(ROOT, 'apps/server/src', sql)}`,
  );
  const main = join(ROOT, 'apps/server/src/main.ts');
  // A process group of its own: the terminal's Ctrl-C comes to us alone, and we pass it on once.
  const child = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', ...include, main], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const gone = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  });
  closers.push(async () => {
    child.kill('SIGTERM');
    const impatience = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), LONGEST_FAREWELL_MS);
    await gone;
    clearTimeout(impatience);
  });
}

async function startWeb() {
  const { createServer } = await import('vite');
  const open = async (app, options) => {
    const server = await createServer({ root: join(ROOT, app), ...options });
    closers.push(() => server.close());
    return server.listen();
  };
  const desk = await open('apps/desk', { base: `${DESK}/`, server: { port: 5174 } });
  const proxy = {
    // Both apps have a /src/main.tsx: the desk's lies below its own path.
    [`^${DESK}([/?]|$)`]: {
      target: desk.resolvedUrls.local[0].slice(0, -`${DESK}/`.length),
      rewrite: (path) => path.replace(/^\/admin(?=\?|$)/, `${DESK}/`),
      ws: true,
    },
  };
  const web = await open('apps/web', { server: { port: 5173, proxy } });
  web.printUrls();
}
