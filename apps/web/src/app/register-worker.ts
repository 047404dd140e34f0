import { whenIdle } from '@goats/ui/when-idle.ts';

/** Last of all: the files it keeps must not compete with the page that is just arriving. */
const PATIENCE_MS = 10_000;
/** After the load: in its first idle moment a page only waits for what it has just asked for. */
const AFTER_LOAD_MS = 4_000;

/** Only in the built product: in development every file changes under the same name. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !isSecureContext || !navigator.serviceWorker) return;
  const register = () => setTimeout(() => whenIdle(() => void begin(), PATIENCE_MS), AFTER_LOAD_MS);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

async function begin(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  } catch {
    // Blocked by the browser's settings, or the line went down: the site works without it.
  }
}
