/** A part of the program that did not arrive, and not at the second try either. */
export class MissingChunk extends Error {
  override name = 'MissingChunk';
}

/** Long enough for a train to leave its tunnel, or an instance to be replaced. */
const PAUSE_MS = 1_500;

/** How Chromium and Firefox name the file that they did not get. */
const LOST_FILE = /dynamically imported module:? (\S+)$/;

let tries = 0;

/**
 * Loads a part of the program, and once more after a pause if it does not come. Many browsers
 * remember a module that failed and never ask for its address again: those are asked for it under
 * another one. It has to be the module as it is, because that is what the other address yields.
 *
 * `patiently(() => import('./dialogs/sell-dialog.tsx'))`
 */
export async function patiently<T>(
  load: () => Promise<T>,
  {
    pauseMs = PAUSE_MS,
    importFrom = (address: string): Promise<T> => import(/* @vite-ignore */ address),
  } = {},
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (isStylesheet(error)) throw new MissingChunk(String(error), { cause: error });
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  try {
    return await load().catch((error: unknown) => {
      const lost = error instanceof Error && LOST_FILE.exec(error.message)?.[1];
      if (!lost) throw error;
      tries += 1;
      return importFrom(`${lost}?try=${tries}`);
    });
  } catch (error) {
    throw new MissingChunk(String(error), { cause: error });
  }
}

/** Vite asks for a stylesheet once only: at a second try the part would come, but undressed. */
function isStylesheet(error: unknown): boolean {
  // English: as Vite says it.
  return error instanceof Error && error.message.startsWith('Unable to preload CSS');
}
