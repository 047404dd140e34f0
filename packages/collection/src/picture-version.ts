/** Put in by the build: a fingerprint of all that draws. Absent where nothing was built. */
declare const __PICTURE_VERSION__: string | undefined;

/** Another one whenever the drawings may look different; empty in development, where they do all day. */
export const PICTURE_VERSION: string =
  typeof __PICTURE_VERSION__ === 'string' ? __PICTURE_VERSION__ : '';

/**
 * The address under which a picture may be kept for ever: browsers and proxies that hold an old
 * drawing would otherwise show it for a year.
 *
 * `versioned('/api/images/card-17.webp') // '/api/images/card-17.5f1d3c2a.webp'`
 */
export function versioned(path: string, version: string = PICTURE_VERSION): string {
  return version === '' ? path : path.replace(/(?=\.[a-z]+$)/, `.${version}`);
}
