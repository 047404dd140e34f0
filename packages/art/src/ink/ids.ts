/** Stands for the picture's id prefix in markup that is drawn once and used in many pictures. */
export const ID_MARK = '~';

/**
 * Puts a picture's own prefix into markup, so that many pictures may stand on one page.
 * @example withPrefix('<path id="~horn"/>', 'card7') // '<path id="card7horn"/>'
 */
export function withPrefix(markup: string, prefix: string): string {
  return markup.replaceAll(ID_MARK, prefix);
}
