const LOOK_EVERY_MS = 100;

/**
 * Ends us, as SIGTERM would, when the shell between npm and us is gone. npm passes a signal on to
 * that shell alone, and most shells die of it without a word to their children: without this, a
 * stopped `npm start` would go on serving.
 *
 * @example followParent();
 */
export function followParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  looking.unref();
}
