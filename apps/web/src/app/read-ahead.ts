/**
 * Asks for what a page will show while its code is on the way; queries stay out of the first screen.
 * Nobody waits for it, and nobody is told when it fails: the page asks for itself, and says so then.
 *
 * `loader: ({ params }) => readAhead(cupReads, (reads) => reads.cup(params.id))`
 */
export function readAhead<Reads>(load: () => Promise<Reads>, ask: (reads: Reads) => unknown): void {
  // Pages are drawn ahead without a server to ask.
  if (typeof document === 'undefined') return;
  load()
    .then(ask)
    .catch(() => undefined);
}
