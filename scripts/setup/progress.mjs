const EVERY_MS = 5_000;

/**
 * Says what is being done, at once and again every few seconds: a person must see that a step
 * which takes a minute has not died.
 *
 * @example await withProgress(() => `Building: ${left} to go…`, build);
 */
export async function withProgress(words, work, { log = console.log, everyMs = EVERY_MS } = {}) {
  log(words());
  const timer = setInterval(() => log(words()), everyMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
