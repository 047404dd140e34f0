import { ID_MARK } from './ids.ts';

/**
 * A dot screen for the deep shade, to be used as `fill="url(#~name)"`.
 * @example halftone('dots', '#301020')
 */
export function halftone(name: string, colour: string, pitch = 7, radius = 1.6): string {
  const middle = pitch / 2;
  return `<pattern id="${ID_MARK}${name}" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse" patternTransform="rotate(32)"><circle cx="${middle}" cy="${middle}" r="${radius}" fill="${colour}"/></pattern>`;
}
