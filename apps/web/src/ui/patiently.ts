/** A part of the program that did not arrive, and not at the second try either. */
export class MissingChunk extends Error {
  override name = 'MissingChunk';
}

/** Long enough for a train to leave its tunnel, or an instance to be replaced. */
const PAUSE_MS = 1_500;

/**
 * Loads a part of the program, and once more after a pause if it does not come.
 *
 * `patiently(() => import('./dialogs/sell-dialog.tsx'))`
 */
export async function patiently<T>(load: () => Promise<T>, pauseMs = PAUSE_MS): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (isStylesheet(error)) throw new MissingChunk(String(error), { cause: error });
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return load().catch((error: unknown) => {
    throw new MissingChunk(String(error), { cause: error });
  });
}

/** Vite asks for a stylesheet once only: at a second try the part would come, but undressed. */
function isStylesheet(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Unable to preload CSS');
}
